/** Words of titles of a whole toy shop, part 4 of 5, in alphabetical order: what is sold, what it shows, and its features. */
export const WORDS_G_GLOSSARY = `
pastel light mauve ; c ; pastellmauve ; mauve pastel ; malva pastello ; malva pastel
pastel lilac ; c ; pastellflieder ; lilas pastel ; lilla pastello ; lila pastel
pastel mauve ; c ; pastellmauve ; mauve pastel ; malva pastello ; malva pastel
pastel pink ; c ; pastellrosa ; rose pastel/rose pastel/rose pastel/rose pastel ; rosa pastello/rosa pastello/rosa pastello/rosa pastello ; rosa pastel/rosa pastel/rosa pastel/rosa pastel
pastel purple ; c ; pastelllila ; violet pastel ; viola pastello ; morado pastel
pastel white ; c ; pastellweiß/pastellweiße ; blanc pastel/blanc pastel/blanc pastel/blanc pastel ; bianco pastello/bianco pastello/bianco pastello/bianco pastello ; blanco pastel/blanco pastel/blanco pastel/blanco pastel
pastel yellow ; c ; pastellgelb/pastellgelbe ; jaune pastel ; giallo pastello ; amarillo pastel
patrol car~patrol cars ; n ; Streifenwagen/Streifenwagen/m ; voiture de patrouille/voitures de patrouille/f ; auto di pattuglia/auto di pattuglia/f ; coche patrulla/coches patrulla/m
pearl black ; c ; perlschwarz/perlschwarze ; noir nacré ; nero perla ; negro perla
pearl blue ; c ; perlblau/perlblaue ; bleu nacré ; blu perla ; azul perla
pearl green ; c ; perlgrün/perlgrüne ; vert nacré ; verde perla ; verde perla
pearl ivory ; c ; perlelfenbein ; ivoire nacré ; avorio perla ; marfil perla
pearl light blue ; c ; perlhellblau/perlhellblaue ; bleu clair nacré ; azzurro perlato ; azul claro perlado
pearl orange ; c ; perlorange ; orange nacré ; arancione perla ; naranja perla
pearl pink ; c ; perlrosa ; rose nacré ; rosa perla ; rosa perla
pearl purple ; c ; perllila ; violet nacré ; viola perla ; morado perla
pearl sapphire blue ; c ; perlsaphirblau/perlsaphirblaue ; bleu saphir nacré ; blu zaffiro perlato ; azul zafiro perlado
pedestrian~pedestrians ; n ; Fußgänger/Fußgänger/m ; piéton/piétons/m ; pedone/pedoni/m ; peatón/peatones/m
peel off sticker sheet~peel off sticker sheets ; n ; Peel-off-Stickerbogen/Peel-off-Stickerbögen/m ; planche d'autocollants peel-off/planches d'autocollants peel-off/f ; foglio di adesivi peel-off/fogli di adesivi peel-off/m ; hoja de pegatinas peel-off/hojas de pegatinas peel-off/f
peg board~peg boards ; n ; Steckbrett/Steckbretter/n ; tableau à picots/tableaux à picots/m ; tavoletta con chiodini/tavolette con chiodini/f ; tablero de pinchos/tableros de pinchos/m
peg top~peg tops ; n ; Kreisel/Kreisel/m ; toupie/toupies/f ; trottola/trottole/f ; peonza/peonzas/f
pelican~pelicans ; n ; Pelikan/Pelikane/m ; pélican/pélicans/m ; pellicano/pellicani/m ; pelícano/pelícanos/m
pen set~pen sets ; n ; Stifte-Set/Stifte-Sets/n ; set de feutres/sets de feutres/m ; set di pennarelli/set di pennarelli/m ; set de rotuladores/sets de rotuladores/m
pen storage tray~pen storage trays ; n ; Stifte-Ablage/Stifte-Ablagen/f ; plateau de rangement pour stylos/plateaux de rangement pour stylos/m ; vassoio portapenne/vassoi portapenne/m ; bandeja para rotuladores/bandejas para rotuladores/f
penguin chick~penguin chicks ; n ; Pinguinküken/Pinguinküken/n ; bébé manchot/bébés manchots/m ; pulcino di pinguino/pulcini di pinguino/m ; cría de pingüino/crías de pingüino/f
pennant banner~pennant banners ; n ; Wimpelkette/Wimpelketten/f ; guirlande de fanions/guirlandes de fanions/f ; festone di bandierine/festoni di bandierine/m ; guirnalda de banderines/guirnaldas de banderines/f
pennant party banner~pennant party banners ; n ; Party-Wimpelkette/Party-Wimpelketten/f ; guirlande de fanions de fête/guirlandes de fanions de fête/f ; festone a bandierine per feste/festoni a bandierine per feste/m ; guirnalda de banderines de fiesta/guirnaldas de banderines de fiesta/f
pentaceratops~pentaceratops ; n ; Pentaceratops/Pentaceratops/m ; pentacératops/pentacératops/m ; pentaceratopo/pentaceratopi/m ; pentaceratops/pentaceratops/m
people figure~people figures ; n ; Personenfigur/Personenfiguren/f ; figurine de personnage/figurines de personnages/f ; figurina di persona/figurine di persone/f ; figura de persona/figuras de personas/f
perfume bottle~perfume bottles ; n ; Parfümflakon/Parfümflakons/m ; flacon de parfum/flacons de parfum/m ; boccetta di profumo/boccette di profumo/f ; frasco de perfume/frascos de perfume/m
period iii ; p ; Epoche III ; époque III ; epoca III ; época III
period iv ; p ; Epoche IV ; époque IV ; epoca IV ; época IV
period v ; p ; Epoche V ; époque V ; epoca V ; época V
period vi ; p ; Epoche VI ; époque VI ; epoca VI ; época VI
persian cat~persian cats ; n ; Perserkatze/Perserkatzen/f ; chat persan/chats persans/m ; gatto persiano/gatti persiani/m ; gato persa/gatos persas/m
pet bunny~pet bunnies ; n ; Spielzeughase/Spielzeughasen/m ; lapin jouet/lapins jouets/m ; coniglietto giocattolo/coniglietti giocattolo/m ; conejito de juguete/conejitos de juguete/m
photo balloon~photo balloons ; n ; Fotoballon/Fotoballons/m ; ballon photo/ballons photo/m ; palloncino con foto/palloncini con foto/m ; globo con foto/globos con foto/m
photo etch set~photo etch sets ; n ; Ätzteilesatz/Ätzteilesätze/m ; planche de photodécoupe/planches de photodécoupe/f ; set di fotoincisioni/set di fotoincisioni/m ; set de fotograbados/sets de fotograbados/m
photo etched part~photo etched parts ; n ; Fotoätzteil/Fotoätzteile/n ; pièce photodécoupée/pièces photodécoupées/f ; parte fotoincisa/parti fotoincise/f ; pieza fotograbada/piezas fotograbadas/f
photo etched set~photo etched sets ; n ; Ätzteilesatz/Ätzteilesätze/m ; planche de photodécoupe/planches de photodécoupe/f ; set di fotoincisioni/set di fotoincisioni/m ; set de fotograbados/sets de fotograbados/m
photo invitation~photo invitations ; n ; Foto-Einladung/Foto-Einladungen/f ; invitation avec photo/invitations avec photo/f ; invito con foto/inviti con foto/m ; invitación con foto/invitaciones con foto/f
photo prop~photo props ; n ; Fotorequisite/Fotorequisiten/f ; accessoire photo/accessoires photo/m ; accessorio per foto/accessori per foto/m ; accesorio para fotos/accesorios para fotos/m
photo realistic ; a ; fotorealistisch/fotorealistische ; photoréaliste/photoréaliste/photoréalistes/photoréalistes ; fotorealistico/fotorealistica/fotorealistici/fotorealistiche ; fotorrealista/fotorrealista/fotorrealistas/fotorrealistas
photo-etched part~photo-etched parts ; n ; Fotoätzteil/Fotoätzteile/n ; pièce photodécoupée/pièces photodécoupées/f ; parte fotoincisa/parti fotoincise/f ; pieza fotograbada/piezas fotograbadas/f
pick-up~pick-ups ; n ; Pick-up/Pick-ups/m ; pick-up/pick-up/m ; pick-up/pick-up/m ; camioneta pick-up/camionetas pick-up/f
pie~pies ; n ; Pastete/Pasteten/f ; tourte/tourtes/f ; pasticcio/pasticci/m ; empanada/empanadas/f
pig mask~pig masks ; n ; Schweinemaske/Schweinemasken/f ; masque de cochon/masques de cochon/m ; maschera da maiale/maschere da maiale/f ; máscara de cerdo/máscaras de cerdo/f
pig sty~pig sties ; n ; Schweinestall/Schweineställe/m ; porcherie/porcheries/f ; porcile/porcili/m ; pocilga/pocilgas/f
pin set~pin sets ; n ; Pin-Set/Pin-Sets/n ; lot de pin's/lots de pin's/m ; set di spille/set di spille/m ; set de pines/sets de pines/m
pinata stick~pinata sticks ; n ; Piñata-Stab/Piñata-Stäbe/m ; bâton à piñata/bâtons à piñata/m ; bastone per pignatta/bastoni per pignatta/m ; palo para piñata/palos para piñata/m
pink & purple ; c ; rosa-lila ; rose et violet ; rosa e viola ; rosa y morado
pink & white ; c ; rosa-weiß/rosa-weiße ; rose et blanc/rose et blanc/rose et blanc/rose et blanc ; rosa e bianco/rosa e bianco/rosa e bianco/rosa e bianco ; rosa y blanco/rosa y blanco/rosa y blanco/rosa y blanco
pink and purple ; c ; rosa-lila ; rose et violet ; rosa e viola ; rosa y morado
pink and white ; c ; rosa-weiß/rosa-weiße ; rose et blanc/rose et blanc/rose et blanc/rose et blanc ; rosa e bianco/rosa e bianco/rosa e bianco/rosa e bianco ; rosa y blanco/rosa y blanco/rosa y blanco/rosa y blanco
pink/purple ; c ; rosa-lila ; rose et violet ; rosa e viola ; rosa y morado
pink/white ; c ; rosa-weiß/rosa-weiße ; rose et blanc/rose et blanc/rose et blanc/rose et blanc ; rosa e bianco/rosa e bianco/rosa e bianco/rosa e bianco ; rosa y blanco/rosa y blanco/rosa y blanco/rosa y blanco
pint opener~pint openers ; n ; Bierglas-Flaschenöffner/Bierglas-Flaschenöffner/m ; décapsuleur pinte de bière/décapsuleurs pinte de bière/m ; apribottiglie a forma di pinta/apribottiglie a forma di pinta/m ; abridor con forma de pinta/abridores con forma de pinta/m
pirate accessories set~pirate accessories sets ; n ; Piraten-Zubehörset/Piraten-Zubehörsets/n ; set d'accessoires de pirate/sets d'accessoires de pirate/m ; set di accessori da pirata/set di accessori da pirata/m ; set de accesorios de pirata/sets de accesorios de pirata/m
pirate fortress~pirate fortresses ; n ; Piratenfestung/Piratenfestungen/f ; forteresse de pirates/forteresses de pirates/f ; fortezza dei pirati/fortezze dei pirati/f ; fortaleza pirata/fortalezas pirata/f
pirate playmat~pirate playmats ; n ; Piraten-Spielmatte/Piraten-Spielmatten/f ; tapis de jeu pirate/tapis de jeu pirate/m ; tappeto da gioco pirata/tappeti da gioco pirata/m ; alfombra de juego pirata/alfombras de juego pirata/f
pirate queen~pirate queens ; n ; Piratenkönigin/Piratenköniginnen/f ; reine des pirates/reines des pirates/f ; regina dei pirati/regine dei pirati/f ; reina pirata/reinas piratas/f
pirate ring~pirate rings ; n ; Piratenring/Piratenringe/m ; bague de pirate/bagues de pirate/f ; anello da pirata/anelli da pirata/m ; anillo pirata/anillos pirata/m
pirate sword~pirate swords ; n ; Piratenschwert/Piratenschwerter/n ; sabre de pirate/sabres de pirate/m ; spada da pirata/spade da pirata/f ; espada pirata/espadas pirata/f
pirate tattoo~pirate tattoos ; n ; Piraten-Tattoo/Piraten-Tattoos/n ; tatouage pirate/tatouages pirate/m ; tatuaggio dei pirati/tatuaggi dei pirati/m ; tatuaje pirata/tatuajes pirata/m
pirates set~pirates sets ; n ; Piraten-Set/Piraten-Sets/n ; set de pirates/sets de pirates/m ; set dei pirati/set dei pirati/m ; set de piratas/sets de piratas/m
pit crew~pit crews ; n ; Boxencrew/Boxencrews/f ; équipe des stands/équipes des stands/f ; squadra ai box/squadre ai box/f ; equipo de boxes/equipos de boxes/m
pit lane~pit lanes ; n ; Boxengasse/Boxengassen/f ; voie des stands/voies des stands/f ; corsia box/corsie box/f ; calle de boxes/calles de boxes/f
pitchfork~pitchforks ; n ; Dreizack/Dreizacke/m ; fourche/fourches/f ; forcone/forconi/m ; horca/horcas/f
plaque decoration~plaque decorations ; n ; Deko-Schild/Deko-Schilder/n ; plaque décorative/plaques décoratives/f ; targhetta decorativa/targhette decorative/f ; placa decorativa/placas decorativas/f
plaster mould~plaster moulds ; n ; Gips-Gießform/Gips-Gießformen/f ; moule à plâtre/moules à plâtre/m ; stampo per gesso/stampi per gesso/m ; molde para escayola/moldes para escayola/m
plastic flag bunting~plastic flag buntings ; n ; Wimpelkette aus Kunststoff/Wimpelketten aus Kunststoff/f ; guirlande de fanions en plastique/guirlandes de fanions en plastique/f ; festone di bandierine in plastica/festoni di bandierine in plastica/m ; guirnalda de banderines de plástico/guirnaldas de banderines de plástico/f
plate stand~plate stands ; n ; Tellerständer/Tellerständer/m ; porte-assiette/porte-assiettes/m ; portapiatto/portapiatti/m ; soporte para platos/soportes para platos/m
platform signal~platform signals ; n ; Bahnsteigsignal/Bahnsteigsignale/n ; signal de quai/signaux de quai/m ; segnale di banchina/segnali di banchina/m ; señal de andén/señales de andén/f
platypus~platypuses ; n ; Schnabeltier/Schnabeltiere/n ; ornithorynque/ornithorynques/m ; ornitorinco/ornitorinchi/m ; ornitorrinco/ornitorrincos/m
play dress~play dresses ; n ; Spielkleid/Spielkleider/n ; robe de jeu/robes de jeu/f ; vestitino da gioco/vestitini da gioco/m ; vestido de juego/vestidos de juego/m
play house~play houses ; n ; Spielhaus/Spielhäuser/n ; maisonnette/maisonnettes/f ; casetta gioco/casette gioco/f ; casita de juegos/casitas de juegos/f
play pool~play pools ; n ; Planschbecken/Planschbecken/n ; pataugeoire/pataugeoires/f ; piscinetta/piscinette/f ; piscina infantil/piscinas infantiles/f
player card~player cards ; n ; Spielerkarte/Spielerkarten/f ; carte de joueur/cartes de joueurs/f ; carta giocatore/carte giocatori/f ; carta de jugador/cartas de jugadores/f
playing card box~playing card boxes ; n ; Spielkartenbox/Spielkartenboxen/f ; boîte à cartes à jouer/boîtes à cartes à jouer/f ; scatola per carte da gioco/scatole per carte da gioco/f ; caja para naipes/cajas para naipes/f
playing card deck~playing card decks ; n ; Kartenspiel/Kartenspiele/n ; jeu de cartes/jeux de cartes/m ; mazzo di carte/mazzi di carte/m ; baraja de cartas/barajas de cartas/f
plesiosaurus~plesiosaurus ; n ; Plesiosaurus/Plesiosaurier/m ; plésiosaure/plésiosaures/m ; plesiosauro/plesiosauri/m ; plesiosaurio/plesiosaurios/m
plus sized ; p ; in Übergröße ; grande taille ; taglia forte ; talla grande
plus-size ; p ; in Übergröße ; grande taille ; taglia forte ; talla grande
plush character~plush characters ; n ; Plüschfigur/Plüschfiguren/f ; personnage en peluche/personnages en peluche/m ; personaggio di peluche/personaggi di peluche/m ; personaje de peluche/personajes de peluche/m
plush doll toy~plush doll toys ; n ; Plüschfigur/Plüschfiguren/f ; peluche/peluches/f ; peluche/peluche/m ; muñeco de peluche/muñecos de peluche/m
plush owl~plush owls ; n ; Plüsch-Eule/Plüsch-Eulen/f ; chouette en peluche/chouettes en peluche/f ; gufo di peluche/gufi di peluche/m ; búho de peluche/búhos de peluche/m
pocket portfolio~pocket portfolios ; n ; Sammelkartenalbum/Sammelkartenalben/n ; portfolio pour cartes/portfolios pour cartes/m ; portfolio per carte/portfolio per carte/m ; portafolio para cartas/portafolios para cartas/m
pocket pro binder~pocket pro binders ; n ; Sammelkartenalbum/Sammelkartenalben/n ; classeur à pochettes pour cartes/classeurs à pochettes pour cartes/m ; raccoglitore a tasche per carte/raccoglitori a tasche per carte/m ; álbum con bolsillos para cartas/álbumes con bolsillos para cartas/m
pogo jumper~pogo jumpers ; n ; Pogostick/Pogosticks/m ; bâton sauteur/bâtons sauteurs/m ; pogo stick/pogo stick/m ; saltador pogo/saltadores pogo/m
point lever~point levers ; n ; Weichenhebel/Weichenhebel/m ; levier d'aiguillage/leviers d'aiguillage/m ; leva per scambio/leve per scambio/f ; palanca de desvío/palancas de desvío/f
poker chip roll~poker chip rolls ; n ; Pokerchip-Rolle/Pokerchip-Rollen/f ; rouleau de jetons de poker/rouleaux de jetons de poker/m ; rotolo di fiches/rotoli di fiches/m ; rollo de fichas de póker/rollos de fichas de póker/m
poker layout cloth~poker layout cloths ; n ; Pokertuch/Pokertücher/n ; tapis de poker/tapis de poker/m ; panno da poker/panni da poker/m ; tapete de póker/tapetes de póker/m
poker plaque~poker plaques ; n ; Poker-Plaque/Poker-Plaques/f ; plaque de poker/plaques de poker/f ; placca da poker/placche da poker/f ; placa de póker/placas de póker/f
polar bear cub~polar bear cubs ; n ; Eisbärbaby/Eisbärbabys/n ; ourson polaire/oursons polaires/m ; cucciolo di orso polare/cuccioli di orso polare/m ; cachorro de oso polar/cachorros de oso polar/m
police badge~police badges ; n ; Polizeimarke/Polizeimarken/f ; insigne de police/insignes de police/m ; distintivo della polizia/distintivi della polizia/m ; placa de policía/placas de policía/f
police motorbike~police motorbikes ; n ; Polizeimotorrad/Polizeimotorräder/n ; moto de police/motos de police/f ; moto della polizia/moto della polizia/f ; moto de policía/motos de policía/f
policewoman~policewomen ; n ; Polizistin/Polizistinnen/f ; policière/policières/f ; poliziotta/poliziotte/f ; mujer policía/mujeres policía/f
polkadot ; p ; mit Punkten ; à pois ; a pois ; de lunares
poly resin ; p ; aus Polyresin ; en polyrésine ; in poliresina ; de poliresina
polyhedron dice set~polyhedron dice sets ; n ; Polyeder-Würfelset/Polyeder-Würfelsets/n ; set de dés polyédriques/sets de dés polyédriques/m ; set di dadi poliedrici/set di dadi poliedrici/m ; set de dados poliédricos/sets de dados poliédricos/m
polyresin ; p ; aus Polyresin ; en polyrésine ; in poliresina ; de poliresina
polystyrene ball~polystyrene balls ; n ; Styroporkugel/Styroporkugeln/f ; boule en polystyrène/boules en polystyrène/f ; palla di polistirolo/palle di polistirolo/f ; bola de poliestireno/bolas de poliestireno/f
polystyrene egg~polystyrene eggs ; n ; Styropor-Ei/Styropor-Eier/n ; œuf en polystyrène/œufs en polystyrène/m ; uovo di polistirolo/uova di polistirolo/m ; huevo de poliestireno/huevos de poliestireno/m
polystyrene heart~polystyrene hearts ; n ; Styropor-Herz/Styropor-Herzen/n ; cœur en polystyrène/cœurs en polystyrène/m ; cuore di polistirolo/cuori di polistirolo/m ; corazón de poliestireno/corazones de poliestireno/m
polystyrene sphere~polystyrene spheres ; n ; Styroporkugel/Styroporkugeln/f ; sphère en polystyrène/sphères en polystyrène/f ; sfera di polistirolo/sfere di polistirolo/f ; esfera de poliestireno/esferas de poliestireno/f
pony stable~pony stables ; n ; Ponystall/Ponyställe/m ; écurie de poneys/écuries de poneys/f ; scuderia di pony/scuderie di pony/f ; establo de ponis/establos de ponis/m
pool chair~pool chairs ; n ; Pool-Sessel/Pool-Sessel/m ; fauteuil de piscine/fauteuils de piscine/m ; poltrona da piscina/poltrone da piscina/f ; sillón de piscina/sillones de piscina/m
pool float recliner~pool float recliners ; n ; Schwimmliege/Schwimmliegen/f ; fauteuil flottant/fauteuils flottants/m ; poltrona galleggiante/poltrone galleggianti/f ; tumbona flotante/tumbonas flotantes/f
porcelain pen~porcelain pens ; n ; Porzellanmalstift/Porzellanmalstifte/m ; feutre pour porcelaine/feutres pour porcelaine/m ; pennarello per porcellana/pennarelli per porcellana/m ; rotulador para porcelana/rotuladores para porcelana/m
poseable figure~poseable figures ; n ; bewegliche Figur/bewegliche Figuren/f ; figurine articulée/figurines articulées/f ; personaggio snodato/personaggi snodati/m ; figura articulada/figuras articuladas/f
possum~possums ; n ; Opossum/Opossums/n ; opossum/opossums/m ; opossum/opossum/m ; zarigüeya/zarigüeyas/f
post office playset~post office playsets ; n ; Spielpost-Set/Spielpost-Sets/n ; coffret bureau de poste/coffrets bureau de poste/m ; playset ufficio postale/playset ufficio postale/m ; set de oficina de correos/sets de oficina de correos/m
post signal kit~post signal kits ; n ; Mastsignal-Bausatz/Mastsignal-Bausätze/m ; kit de sémaphore/kits de sémaphores/m ; kit segnale a palo/kit segnali a palo/m ; kit de señal de poste/kits de señales de poste/m
postbus~postbuses ; n ; Postbus/Postbusse/m ; autocar postal/autocars postaux/m ; autobus postale/autobus postali/m ; autobús postal/autobuses postales/m
poster art set~poster art sets ; n ; Poster-Malset/Poster-Malsets/n ; coffret poster à colorier/coffrets poster à colorier/m ; set poster da colorare/set poster da colorare/m ; set de pósteres para colorear/sets de pósteres para colorear/m
poster display paper~poster display papers ; n ; Posterpapier/Posterpapiere/n ; papier affiche/papiers affiche/m ; carta per poster/carte per poster/f ; papel para carteles/papeles para carteles/m
pounding bench~pounding benches ; n ; Klopfbank/Klopfbänke/f ; banc à marteler/bancs à marteler/m ; banco da martellare/banchi da martellare/m ; banco de golpear/bancos de golpear/m
power base~power bases ; n ; Anschlussschiene/Anschlussschienen/f ; rail d'alimentation/rails d'alimentation/m ; base di alimentazione/basi di alimentazione/f ; pista de conexión/pistas de conexión/f
power drill~power drills ; n ; Bohrmaschine/Bohrmaschinen/f ; perceuse/perceuses/f ; trapano/trapani/m ; taladro/taladros/m
power kit~power kits ; n ; Antriebsset/Antriebssets/n ; kit de motorisation/kits de motorisation/m ; kit di motorizzazione/kit di motorizzazione/m ; kit de motorización/kits de motorización/m
power pack~power packs ; n ; Power-Pack/Power-Packs/n ; power pack/power packs/m ; power pack/power pack/m ; power pack/power packs/m
powerbase~powerbases ; n ; Anschlussschiene/Anschlussschienen/f ; rail d'alimentation/rails d'alimentation/m ; base di alimentazione/basi di alimentazione/f ; pista de conexión/pistas de conexión/f
pre assembled ; a ; vormontiert/vormontierte ; prémonté/prémontée/prémontés/prémontées ; premontato/premontata/premontati/premontate ; premontado/premontada/premontados/premontadas
pre painted ; a ; vorbemalt/vorbemalte ; prépeint/prépeinte/prépeints/prépeintes ; predipinto/predipinta/predipinti/predipinte ; prepintado/prepintada/prepintados/prepintadas
pre-assembled ; a ; vormontiert/vormontierte ; prémonté/prémontée/prémontés/prémontées ; premontato/premontata/premontati/premontate ; premontado/premontada/premontados/premontadas
pre-painted ; a ; vorbemalt/vorbemalte ; prépeint/prépeinte/prépeints/prépeintes ; predipinto/predipinta/predipinti/predipinte ; prepintado/prepintada/prepintados/prepintadas
preassembled ; a ; vormontiert/vormontierte ; prémonté/prémontée/prémontés/prémontées ; premontato/premontata/premontati/premontate ; premontado/premontada/premontados/premontadas
premium deck~premium decks ; n ; Premium-Deck/Premium-Decks/n ; deck premium/decks premium/m ; mazzo premium/mazzi premium/m ; mazo premium/mazos premium/m
prepainted ; a ; vorbemalt/vorbemalte ; prépeint/prépeinte/prépeints/prépeintes ; predipinto/predipinta/predipinti/predipinte ; prepintado/prepintada/prepintados/prepintadas
presidential limousine~presidential limousines ; n ; Präsidentenlimousine/Präsidentenlimousinen/f ; limousine présidentielle/limousines présidentielles/f ; limousine presidenziale/limousine presidenziali/f ; limusina presidencial/limusinas presidenciales/f
presidential limo~presidential limos ; n ; Präsidentenlimousine/Präsidentenlimousinen/f ; limousine présidentielle/limousines présidentielles/f ; limousine presidenziale/limousine presidenziali/f ; limusina presidencial/limusinas presidenciales/f
pressure-treated ; a ; druckimprägniert/druckimprägnierte ; traité en autoclave/traitée en autoclave/traités en autoclave/traitées en autoclave ; trattato in autoclave/trattata in autoclave/trattati in autoclave/trattate in autoclave ; tratado en autoclave/tratada en autoclave/tratados en autoclave/tratadas en autoclave
pretzel chain~pretzel chains ; n ; Gliederkette/Gliederketten/f ; chaîne à maillons/chaînes à maillons/f ; catena a maglie/catene a maglie/f ; cadena de eslabones/cadenas de eslabones/f
primrose yellow ; c ; primelgelb/primelgelbe ; jaune primevère ; giallo primula ; amarillo prímula
princess purse~princess purses ; n ; Prinzessinnen-Geldbörse/Prinzessinnen-Geldbörsen/f ; porte-monnaie princesse/porte-monnaie princesse/m ; portamonete da principessa/portamonete da principessa/m ; monedero de princesa/monederos de princesa/m
prop adapter~prop adapters ; n ; Propelleradapter/Propelleradapter/m ; adaptateur d'hélice/adaptateurs d'hélice/m ; adattatore per elica/adattatori per elica/m ; adaptador de hélice/adaptadores de hélice/m
propeller blade guard~propeller blade guards ; n ; Propellerschutz/Propellerschutze/m ; protège-hélice/protège-hélices/m ; paraeliche/paraeliche/m ; protector de hélice/protectores de hélice/m
propeller blade~propeller blades ; n ; Propellerblatt/Propellerblätter/n ; pale d'hélice/pales d'hélice/f ; pala dell'elica/pale dell'elica/f ; pala de hélice/palas de hélice/f
propeller guard bumper~propeller guard bumpers ; n ; Propellerschutz/Propellerschutze/m ; protège-hélice/protège-hélices/m ; paraeliche/paraeliche/m ; protector de hélice/protectores de hélice/m
propeller protector~propeller protectors ; n ; Propellerschutz/Propellerschutze/m ; protection d'hélice/protections d'hélice/f ; paraeliche/paraeliche/m ; protector de hélice/protectores de hélice/m
protoceratops~protoceratops ; n ; Protoceratops/Protoceratops/m ; protocératops/protocératops/m ; protoceratopo/protoceratopi/m ; protoceratops/protoceratops/m
pteranodon~pteranodons ; n ; Pteranodon/Pteranodons/m ; ptéranodon/ptéranodons/m ; pteranodonte/pteranodonti/m ; pteranodón/pteranodones/m
pufferfish~pufferfish ; n ; Kugelfisch/Kugelfische/m ; poisson-globe/poissons-globes/m ; pesce palla/pesci palla/m ; pez globo/peces globo/m
puffin~puffins ; n ; Papageitaucher/Papageitaucher/m ; macareux/macareux/m ; pulcinella di mare/pulcinella di mare/m ; frailecillo/frailecillos/m
puffy sticker play set~puffy sticker play sets ; n ; Puffy-Sticker-Spielset/Puffy-Sticker-Spielsets/n ; coffret d'autocollants bombés/coffrets d'autocollants bombés/m ; set gioco di adesivi imbottiti/set gioco di adesivi imbottiti/m ; set de juego de pegatinas acolchadas/sets de juego de pegatinas acolchadas/m
pug dog~pug dogs ; n ; Mops/Möpse/m ; carlin/carlins/m ; carlino/carlini/m ; carlino/carlinos/m
pull back & go action ; p ; mit Rückziehmotor ; à rétrofriction ; a retrocarica ; a retrofricción
pull back action ; p ; mit Rückziehmotor ; à rétrofriction ; a retrocarica ; con retroceso
pull back racer~pull back racers ; n ; Rennwagen mit Rückziehmotor/Rennwagen mit Rückziehmotor/m ; voiture de course à rétrofriction/voitures de course à rétrofriction/f ; macchinina da corsa a retrocarica/macchinine da corsa a retrocarica/f ; coche de carreras a retrofricción/coches de carreras a retrofricción/m
pull starter~pull starters ; n ; Seilzugstarter/Seilzugstarter/m ; lanceur à tirette/lanceurs à tirette/m ; avviamento a strappo/avviamenti a strappo/m ; tirador de arranque/tiradores de arranque/m
pull-back ; p ; mit Rückziehmotor ; à rétrofriction ; a retrocarica ; con retroceso
pull-back and go ; p ; mit Rückziehmotor ; à rétrofriction ; a retrocarica ; con retroceso
pull-back car~pull-back cars ; n ; Auto mit Rückziehmotor/Autos mit Rückziehmotor/n ; voiture à rétrofriction/voitures à rétrofriction/f ; macchinina a retrocarica/macchinine a retrocarica/f ; coche a retrofricción/coches a retrofricción/m
pull-back motor~pull-back motors ; n ; Rückziehmotor/Rückziehmotoren/m ; moteur à rétrofriction/moteurs à rétrofriction/m ; motore a retrocarica/motori a retrocarica/m ; motor de retroceso/motores de retroceso/m
pullman car~pullman cars ; n ; Pullmanwagen/Pullmanwagen/m ; voiture Pullman/voitures Pullman/f ; carrozza Pullman/carrozze Pullman/f ; coche Pullman/coches Pullman/m
puma~pumas ; n ; Puma/Pumas/m ; puma/pumas/m ; puma/puma/m ; puma/pumas/m
pump ladder~pump ladders ; n ; Löschfahrzeug mit Leiter/Löschfahrzeuge mit Leiter/n ; fourgon-pompe à échelle/fourgons-pompes à échelle/m ; autopompa con scala/autopompe con scala/f ; autobomba con escalera/autobombas con escalera/f
puppet outfit~puppet outfits ; n ; Puppenkleidung/Puppenkleidung/f ; tenue pour marionnette/tenues pour marionnettes/f ; abito per burattino/abiti per burattini/m ; ropa para marioneta/ropa para marionetas/f
puppet theatre and shop~puppet theatres and shops ; n ; Kasperletheater mit Kaufladen/Kasperletheater mit Kaufladen/n ; théâtre de marionnettes et marchande/théâtres de marionnettes et marchandes/m ; teatrino con negozio/teatrini con negozio/m ; teatro de marionetas y tienda/teatros de marionetas y tiendas/m
puppy dog~puppy dogs ; n ; Hundewelpe/Hundewelpen/m ; chiot/chiots/m ; cagnolino/cagnolini/m ; cachorro/cachorros/m
purple & black ; c ; lila-schwarz/lila-schwarze ; violet et noir/violet et noir/violet et noir/violet et noir ; viola e nero/viola e nero/viola e nero/viola e nero ; morado y negro/morado y negro/morado y negro/morado y negro
purple and black ; c ; lila-schwarz/lila-schwarze ; violet et noir/violet et noir/violet et noir/violet et noir ; viola e nero/viola e nero/viola e nero/viola e nero ; morado y negro/morado y negro/morado y negro/morado y negro
purple/black ; c ; lila-schwarz/lila-schwarze ; violet et noir/violet et noir/violet et noir/violet et noir ; viola e nero/viola e nero/viola e nero/viola e nero ; morado y negro/morado y negro/morado y negro/morado y negro
push-up puppet~push-up puppets ; n ; Drückfigur/Drückfiguren/f ; figurine pousse-pousse articulée/figurines pousse-pousse articulées/f ; pupazzetto a pressione/pupazzetti a pressione/m ; muñeco articulado de presión/muñecos articulados de presión/m
puzzle set~puzzle sets ; n ; Puzzle-Set/Puzzle-Sets/n ; set de puzzles/sets de puzzles/m ; set di puzzle/set di puzzle/m ; set de puzles/sets de puzles/m
puzzle vase~puzzle vases ; n ; Puzzle-Vase/Puzzle-Vasen/f ; vase puzzle/vases puzzle/m ; vaso puzzle/vasi puzzle/m ; jarrón puzle/jarrones puzle/m
puzzleball~puzzleballs ; n ; Puzzleball/Puzzlebälle/m ; puzzle-ball/puzzle-balls/m ; puzzleball/puzzleball/m ; puzzle esférico/puzles esféricos/m
python~pythons ; n ; Python/Pythons/m ; python/pythons/m ; pitone/pitoni/m ; pitón/pitones/f
quadcopter battery~quadcopter batteries ; n ; Quadrocopter-Akku/Quadrocopter-Akkus/m ; batterie de quadricoptère/batteries de quadricoptère/f ; batteria per quadricottero/batterie per quadricottero/f ; batería para cuadricóptero/baterías para cuadricóptero/f
quadcopter camera~quadcopter cameras ; n ; Quadrocopter-Kamera/Quadrocopter-Kameras/f ; caméra pour quadricoptère/caméras pour quadricoptère/f ; telecamera per quadricottero/telecamere per quadricottero/f ; cámara para cuadricóptero/cámaras para cuadricóptero/f
quadcopter frame kit~quadcopter frame kits ; n ; Quadrocopter-Rahmen-Bausatz/Quadrocopter-Rahmen-Bausätze/m ; kit châssis de quadricoptère/kits châssis de quadricoptère/m ; kit telaio per quadricottero/kit telaio per quadricottero/m ; kit de chasis de cuadricóptero/kits de chasis de cuadricóptero/m
quarter horse~quarter horses ; n ; Quarter Horse/Quarter Horses/n ; quarter horse/quarter horses/m ; quarter horse/quarter horse/m ; cuarto de milla/cuartos de milla/m
quetzalcoatlus~quetzalcoatlus ; n ; Quetzalcoatlus/Quetzalcoatlus/m ; quetzalcoatlus/quetzalcoatlus/m ; quetzalcoatlus/quetzalcoatlus/m ; quetzalcoatlus/quetzalcoatlus/m
quick dry ; a ; schnelltrocknend/schnelltrocknende ; à séchage rapide/à séchage rapide/à séchage rapide/à séchage rapide ; ad asciugatura rapida/ad asciugatura rapida/ad asciugatura rapida/ad asciugatura rapida ; de secado rápido/de secado rápido/de secado rápido/de secado rápido
quick drying ; a ; schnelltrocknend/schnelltrocknende ; à séchage rapide/à séchage rapide/à séchage rapide/à séchage rapide ; ad asciugatura rapida/ad asciugatura rapida/ad asciugatura rapida/ad asciugatura rapida ; de secado rápido/de secado rápido/de secado rápido/de secado rápido
quick-drying ; a ; schnelltrocknend/schnelltrocknende ; à séchage rapide/à séchage rapide/à séchage rapide/à séchage rapide ; ad asciugatura rapida/ad asciugatura rapida/ad asciugatura rapida/ad asciugatura rapida ; de secado rápido/de secado rápido/de secado rápido/de secado rápido
quoits~quoits ; n ; Ringwurfspiel/Ringwurfspiele/n ; jeu d'anneaux/jeux d'anneaux/m ; lancio degli anelli/lancio degli anelli/m ; juego de anillas/juegos de anillas/m
rabbit mask~rabbit masks ; n ; Hasenmaske/Hasenmasken/f ; masque de lapin/masques de lapin/m ; maschera da coniglio/maschere da coniglio/f ; máscara de conejo/máscaras de conejo/f
race bike~race bikes ; n ; Rennmotorrad/Rennmotorräder/n ; moto de course/motos de course/f ; moto da corsa/moto da corsa/f ; moto de carreras/motos de carreras/f
racetrack set~racetrack sets ; n ; Rennbahn-Set/Rennbahn-Sets/n ; circuit de course/circuits de course/m ; set pista da corsa/set pista da corsa/m ; set de pista de carreras/sets de pista de carreras/m
racing driver~racing drivers ; n ; Rennfahrer/Rennfahrer/m ; pilote de course/pilotes de course/m ; pilota da corsa/piloti da corsa/m ; piloto de carreras/pilotos de carreras/m
racing game~racing games ; n ; Rennspiel/Rennspiele/n ; jeu de course/jeux de course/m ; gioco di corsa/giochi di corsa/m ; juego de carreras/juegos de carreras/m
racing red ; c ; rennrot/rennrote ; rouge course/rouge course/rouge course/rouge course ; rosso corsa/rosso corsa/rosso corsa/rosso corsa ; rojo carreras/rojo carreras/rojo carreras/rojo carreras
radio-controlled ; a ; ferngesteuert/ferngesteuerte ; télécommandé/télécommandée/télécommandés/télécommandées ; telecomandato/telecomandata/telecomandati/telecomandate ; teledirigido/teledirigida/teledirigidos/teledirigidas
rail crossing set~rail crossing sets ; n ; Bahnübergang-Set/Bahnübergang-Sets/n ; set passage à niveau/sets passage à niveau/m ; set passaggio a livello/set passaggio a livello/m ; set de paso a nivel/sets de paso a nivel/m
rail light and sound fire engine~rail light and sound fire engines ; n ; Feuerwehrauto mit Licht und Sound/Feuerwehrautos mit Licht und Sound/n ; camion de pompiers son et lumière/camions de pompiers son et lumière/m ; camion dei pompieri con luci e suoni/camion dei pompieri con luci e suoni/m ; camión de bomberos con luz y sonido/camiones de bomberos con luz y sonido/m
railway carriage~railway carriages ; n ; Eisenbahnwagen/Eisenbahnwagen/m ; voiture de train/voitures de train/f ; carrozza ferroviaria/carrozze ferroviarie/f ; vagón de tren/vagones de tren/m
railway gun~railway guns ; n ; Eisenbahngeschütz/Eisenbahngeschütze/n ; canon sur rail/canons sur rail/m ; cannone ferroviario/cannoni ferroviari/m ; cañón ferroviario/cañones ferroviarios/m
railway turntable~railway turntables ; n ; Drehscheibe/Drehscheiben/f ; plaque tournante/plaques tournantes/f ; piattaforma girevole/piattaforme girevoli/f ; plataforma giratoria/plataformas giratorias/f
railway worker~railway workers ; n ; Bahnarbeiter/Bahnarbeiter/m ; cheminot/cheminots/m ; ferroviere/ferrovieri/m ; ferroviario/ferroviarios/m
rainbow block~rainbow blocks ; n ; Regenbogen-Baustein/Regenbogen-Bausteine/m ; bloc arc-en-ciel/blocs arc-en-ciel/m ; blocco arcobaleno/blocchi arcobaleno/m ; bloque arcoíris/bloques arcoíris/m
rainbow fish~rainbow fish ; n ; Regenbogenfisch/Regenbogenfische/m ; poisson arc-en-ciel/poissons arc-en-ciel/m ; pesce arcobaleno/pesci arcobaleno/m ; pez arcoíris/peces arcoíris/m
rainbow tower~rainbow towers ; n ; Regenbogenturm/Regenbogentürme/m ; tour arc-en-ciel/tours arc-en-ciel/f ; torre arcobaleno/torri arcobaleno/f ; torre arcoíris/torres arcoíris/f
rally flag~rally flags ; n ; Handfahne/Handfahnen/f ; drapeau à agiter/drapeaux à agiter/m ; bandierina da sventolare/bandierine da sventolare/f ; banderín de mano/banderines de mano/m
range booster~range boosters ; n ; Reichweitenverstärker/Reichweitenverstärker/m ; amplificateur de portée/amplificateurs de portée/m ; amplificatore di portata/amplificatori di portata/m ; amplificador de alcance/amplificadores de alcance/m
range cooker~range cookers ; n ; Küchenherd/Küchenherde/m ; cuisinière/cuisinières/f ; cucina economica/cucine economiche/f ; cocina/cocinas/f
rank pin~rank pins ; n ; Rangabzeichen/Rangabzeichen/n ; insigne de grade/insignes de grade/m ; spilla di grado/spille di grado/f ; insignia de rango/insignias de rango/f
rapid blaster~rapid blasters ; n ; Schnellfeuer-Blaster/Schnellfeuer-Blaster/m ; blaster à tir rapide/blasters à tir rapide/m ; blaster a fuoco rapido/blaster a fuoco rapido/m ; lanzador rápido/lanzadores rápidos/m
rattle ring~rattle rings ; n ; Rasselring/Rasselringe/m ; anneau hochet/anneaux hochets/m ; sonaglio ad anello/sonagli ad anello/m ; sonajero de anillo/sonajeros de anillo/m
rattlesnake~rattlesnakes ; n ; Klapperschlange/Klapperschlangen/f ; serpent à sonnette/serpents à sonnette/m ; serpente a sonagli/serpenti a sonagli/m ; serpiente de cascabel/serpientes de cascabel/f
reach truck~reach trucks ; n ; Schubmaststapler/Schubmaststapler/m ; chariot à mât rétractable/chariots à mât rétractable/m ; carrello retrattile/carrelli retrattili/m ; carretilla retráctil/carretillas retráctiles/f
reader card~reader cards ; n ; Lesekarte/Lesekarten/f ; carte de lecture/cartes de lecture/f ; scheda di lettura/schede di lettura/f ; tarjeta de lectura/tarjetas de lectura/f
reading game~reading games ; n ; Lesespiel/Lesespiele/n ; jeu de lecture/jeux de lecture/m ; gioco di lettura/giochi di lettura/m ; juego de lectura/juegos de lectura/m
ready to assemble ; p ; zum Zusammenbauen ; à assembler ; da montare ; para montar
ready to paint ; p ; zum Bemalen ; à peindre ; da dipingere ; para pintar
rear wing~rear wings ; n ; Heckflügel/Heckflügel/m ; aileron arrière/ailerons arrière/m ; alettone posteriore/alettoni posteriori/m ; alerón trasero/alerones traseros/m
reborn baby doll~reborn baby dolls ; n ; Reborn-Babypuppe/Reborn-Babypuppen/f ; poupée reborn/poupées reborn/f ; bambola reborn/bambole reborn/f ; bebé reborn/bebés reborn/m
receiver battery~receiver batteries ; n ; Empfängerakku/Empfängerakkus/m ; batterie de récepteur/batteries de récepteur/f ; batteria per ricevente/batterie per ricevente/f ; batería de receptor/baterías de receptor/f
receiver board~receiver boards ; n ; Empfängerplatine/Empfängerplatinen/f ; carte récepteur/cartes récepteur/f ; scheda ricevente/schede riceventi/f ; placa receptora/placas receptoras/f
red & black ; c ; rot-schwarz/rot-schwarze ; rouge et noir/rouge et noir/rouge et noir/rouge et noir ; rosso e nero/rosso e nero/rosso e nero/rosso e nero ; rojo y negro/rojo y negro/rojo y negro/rojo y negro
red and black ; c ; rot-schwarz/rot-schwarze ; rouge et noir/rouge et noir/rouge et noir/rouge et noir ; rosso e nero/rosso e nero/rosso e nero/rosso e nero ; rojo y negro/rojo y negro/rojo y negro/rojo y negro
red deer~red deer ; n ; Rothirsch/Rothirsche/m ; cerf élaphe/cerfs élaphes/m ; cervo rosso/cervi rossi/m ; ciervo rojo/ciervos rojos/m
red knight~red knights ; n ; roter Ritter/rote Ritter/m ; chevalier rouge/chevaliers rouges/m ; cavaliere rosso/cavalieri rossi/m ; caballero rojo/caballeros rojos/m
red metallic ; c ; rotmetallic ; rouge métallisé ; rosso metallizzato ; rojo metalizado
red panda~red pandas ; n ; Roter Panda/Rote Pandas/m ; panda roux/pandas roux/m ; panda rosso/panda rossi/m ; panda rojo/pandas rojos/m
red rose~red roses ; n ; rote Rose/rote Rosen/f ; rose rouge/roses rouges/f ; rosa rossa/rose rosse/f ; rosa roja/rosas rojas/f
red white & blue ; c ; rot-weiß-blau/rot-weiß-blaue ; bleu-blanc-rouge/bleu-blanc-rouge/bleu-blanc-rouge/bleu-blanc-rouge ; bianco, rosso e blu/bianco, rosso e blu/bianco, rosso e blu/bianco, rosso e blu ; rojo, blanco y azul/rojo, blanco y azul/rojo, blanco y azul/rojo, blanco y azul
red white and blue ; c ; rot-weiß-blau/rot-weiß-blaue ; bleu-blanc-rouge/bleu-blanc-rouge/bleu-blanc-rouge/bleu-blanc-rouge ; bianco, rosso e blu/bianco, rosso e blu/bianco, rosso e blu/bianco, rosso e blu ; rojo, blanco y azul/rojo, blanco y azul/rojo, blanco y azul/rojo, blanco y azul
red/black ; c ; rot-schwarz/rot-schwarze ; rouge et noir/rouge et noir/rouge et noir/rouge et noir ; rosso e nero/rosso e nero/rosso e nero/rosso e nero ; rojo y negro/rojo y negro/rojo y negro/rojo y negro
red/white ; c ; rot-weiß/rot-weiße ; rouge et blanc/rouge et blanc/rouge et blanc/rouge et blanc ; rosso e bianco/rosso e bianco/rosso e bianco/rosso e bianco ; rojo y blanco/rojo y blanco/rojo y blanco/rojo y blanco
removal van~removal vans ; n ; Umzugswagen/Umzugswagen/m ; camion de déménagement/camions de déménagement/m ; furgone dei traslochi/furgoni dei traslochi/m ; furgón de mudanzas/furgones de mudanzas/m
removals van~removals vans ; n ; Umzugswagen/Umzugswagen/m ; camion de déménagement/camions de déménagement/m ; furgone dei traslochi/furgoni dei traslochi/m ; furgón de mudanzas/furgones de mudanzas/m
replacement propeller~replacement propellers ; n ; Ersatzpropeller/Ersatzpropeller/m ; hélice de rechange/hélices de rechange/f ; elica di ricambio/eliche di ricambio/f ; hélice de repuesto/hélices de repuesto/f
replica pin~replica pins ; n ; Replik-Anstecker/Replik-Anstecker/m ; réplique de broche/répliques de broches/f ; spilla replica/spille replica/f ; réplica de broche/réplicas de broches/f
rescue pump~rescue pumps ; n ; Löschfahrzeug/Löschfahrzeuge/n ; fourgon-pompe de secours/fourgons-pompes de secours/m ; autopompa di soccorso/autopompe di soccorso/f ; autobomba de rescate/autobombas de rescate/f
resin part~resin parts ; n ; Resinteil/Resinteile/n ; pièce en résine/pièces en résine/f ; parte in resina/parti in resina/f ; pieza de resina/piezas de resina/f
reusable sticker pad~reusable sticker pads ; n ; Block mit wiederverwendbaren Stickern/Blöcke mit wiederverwendbaren Stickern/m ; bloc d'autocollants repositionnables/blocs d'autocollants repositionnables/m ; blocco di adesivi riutilizzabili/blocchi di adesivi riutilizzabili/m ; bloc de pegatinas reutilizables/blocs de pegatinas reutilizables/m
reverse holo ; p ; Reverse Holo ; reverse holo ; reverse holo ; reverse holo
reward sticker pack~reward sticker packs ; n ; Belohnungssticker-Set/Belohnungssticker-Sets/n ; lot d'autocollants de récompense/lots d'autocollants de récompense/m ; set di adesivi premio/set di adesivi premio/m ; pack de pegatinas de recompensa/packs de pegatinas de recompensa/m
reward sticker~reward stickers ; n ; Belohnungssticker/Belohnungssticker/m ; autocollant de récompense/autocollants de récompense/m ; adesivo premio/adesivi premio/m ; pegatina de recompensa/pegatinas de recompensa/f
rhd ; p ; Rechtslenker ; conduite à droite ; guida a destra ; con volante a la derecha
rhinestone gem~rhinestone gems ; n ; Strassstein/Strasssteine/m ; strass/strass/m ; strass/strass/m ; strass/strass/m
rhinestone sticker~rhinestone stickers ; n ; Strass-Sticker/Strass-Sticker/m ; strass autocollant/strass autocollants/m ; adesivo con strass/adesivi con strass/m ; pegatina de strass/pegatinas de strass/f
rhino calf~rhino calves ; n ; Nashornbaby/Nashornbabys/n ; bébé rhinocéros/bébés rhinocéros/m ; cucciolo di rinoceronte/cuccioli di rinoceronte/m ; cría de rinoceronte/crías de rinoceronte/f
ribbon reel~ribbon reels ; n ; Bandrolle/Bandrollen/f ; rouleau de ruban/rouleaux de ruban/m ; rotolo di nastro/rotoli di nastro/m ; rollo de cinta/rollos de cinta/m
ride on dolphin~ride on dolphins ; n ; Schwimmtier Delfin/Schwimmtiere Delfin/n ; dauphin gonflable à chevaucher/dauphins gonflables à chevaucher/m ; delfino cavalcabile/delfini cavalcabili/m ; delfín hinchable para montar/delfines hinchables para montar/m
ride-on~ride-ons ; n ; Rutschfahrzeug/Rutschfahrzeuge/n ; porteur/porteurs/m ; cavalcabile/cavalcabili/m ; correpasillos/correpasillos/m
ring album~ring albums ; n ; Ringalbum/Ringalben/n ; album à anneaux/albums à anneaux/m ; album ad anelli/album ad anelli/m ; álbum de anillas/álbumes de anillas/m
ring paddling pool~ring paddling pools ; n ; Ring-Planschbecken/Ring-Planschbecken/n ; pataugeoire à boudins/pataugeoires à boudins/f ; piscinetta ad anelli/piscinette ad anelli/f ; piscina de aros/piscinas de aros/f
ring pool~ring pools ; n ; Ring-Planschbecken/Ring-Planschbecken/n ; pataugeoire à boudins/pataugeoires à boudins/f ; piscinetta ad anelli/piscinette ad anelli/f ; piscina de aros/piscinas de aros/f
road loader~road loaders ; n ; Radlader/Radlader/m ; chargeuse/chargeuses/f ; pala caricatrice/pale caricatrici/f ; pala cargadora/palas cargadoras/f
road sweeper~road sweepers ; n ; Straßenkehrmaschine/Straßenkehrmaschinen/f ; balayeuse/balayeuses/f ; spazzatrice stradale/spazzatrici stradali/f ; barredora/barredoras/f
roast turkey~roast turkeys ; n ; Truthahnbraten/Truthahnbraten/m ; dinde rôtie/dindes rôties/f ; tacchino arrosto/tacchini arrosto/m ; pavo asado/pavos asados/m
robot servo~robot servos ; n ; Roboter-Servo/Roboter-Servos/n ; servo pour robot/servos pour robot/m ; servo per robot/servo per robot/m ; servo para robot/servos para robot/m
rock crawler~rock crawlers ; n ; Rock Crawler/Rock Crawler/m ; rock crawler/rock crawlers/m ; rock crawler/rock crawler/m ; rock crawler/rock crawlers/m
rocket balloon~rocket balloons ; n ; Raketenballon/Raketenballons/m ; ballon fusée/ballons fusée/m ; palloncino razzo/palloncini razzo/m ; globo cohete/globos cohete/m
rocking pony~rocking ponies ; n ; Schaukelpony/Schaukelponys/n ; poney à bascule/poneys à bascule/m ; pony a dondolo/pony a dondolo/m ; poni balancín/ponis balancín/m
rod end~rod ends ; n ; Gelenkkopf/Gelenkköpfe/m ; embout à rotule/embouts à rotule/m ; terminale a sfera/terminali a sfera/m ; cabeza de rótula/cabezas de rótula/f
roe deer~roe deer ; n ; Reh/Rehe/n ; chevreuil/chevreuils/m ; capriolo/caprioli/m ; corzo/corzos/m
role playing play mat~role playing play mats ; n ; Rollenspielmatte/Rollenspielmatten/f ; tapis de jeu de rôle/tapis de jeu de rôle/m ; tappetino per giochi di ruolo/tappetini per giochi di ruolo/m ; tapete para juegos de rol/tapetes para juegos de rol/m
roman cavalry~roman cavalry ; n ; römische Kavallerie/römische Kavallerie/f ; cavalerie romaine/cavalerie romaine/f ; cavalleria romana/cavalleria romana/f ; caballería romana/caballería romana/f
roman helmet~roman helmets ; n ; Römerhelm/Römerhelme/m ; casque romain/casques romains/m ; elmo romano/elmi romani/m ; casco romano/cascos romanos/m
roman infantry~roman infantry ; n ; römische Infanterie/römische Infanterie/f ; infanterie romaine/infanterie romaine/f ; fanteria romana/fanteria romana/f ; infantería romana/infantería romana/f
roman soldier~roman soldiers ; n ; römischer Soldat/römische Soldaten/m ; soldat romain/soldats romains/m ; soldato romano/soldati romani/m ; soldado romano/soldados romanos/m
rose silk petal~rose silk petals ; n ; Rosenblatt aus Seide/Rosenblätter aus Seide/n ; pétale de rose en soie/pétales de rose en soie/m ; petalo di rosa in seta/petali di rosa in seta/m ; pétalo de rosa de seda/pétalos de rosa de seda/m
round bale~round bales ; n ; Rundballen/Rundballen/m ; balle ronde/balles rondes/f ; rotoballa/rotoballe/f ; bala redonda/balas redondas/f
round cornered ; p ; mit abgerundeten Ecken ; à coins arrondis ; con angoli arrotondati ; con esquinas redondeadas
routemaster bus~routemaster buses ; n ; Routemaster-Bus/Routemaster-Busse/m ; bus Routemaster/bus Routemaster/m ; autobus Routemaster/autobus Routemaster/m ; autobús Routemaster/autobuses Routemaster/m
royal purple ; c ; königslila ; violet royal ; viola reale ; morado real
rpg dice set~rpg dice sets ; n ; Rollenspiel-Würfelset/Rollenspiel-Würfelsets/n ; set de dés pour jeu de rôle/sets de dés pour jeu de rôle/m ; set di dadi per giochi di ruolo/set di dadi per giochi di ruolo/m ; juego de dados de rol/juegos de dados de rol/m
rtf ; p ; RTF ; RTF ; RTF ; RTF
rtr ; p ; RTR ; RTR ; RTR ; RTR
rubber band powered ; p ; mit Gummimotor ; à moteur élastique ; a elastico ; con motor de gomas
rubber band refill~rubber band refills ; n ; Gummiband-Nachfüllpack/Gummiband-Nachfüllpacks/m ; recharge d'élastiques/recharges d'élastiques/f ; ricarica di elastici/ricariche di elastici/f ; recambio de gomitas/recambios de gomitas/m
rubber lizard~rubber lizards ; n ; Gummieidechse/Gummieidechsen/f ; lézard en caoutchouc/lézards en caoutchouc/m ; lucertola di gomma/lucertole di gomma/f ; lagarto de goma/lagartos de goma/m
rubber mask~rubber masks ; n ; Gummimaske/Gummimasken/f ; masque en caoutchouc/masques en caoutchouc/m ; maschera di gomma/maschere di gomma/f ; máscara de goma/máscaras de goma/f
rubber mould~rubber moulds ; n ; Gummi-Gießform/Gummi-Gießformen/f ; moule en caoutchouc/moules en caoutchouc/m ; stampo in gomma/stampi in gomma/m ; molde de goma/moldes de goma/m
rubber powered ; p ; mit Gummimotor ; à moteur élastique ; a elastico ; con motor de gomas
ruby red ; c ; rubinrot/rubinrote ; rouge rubis ; rosso rubino ; rojo rubí
rug beater~rug beaters ; n ; Teppichklopfer/Teppichklopfer/m ; tapette à tapis/tapettes à tapis/f ; battipanni/battipanni/m ; sacudidor de alfombras/sacudidores de alfombras/m
sabre tooth tiger~sabre tooth tigers ; n ; Säbelzahntiger/Säbelzahntiger/m ; tigre à dents de sabre/tigres à dents de sabre/m ; tigre dai denti a sciabola/tigri dai denti a sciabola/f ; tigre dientes de sable/tigres dientes de sable/m
sack of snakes~sacks of snakes ; n ; Sack mit Schlangen/Säcke mit Schlangen/m ; sac de serpents/sacs de serpents/m ; sacco di serpenti/sacchi di serpenti/m ; saco de serpientes/sacos de serpientes/m
safari man~safari men ; n ; Safari-Abenteurer/Safari-Abenteurer/m ; explorateur safari/explorateurs safari/m ; esploratore safari/esploratori safari/m ; explorador de safari/exploradores de safari/m
sailor boy~sailor boys ; n ; Matrosenjunge/Matrosenjungen/m ; petit marin/petits marins/m ; marinaretto/marinaretti/m ; niño marinero/niños marineros/m
sailor hat~sailor hats ; n ; Matrosenmütze/Matrosenmützen/f ; béret de marin/bérets de marin/m ; cappello da marinaio/cappelli da marinaio/m ; gorro de marinero/gorros de marinero/m
salt & pepper set~salt & pepper sets ; n ; Salz- und Pfefferstreuer-Set/Salz- und Pfefferstreuer-Sets/n ; set salière et poivrière/sets salière et poivrière/m ; set sale e pepe/set sale e pepe/m ; set de salero y pimentero/sets de salero y pimentero/m
salt and pepper set~salt and pepper sets ; n ; Salz- und Pfefferstreuer-Set/Salz- und Pfefferstreuer-Sets/n ; set salière et poivrière/sets salière et poivrière/m ; set sale e pepe/set sale e pepe/m ; set de salero y pimentero/sets de salero y pimentero/m
samurai armour~samurai armours ; n ; Samurai-Rüstung/Samurai-Rüstungen/f ; armure de samouraï/armures de samouraï/f ; armatura da samurai/armature da samurai/f ; armadura de samurái/armaduras de samurái/f
samurai warrior~samurai warriors ; n ; Samuraikrieger/Samuraikrieger/m ; guerrier samouraï/guerriers samouraïs/m ; guerriero samurai/guerrieri samurai/m ; guerrero samurái/guerreros samuráis/m
sand ice cream set~sand ice cream sets ; n ; Sand-Eis-Set/Sand-Eis-Sets/n ; set de glaces pour le sable/sets de glaces pour le sable/m ; set gelati per la sabbia/set gelati per la sabbia/m ; set de helados para arena/sets de helados para arena/m
sand mould~sand moulds ; n ; Sandförmchen/Sandförmchen/n ; moule à sable/moules à sable/m ; formina per sabbia/formine per sabbia/f ; molde de arena/moldes de arena/m
santa sack~santa sacks ; n ; Geschenkesack/Geschenkesäcke/m ; hotte du père Noël/hottes du père Noël/f ; sacco di Babbo Natale/sacchi di Babbo Natale/m ; saco de Papá Noel/sacos de Papá Noel/m
sari~saris ; n ; Sari/Saris/m ; sari/saris/m ; sari/sari/m ; sari/saris/m
sash window~sash windows ; n ; Schiebefenster/Schiebefenster/n ; fenêtre à guillotine/fenêtres à guillotine/f ; finestra a ghigliottina/finestre a ghigliottina/f ; ventana de guillotina/ventanas de guillotina/f
satyr~satyrs ; n ; Satyr/Satyrn/m ; satyre/satyres/m ; satiro/satiri/m ; sátiro/sátiros/m
saucepan set~saucepan sets ; n ; Topfset/Topfsets/n ; série de casseroles/séries de casseroles/f ; set di pentole/set di pentole/m ; juego de cacerolas/juegos de cacerolas/m
save the date card~save the date cards ; n ; Save-the-Date-Karte/Save-the-Date-Karten/f ; carte Save the date/cartes Save the date/f ; biglietto Save the date/biglietti Save the date/m ; tarjeta Save the date/tarjetas Save the date/f
scale model car~scale model cars ; n ; Modellauto/Modellautos/n ; voiture miniature/voitures miniatures/f ; modellino di auto/modellini di auto/m ; coche a escala/coches a escala/m
scarlet macaw~scarlet macaws ; n ; Hellroter Ara/Hellrote Aras/m ; ara rouge/aras rouges/m ; ara scarlatta/are scarlatte/f ; guacamayo rojo/guacamayos rojos/m
scatter material~scatter materials ; n ; Streumaterial/Streumaterialien/n ; matériau de flocage/matériaux de flocage/m ; materiale da spargere/materiali da spargere/m ; material para esparcir/materiales para esparcir/m
sceptre~sceptres ; n ; Zepter/Zepter/n ; sceptre/sceptres/m ; scettro/scettri/m ; cetro/cetros/m
school teacher~school teachers ; n ; Lehrerin/Lehrerinnen/f ; maîtresse d'école/maîtresses d'école/f ; maestra/maestre/f ; maestra/maestras/f
score counter~score counters ; n ; Punktezähler/Punktezähler/m ; compteur de points/compteurs de points/m ; segnapunti/segnapunti/m ; contador de puntos/contadores de puntos/m
scorecard~scorecards ; n ; Punktekarte/Punktekarten/f ; feuille de score/feuilles de score/f ; cartellino segnapunti/cartellini segnapunti/m ; tarjeta de puntuación/tarjetas de puntuación/f
scottish terrier~scottish terriers ; n ; Schottischer Terrier/Schottische Terrier/m ; terrier écossais/terriers écossais/m ; terrier scozzese/terrier scozzesi/m ; terrier escocés/terriers escoceses/m
scratch art magnet~scratch art magnets ; n ; Kratzbild-Magnet/Kratzbild-Magnete/m ; magnet à gratter/magnets à gratter/m ; magnete da grattare/magneti da grattare/m ; imán para rascar/imanes para rascar/m
sea siren~sea sirens ; n ; Sirene/Sirenen/f ; sirène/sirènes/f ; sirena/sirene/f ; sirena/sirenas/f
sea turtle~sea turtles ; n ; Meeresschildkröte/Meeresschildkröten/f ; tortue de mer/tortues de mer/f ; tartaruga marina/tartarughe marine/f ; tortuga marina/tortugas marinas/f
seated figure~seated figures ; n ; sitzende Figur/sitzende Figuren/f ; personnage assis/personnages assis/m ; personaggio seduto/personaggi seduti/m ; figura sentada/figuras sentadas/f
second edition ; p ; 2. Auflage ; 2e édition ; 2ª edizione ; 2.ª edición
second open coach~second open coaches ; n ; Großraumwagen 2. Klasse/Großraumwagen 2. Klasse/m ; voiture voyageurs 2e classe/voitures voyageurs 2e classe/f ; carrozza viaggiatori di 2ª classe/carrozze viaggiatori di 2ª classe/f ; coche de viajeros de 2.ª clase/coches de viajeros de 2.ª clase/m
secret diary~secret diaries ; n ; Geheimtagebuch/Geheimtagebücher/n ; journal intime secret/journaux intimes secrets/m ; diario segreto/diari segreti/m ; diario secreto/diarios secretos/m
self adhesive foam shape~self adhesive foam shapes ; n ; selbstklebende Moosgummi-Form/selbstklebende Moosgummi-Formen/f ; forme adhésive en mousse/formes adhésives en mousse/f ; forma adesiva in gomma crepla/forme adesive in gomma crepla/f ; figura adhesiva de goma EVA/figuras adhesivas de goma EVA/f
self propelled ; a ; selbstfahrend/selbstfahrende ; automoteur/automotrice/automoteurs/automotrices ; semovente/semovente/semoventi/semoventi ; autopropulsado/autopropulsada/autopropulsados/autopropulsadas
sequin bow tie~sequin bow ties ; n ; Pailletten-Fliege/Pailletten-Fliegen/f ; nœud papillon à sequins/nœuds papillon à sequins/m ; papillon con paillettes/papillon con paillettes/m ; pajarita de lentejuelas/pajaritas de lentejuelas/f
servo arm~servo arms ; n ; Servoarm/Servoarme/m ; palonnier de servo/palonniers de servo/m ; squadretta servo/squadrette servo/f ; brazo de servo/brazos de servo/m
servo horn~servo horns ; n ; Servohorn/Servohörner/n ; palonnier de servo/palonniers de servo/m ; squadretta servo/squadrette servo/f ; brazo de servo/brazos de servo/m
servo saver~servo savers ; n ; Servosaver/Servosaver/m ; sauve-servo/sauve-servos/m ; salvaservo/salvaservo/m ; salvaservo/salvaservos/m
set of figures~sets of figures ; n ; Figurensatz/Figurensätze/m ; set de figurines/sets de figurines/m ; set di personaggi/set di personaggi/m ; juego de figuras/juegos de figuras/m
sew-on ; p ; zum Aufnähen ; à coudre ; da cucire ; para coser
shape sorter ark~shape sorter arks ; n ; Steckspiel-Arche/Steckspiel-Archen/f ; arche trieuse de formes/arches trieuses de formes/f ; arca con forme da inserire/arche con forme da inserire/f ; arca clasificadora de formas/arcas clasificadoras de formas/f
shape sorter cart~shape sorter carts ; n ; Steckspielwagen/Steckspielwagen/m ; chariot trieur de formes/chariots trieurs de formes/m ; carrello con incastri/carrelli con incastri/m ; carrito clasificador de formas/carritos clasificadores de formas/m
shaped balloon~shaped balloons ; n ; Formballon/Formballons/m ; ballon en forme/ballons en forme/m ; palloncino sagomato/palloncini sagomati/m ; globo con forma/globos con forma/m
sheesham wood ; p ; aus Sheesham-Holz ; en bois de sheesham ; in legno di sheesham ; de madera de sheesham
shell gray ; c ; muschelgrau/muschelgraue ; gris coquillage/gris coquillage/gris coquillage/gris coquillage ; grigio conchiglia/grigio conchiglia/grigio conchiglia/grigio conchiglia ; gris concha/gris concha/gris concha/gris concha
shetland pony~shetland ponies ; n ; Shetlandpony/Shetlandponys/n ; poney Shetland/poneys Shetland/m ; pony Shetland/pony Shetland/m ; poni de Shetland/ponis de Shetland/m
shield logo~shield logos ; n ; Schild-Logo/Schild-Logos/n ; logo bouclier/logos bouclier/m ; logo scudo/loghi scudo/m ; logo del escudo/logos del escudo/m
shih tzu~shih tzus ; n ; Shih Tzu/Shih Tzus/m ; shih tzu/shih tzus/m ; shih tzu/shih tzu/m ; shih tzu/shih tzus/m
shock tower~shock towers ; n ; Dämpferbrücke/Dämpferbrücken/f ; support d'amortisseurs/supports d'amortisseurs/m ; torre ammortizzatori/torri ammortizzatori/f ; torre de amortiguadores/torres de amortiguadores/f
shoe shop~shoe shops ; n ; Schuhladen/Schuhläden/m ; magasin de chaussures/magasins de chaussures/m ; negozio di scarpe/negozi di scarpe/m ; zapatería/zapaterías/f
shop counter~shop counters ; n ; Ladentheke/Ladentheken/f ; comptoir de magasin/comptoirs de magasin/m ; bancone da negozio/banconi da negozio/m ; mostrador de tienda/mostradores de tienda/m
shopping centre~shopping centres ; n ; Einkaufszentrum/Einkaufszentren/n ; centre commercial/centres commerciaux/m ; centro commerciale/centri commerciali/m ; centro comercial/centros comerciales/m
short wheelbase ; p ; mit kurzem Radstand ; à empattement court ; a passo corto ; de batalla corta
shoulder pad~shoulder pads ; n ; Schulterstück/Schulterstücke/n ; épaulière/épaulières/f ; spallina/spalline/f ; hombrera/hombreras/f
shuriken~shuriken ; n ; Wurfstern/Wurfsterne/m ; shuriken/shurikens/m ; shuriken/shuriken/m ; shuriken/shuriken/m
siamese cat~siamese cats ; n ; Siamkatze/Siamkatzen/f ; chat siamois/chats siamois/m ; gatto siamese/gatti siamesi/m ; gato siamés/gatos siameses/m
siberian tiger~siberian tigers ; n ; Sibirischer Tiger/Sibirische Tiger/m ; tigre de Sibérie/tigres de Sibérie/m ; tigre siberiana/tigri siberiane/f ; tigre siberiano/tigres siberianos/m
signal kit~signal kits ; n ; Signal-Bausatz/Signal-Bausätze/m ; kit de signal/kits de signaux/m ; kit segnale/kit segnali/m ; kit de señal/kits de señales/m
signal red ; c ; signalrot/signalrote ; rouge signal ; rosso segnale ; rojo señal
silicone watch~silicone watches ; n ; Silikonuhr/Silikonuhren/f ; montre en silicone/montres en silicone/f ; orologio in silicone/orologi in silicone/m ; reloj de silicona/relojes de silicona/m
silk & cotton ; p ; aus Seide und Baumwolle ; en soie et coton ; in seta e cotone ; de seda y algodón
silk and cotton ; p ; aus Seide und Baumwolle ; en soie et coton ; in seta e cotone ; de seda y algodón
silk painting kit~silk painting kits ; n ; Seidenmalset/Seidenmalsets/n ; kit de peinture sur soie/kits de peinture sur soie/m ; kit di pittura su seta/kit di pittura su seta/m ; kit de pintura en seda/kits de pintura en seda/m
silk petal~silk petals ; n ; Seidenblütenblatt/Seidenblütenblätter/n ; pétale en soie/pétales en soie/m ; petalo di seta/petali di seta/m ; pétalo de seda/pétalos de seda/m
silver & black ; c ; silber-schwarz/silber-schwarze ; argent et noir/argent et noir/argent et noir/argent et noir ; argento e nero/argento e nero/argento e nero/argento e nero ; plata y negro/plata y negro/plata y negro/plata y negro
silver & white ; c ; silber-weiß/silber-weiße ; argent et blanc/argent et blanc/argent et blanc/argent et blanc ; argento e bianco/argento e bianco/argento e bianco/argento e bianco ; plata y blanco/plata y blanco/plata y blanco/plata y blanco
silver and black ; c ; silber-schwarz/silber-schwarze ; argent et noir/argent et noir/argent et noir/argent et noir ; argento e nero/argento e nero/argento e nero/argento e nero ; plata y negro/plata y negro/plata y negro/plata y negro
silver and white ; c ; silber-weiß/silber-weiße ; argent et blanc/argent et blanc/argent et blanc/argent et blanc ; argento e bianco/argento e bianco/argento e bianco/argento e bianco ; plata y blanco/plata y blanco/plata y blanco/plata y blanco
silver colour ; c ; silberfarben/silberfarbene ; argenté/argentée/argentés/argentées ; argentato/argentata/argentati/argentate ; plateado/plateada/plateados/plateadas
silver coloured ; c ; silberfarben/silberfarbene ; argenté/argentée/argentés/argentées ; argentato/argentata/argentati/argentate ; plateado/plateada/plateados/plateadas
silver gray ; c ; silbergrau/silbergraue ; gris argenté/gris argenté/gris argenté/gris argenté ; grigio argento/grigio argento/grigio argento/grigio argento ; gris plata/gris plata/gris plata/gris plata
silver metallic ; c ; silbermetallic ; argent métallisé ; argento metallizzato ; plateado metalizado
silver plated alloy ; p ; aus versilberter Legierung ; en alliage plaqué argent ; in lega placcata argento ; de aleación chapada en plata
silver wedding anniversary~silver wedding anniversaries ; n ; silberne Hochzeit/silberne Hochzeiten/f ; noces d'argent/noces d'argent/f ; nozze d'argento/nozze d'argento/f ; bodas de plata/bodas de plata/f
silver-lined ; p ; mit Silbereinzug ; doublé argent ; con anima argentata ; con interior plateado
silver/black ; c ; silber-schwarz/silber-schwarze ; argent et noir/argent et noir/argent et noir/argent et noir ; argento e nero/argento e nero/argento e nero/argento e nero ; plata y negro/plata y negro/plata y negro/plata y negro
silver/white ; c ; silber-weiß/silber-weiße ; argent et blanc/argent et blanc/argent et blanc/argent et blanc ; argento e bianco/argento e bianco/argento e bianco/argento e bianco ; plata y blanco/plata y blanco/plata y blanco/plata y blanco
singing plush doll~singing plush dolls ; n ; singende Plüschpuppe/singende Plüschpuppen/f ; poupée en peluche chantante/poupées en peluche chantantes/f ; bambola di peluche che canta/bambole di peluche che cantano/f ; muñeca de peluche cantarina/muñecas de peluche cantarinas/f
single deck ; p ; einzelnes Deck ; jeu simple ; mazzo singolo ; baraja única
single deck bus~single deck buses ; n ; Eindeckerbus/Eindeckerbusse/m ; bus à un étage/bus à un étage/m ; autobus a un piano/autobus a un piano/m ; autobús de un piso/autobuses de un piso/m
single pack ; p ; im Einzelpack ; à l'unité ; in confezione singola ; en paquete individual
six-sided ; a ; sechsseitig/sechsseitige ; à six faces ; a sei facce ; de seis caras
skull and crossbone~skull and crossbones ; n ; Totenkopf/Totenköpfe/m ; tête de mort/têtes de mort/f ; teschio con ossa incrociate/teschi con ossa incrociate/m ; calavera con tibias/calaveras con tibias/f
sleeve collection~sleeve collections ; n ; Kartenhüllen-Kollektion/Kartenhüllen-Kollektionen/f ; collection de protège-cartes/collections de protège-cartes/f ; collezione di bustine protettive/collezioni di bustine protettive/f ; colección de fundas de cartas/colecciones de fundas de cartas/f
slime kit~slime kits ; n ; Schleim-Set/Schleim-Sets/n ; kit slime/kits slime/m ; kit slime/kit slime/m ; kit de slime/kits de slime/m
slipper shaped ; p ; in Pantoffelform ; en forme de pantoufle ; a forma di pantofola ; con forma de zapatilla
slot car track~slot car tracks ; n ; Rennbahn/Rennbahnen/f ; circuit de voitures/circuits de voitures/m ; pista per slot car/piste per slot car/f ; pista de slot/pistas de slot/f
small fitting ; p ; fällt klein aus ; taille petit ; veste piccolo ; talla pequeña
small sticker~small stickers ; n ; kleiner Aufkleber/kleine Aufkleber/m ; petit autocollant/petits autocollants/m ; piccolo adesivo/piccoli adesivi/m ; pegatina pequeña/pegatinas pequeñas/f
smiley face sticker~smiley face stickers ; n ; Smiley-Aufkleber/Smiley-Aufkleber/m ; autocollant smiley/autocollants smiley/m ; adesivo smiley/adesivi smiley/m ; pegatina de cara sonriente/pegatinas de caras sonrientes/f
smilodon~smilodons ; n ; Smilodon/Smilodons/m ; smilodon/smilodons/m ; smilodonte/smilodonti/m ; esmilodonte/esmilodontes/m
snap fit ; p ; zum Zusammenstecken ; à emboîter ; a incastro ; de encaje a presión
snap fit kit~snap fit kits ; n ; Steckbausatz/Steckbausätze/m ; maquette à clipser/maquettes à clipser/f ; modellino a incastro/modellini a incastro/m ; maqueta de encaje/maquetas de encaje/f
snap ring~snap rings ; n ; Sprengring/Sprengringe/m ; circlip/circlips/m ; anello elastico/anelli elastici/m ; anillo de retención/anillos de retención/m
snap together ; p ; zum Zusammenstecken ; à emboîter ; a incastro ; de encaje a presión
snap together model kit~snap together model kits ; n ; Steckbausatz/Steckbausätze/m ; maquette à clipser/maquettes à clipser/f ; modellino a incastro/modellini a incastro/m ; maqueta de encaje/maquetas de encaje/f
snap-together ; p ; zum Zusammenstecken ; à emboîter ; a incastro ; de encaje a presión
snapset pool~snapset pools ; n ; Snapset-Planschbecken/Snapset-Planschbecken/n ; pataugeoire rigide Snapset/pataugeoires rigides Snapset/f ; piscinetta rigida Snapset/piscinette rigide Snapset/f ; piscina rígida Snapset/piscinas rígidas Snapset/f
snow leopard~snow leopards ; n ; Schneeleopard/Schneeleoparden/m ; léopard des neiges/léopards des neiges/m ; leopardo delle nevi/leopardi delle nevi/m ; leopardo de las nieves/leopardos de las nieves/m
snow owl~snow owls ; n ; Schneeeule/Schneeeulen/f ; chouette des neiges/chouettes des neiges/f ; gufo delle nevi/gufi delle nevi/m ; búho nival/búhos nivales/m
snow shovel~snow shovels ; n ; Schneeschaufel/Schneeschaufeln/f ; pelle à neige/pelles à neige/f ; pala da neve/pale da neve/f ; pala de nieve/palas de nieve/f
snowberry white ; c ; schneeweiß/schneeweiße ; blanc neige ; bianco neve ; blanco nieve
snowman balloon~snowman balloons ; n ; Schneemann-Luftballon/Schneemann-Luftballons/m ; ballon bonhomme de neige/ballons bonhomme de neige/m ; palloncino pupazzo di neve/palloncini pupazzo di neve/m ; globo de muñeco de nieve/globos de muñeco de nieve/m
snowy owl~snowy owls ; n ; Schneeeule/Schneeeulen/f ; chouette des neiges/chouettes des neiges/f ; gufo delle nevi/gufi delle nevi/m ; búho nival/búhos nivales/m
soft body doll~soft body dolls ; n ; Weichkörperpuppe/Weichkörperpuppen/f ; poupée au corps souple/poupées au corps souple/f ; bambola dal corpo morbido/bambole dal corpo morbido/f ; muñeca de cuerpo blando/muñecas de cuerpo blando/f
soft book~soft books ; n ; Stoffbuch/Stoffbücher/n ; livre en tissu/livres en tissu/m ; libro morbido/libri morbidi/m ; libro de tela/libros de tela/m
soft cover~soft covers ; n ; Softcover/Softcover/n ; couverture souple/couvertures souples/f ; copertina morbida/copertine morbide/f ; tapa blanda/tapas blandas/f
soft sleeve~soft sleeves ; n ; weiche Kartenhülle/weiche Kartenhüllen/f ; protège-carte souple/protège-cartes souples/m ; bustina morbida per carte/bustine morbide per carte/f ; funda blanda para cartas/fundas blandas para cartas/f
soldier figure~soldier figures ; n ; Soldatenfigur/Soldatenfiguren/f ; figurine de soldat/figurines de soldat/f ; soldatino/soldatini/m ; figura de soldado/figuras de soldados/f
solid mix ; p ; deckende Farben gemischt ; mélange de couleurs unies ; mix di colori pieni ; mezcla de colores lisos
sound + light ; p ; mit Licht und Sound ; son et lumière ; con luci e suoni ; con luz y sonido
sound and light ; p ; mit Licht und Sound ; son et lumière ; con luci e suoni ; con luz y sonido
sound box~sound boxes ; n ; Geräuschdose/Geräuschdosen/f ; boîte à sons/boîtes à sons/f ; scatola dei suoni/scatole dei suoni/f ; caja de sonidos/cajas de sonidos/f
sound chip~sound chips ; n ; Soundchip/Soundchips/m ; puce sonore/puces sonores/f ; chip sonoro/chip sonori/m ; chip de sonido/chips de sonido/m
sound effect~sound effects ; n ; Soundeffekt/Soundeffekte/m ; effet sonore/effets sonores/m ; effetto sonoro/effetti sonori/m ; efecto de sonido/efectos de sonido/m
sp gun~sp guns ; n ; Panzerhaubitze/Panzerhaubitzen/f ; canon automoteur/canons automoteurs/m ; semovente/semoventi/m ; cañón autopropulsado/cañones autopropulsados/m
space ship~space ships ; n ; Raumschiff/Raumschiffe/n ; vaisseau spatial/vaisseaux spatiaux/m ; astronave/astronavi/f ; nave espacial/naves espaciales/f
spacer bar~spacer bars ; n ; Abstandshalter-Steg/Abstandshalter-Stege/m ; barre intercalaire/barres intercalaires/f ; barretta distanziatrice/barrette distanziatrici/f ; barra separadora/barras separadoras/f
sparkler~sparklers ; n ; Wunderkerze/Wunderkerzen/f ; cierge magique/cierges magiques/m ; stellina scintillante/stelline scintillanti/f ; bengala/bengalas/f
special pack~special packs ; n ; Spezial-Pack/Spezial-Packs/n ; pack spécial/packs spéciaux/m ; pacchetto speciale/pacchetti speciali/m ; pack especial/packs especiales/m
spectator~spectators ; n ; Zuschauer/Zuschauer/m ; spectateur/spectateurs/m ; spettatore/spettatori/m ; espectador/espectadores/m
speed magic cube~speed magic cubes ; n ; Speed-Zauberwürfel/Speed-Zauberwürfel/m ; speed cube/speed cubes/m ; cubo magico veloce/cubi magici veloci/m ; cubo mágico de velocidad/cubos mágicos de velocidad/m
sperm whale~sperm whales ; n ; Pottwal/Pottwale/m ; cachalot/cachalots/m ; capodoglio/capodogli/m ; cachalote/cachalotes/m
spider monkey~spider monkeys ; n ; Klammeraffe/Klammeraffen/m ; singe-araignée/singes-araignées/m ; scimmia ragno/scimmie ragno/f ; mono araña/monos araña/m
spin down die~spin down dice ; n ; Lebenspunktewürfel/Lebenspunktewürfel/m ; dé compteur de vie/dés compteurs de vie/m ; dado segnapunti vita/dadi segnapunti vita/m ; dado contador de vida/dados contadores de vida/m
sport kite~sport kites ; n ; Sportdrachen/Sportdrachen/m ; cerf-volant sportif/cerfs-volants sportifs/m ; aquilone sportivo/aquiloni sportivi/m ; cometa deportiva/cometas deportivas/f
sport stacking cup~sport stacking cups ; n ; Sport-Stacking-Becher/Sport-Stacking-Becher/m ; gobelet de sport stacking/gobelets de sport stacking/m ; bicchiere da sport stacking/bicchieri da sport stacking/m ; vaso de sport stacking/vasos de sport stacking/m
sport stunt kite~sport stunt kites ; n ; Sport-Lenkdrachen/Sport-Lenkdrachen/m ; cerf-volant acrobatique/cerfs-volants acrobatiques/m ; aquilone acrobatico/aquiloni acrobatici/m ; cometa acrobática/cometas acrobáticas/f
sports kite~sports kites ; n ; Sportdrachen/Sportdrachen/m ; cerf-volant sportif/cerfs-volants sportifs/m ; aquilone sportivo/aquiloni sportivi/m ; cometa deportiva/cometas deportivas/f
spot the difference puzzle~spot the difference puzzles ; n ; Fehlersuch-Puzzle/Fehlersuch-Puzzles/n ; puzzle jeu des 7 différences/puzzles jeu des 7 différences/m ; puzzle trova le differenze/puzzle trova le differenze/m ; puzle de buscar las diferencias/puzles de buscar las diferencias/m
spray pool~spray pools ; n ; Planschbecken mit Sprüher/Planschbecken mit Sprüher/n ; pataugeoire à jet d'eau/pataugeoires à jet d'eau/f ; piscinetta con spruzzo/piscinette con spruzzo/f ; piscina con surtidor/piscinas con surtidor/f
spring bail~spring bails ; n ; Anhängeröse/Anhängerösen/f ; bélière/bélières/f ; contromaglia/contromaglie/f ; enganche para colgante/enganches para colgante/m
springer spaniel~springer spaniels ; n ; Springerspaniel/Springerspaniels/m ; springer spaniel/springer spaniels/m ; springer spaniel/springer spaniel/m ; springer spaniel/springer spaniels/m
square connector~square connectors ; n ; quadratischer Verbinder/quadratische Verbinder/m ; connecteur carré/connecteurs carrés/m ; connettore quadrato/connettori quadrati/m ; conector cuadrado/conectores cuadrados/m
squid~squid ; n ; Tintenfisch/Tintenfische/m ; calmar/calmars/m ; calamaro/calamari/m ; calamar/calamares/m
squishy ; a ; knautschig/knautschige ; tout mou/toute molle/tout mous/toutes molles ; morbidoso/morbidosa/morbidosi/morbidose ; blandito/blandita/blanditos/blanditas
st bernard~st bernards ; n ; Bernhardiner/Bernhardiner/m ; saint-bernard/saint-bernards/m ; San Bernardo/San Bernardo/m ; San Bernardo/San Bernardos/m
stacking tower~stacking towers ; n ; Stapelturm/Stapeltürme/m ; tour à empiler/tours à empiler/f ; torre impilabile/torri impilabili/f ; torre apilable/torres apilables/f
staffordshire bull terrier~staffordshire bull terriers ; n ; Staffordshire-Bullterrier/Staffordshire-Bullterrier/m ; staffordshire bull terrier/staffordshire bull terriers/m ; staffordshire bull terrier/staffordshire bull terrier/m ; staffordshire bull terrier/staffordshire bull terriers/m
stag beetle~stag beetles ; n ; Hirschkäfer/Hirschkäfer/m ; lucane/lucanes/m ; cervo volante/cervi volanti/m ; ciervo volante/ciervos volantes/m
stagecoach~stagecoaches ; n ; Postkutsche/Postkutschen/f ; diligence/diligences/f ; diligenza/diligenze/f ; diligencia/diligencias/f
standard curve~standard curves ; n ; Standardkurve/Standardkurven/f ; courbe standard/courbes standard/f ; curva standard/curve standard/f ; curva estándar/curvas estándar/f
standard sleeve~standard sleeves ; n ; Standard-Kartenhülle/Standard-Kartenhüllen/f ; protège-carte standard/protège-cartes standard/m ; bustina standard per carte/bustine standard per carte/f ; funda estándar para cartas/fundas estándar para cartas/f
standard straight~standard straights ; n ; Standardgerade/Standardgeraden/f ; droite standard/droites standard/f ; rettilineo standard/rettilinei standard/m ; recta estándar/rectas estándar/f
star bead~star beads ; n ; Sternperle/Sternperlen/f ; perle étoile/perles étoile/f ; perlina a stella/perline a stella/f ; cuenta de estrella/cuentas de estrella/f
star destroyer~star destroyers ; n ; Sternzerstörer/Sternzerstörer/m ; destroyer stellaire/destroyers stellaires/m ; incrociatore stellare/incrociatori stellari/m ; destructor estelar/destructores estelares/m
star spacer bead~star spacer beads ; n ; Sternen-Zwischenperle/Sternen-Zwischenperlen/f ; perle intercalaire étoile/perles intercalaires étoile/f ; perlina distanziatrice a stella/perline distanziatrici a stella/f ; cuenta separadora de estrella/cuentas separadoras de estrella/f
starship playset~starship playsets ; n ; Raumschiff-Spielset/Raumschiff-Spielsets/n ; coffret vaisseau spatial/coffrets vaisseau spatial/m ; playset astronave/playset astronave/m ; set de juego de nave espacial/sets de juego de nave espacial/m
starting grid~starting grids ; n ; Startaufstellung/Startaufstellungen/f ; grille de départ/grilles de départ/f ; griglia di partenza/griglie di partenza/f ; parrilla de salida/parrillas de salida/f
steampunk ; p ; Steampunk ; steampunk ; steampunk ; steampunk
steering servo~steering servos ; n ; Lenkservo/Lenkservos/n ; servo de direction/servos de direction/m ; servo sterzo/servo sterzo/m ; servo de dirección/servos de dirección/m
stencil set~stencil sets ; n ; Schablonen-Set/Schablonen-Sets/n ; set de pochoirs/sets de pochoirs/m ; set di stencil/set di stencil/m ; set de plantillas/sets de plantillas/m
stick on moustache~stick on moustaches ; n ; Klebe-Schnurrbart/Klebe-Schnurrbärte/m ; moustache autocollante/moustaches autocollantes/f ; baffi adesivi/baffi adesivi/m ; bigote adhesivo/bigotes adhesivos/m
sticker decal~sticker decals ; n ; Aufkleber/Aufkleber/m ; autocollant/autocollants/m ; adesivo/adesivi/m ; pegatina/pegatinas/f
sticker pack~sticker packs ; n ; Sticker-Pack/Sticker-Packs/n ; pochette d'autocollants/pochettes d'autocollants/f ; confezione di adesivi/confezioni di adesivi/f ; paquete de pegatinas/paquetes de pegatinas/m
sticker pad~sticker pads ; n ; Stickerblock/Stickerblöcke/m ; bloc d'autocollants/blocs d'autocollants/m ; blocco di adesivi/blocchi di adesivi/m ; bloc de pegatinas/blocs de pegatinas/m
sticker starter pack~sticker starter packs ; n ; Sticker-Starterpack/Sticker-Starterpacks/n ; pack de démarrage autocollants/packs de démarrage autocollants/m ; starter pack figurine/starter pack figurine/m ; pack de inicio de cromos/packs de inicio de cromos/m
sticky eyes~sticky eyes ; n ; selbstklebende Augen/selbstklebende Augen/n ; yeux autocollants/yeux autocollants/m ; occhietti adesivi/occhietti adesivi/m ; ojos adhesivos/ojos adhesivos/m
stingray~stingrays ; n ; Stachelrochen/Stachelrochen/m ; raie pastenague/raies pastenagues/f ; pastinaca/pastinache/f ; raya/rayas/f
stock car~stock cars ; n ; Stockcar/Stockcars/n ; stock-car/stock-cars/m ; stock car/stock car/f ; stock car/stock cars/m
stone cladding~stone cladding ; n ; Steinverkleidung/Steinverkleidungen/f ; parement en pierre/parements en pierre/m ; rivestimento in pietra/rivestimenti in pietra/m ; revestimiento de piedra/revestimientos de piedra/m
stone marble ; p ; aus Marmor ; en marbre ; in marmo ; de mármol
stone piece~stone pieces ; n ; Steinfigur/Steinfiguren/f ; pièce en pierre/pièces en pierre/f ; pezzo in pietra/pezzi in pietra/m ; pieza de piedra/piezas de piedra/f
storage page~storage pages ; n ; Sammelhülle/Sammelhüllen/f ; feuille de rangement/feuilles de rangement/f ; pagina raccoglitrice/pagine raccoglitrici/f ; hoja de almacenamiento/hojas de almacenamiento/f
storage tin~storage tins ; n ; Aufbewahrungsdose/Aufbewahrungsdosen/f ; boîte de rangement en métal/boîtes de rangement en métal/f ; scatola di latta/scatole di latta/f ; lata de almacenaje/latas de almacenaje/f
storage tray~storage trays ; n ; Aufbewahrungsschale/Aufbewahrungsschalen/f ; plateau de rangement/plateaux de rangement/m ; vassoio portaoggetti/vassoi portaoggetti/m ; bandeja organizadora/bandejas organizadoras/f
`;
