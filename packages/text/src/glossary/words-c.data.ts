/** Words and phrases of titles that the trade-specific files lack, part 3 of 3, in alphabetical order. */
export const WORDS_C_GLOSSARY = `
poly dice ; p ; Polyeder-Würfel ; dés polyédriques ; dadi poliedrici ; dados poliédricos
poly dice set~poly dice sets ; n ; Polyeder-Würfelset/Polyeder-Würfelsets/n ; set de dés polyédriques/sets de dés polyédriques/m ; set di dadi poliedrici/set di dadi poliedrici/m ; set de dados poliédricos/sets de dados poliédricos/m
polybag~polybags ; n ; Polybeutel/Polybeutel/m ; sachet plastique/sachets plastique/m ; polybag/polybag/m ; bolsa de plástico/bolsas de plástico/f
polyhedron~polyhedra ; n ; Polyeder/Polyeder/n ; polyèdre/polyèdres/m ; poliedro/poliedri/m ; poliedro/poliedros/m
polynomial ; a ; polynomisch/polynomische ; polynomial/polynomiale/polynomiaux/polynomiales ; polinomiale/polinomiale/polinomiali/polinomiali ; polinómico/polinómica/polinómicos/polinómicas
pool ladder~pool ladders ; n ; Poolleiter/Poolleitern/f ; échelle de piscine/échelles de piscine/f ; scaletta per piscina/scalette per piscina/f ; escalera de piscina/escaleras de piscina/f
pop bead~pop beads ; n ; Steckperle/Steckperlen/f ; perle à clipser/perles à clipser/f ; perlina a incastro/perline a incastro/f ; cuenta encajable/cuentas encajables/f
popcorn ; n ; Popcorn/Popcorn/n ; pop-corn/pop-corn/m ; popcorn/popcorn/m ; palomitas/palomitas/f
popcorn cart~popcorn carts ; n ; Popcornwagen/Popcornwagen/m ; chariot à pop-corn/chariots à pop-corn/m ; carretto dei popcorn/carretti dei popcorn/m ; carrito de palomitas/carritos de palomitas/m
portfolio~portfolios ; n ; Sammelmappe/Sammelmappen/f ; portfolio/portfolios/m ; raccoglitore/raccoglitori/m ; álbum archivador/álbumes archivadores/m
porthole~portholes ; n ; Bullauge/Bullaugen/n ; hublot/hublots/m ; oblò/oblò/m ; ojo de buey/ojos de buey/m
position light signal~position light signals ; n ; Lichtsignal/Lichtsignale/n ; signal lumineux de position/signaux lumineux de position/m ; segnale luminoso di posizione/segnali luminosi di posizione/m ; señal luminosa de posición/señales luminosas de posición/f
potato~potatoes ; n ; Kartoffel/Kartoffeln/f ; pomme de terre/pommes de terre/f ; patata/patate/f ; patata/patatas/f
power boat~power boats ; n ; Rennboot/Rennboote/n ; bateau à moteur/bateaux à moteur/m ; motoscafo/motoscafi/m ; lancha motora/lanchas motoras/f
power kiting ; n ; Powerkiting/Powerkiting/n ; kite de traction/kites de traction/m ; power kite/power kite/m ; power kiting/power kiting/m
power shovel~power shovels ; n ; Löffelbagger/Löffelbagger/m ; pelle mécanique/pelles mécaniques/f ; escavatore/escavatori/m ; excavadora/excavadoras/f
presentation case~presentation cases ; n ; Präsentationskoffer/Präsentationskoffer/m ; coffret de présentation/coffrets de présentation/m ; custodia da esposizione/custodie da esposizione/f ; estuche de presentación/estuches de presentación/m
presentation pouch~presentation pouches ; n ; Präsentbeutel/Präsentbeutel/m ; pochette de présentation/pochettes de présentation/f ; sacchetto regalo/sacchetti regalo/m ; bolsita de presentación/bolsitas de presentación/f
presidential ; a ; präsidial/präsidiale ; présidentiel/présidentielle/présidentiels/présidentielles ; presidenziale/presidenziale/presidenziali/presidenziali ; presidencial/presidencial/presidenciales/presidenciales
pressure treated timber ; p ; kesseldruckimprägniertes Holz ; bois traité autoclave ; legno impregnato in autoclave ; madera tratada en autoclave
pretzel~pretzels ; n ; Brezel/Brezeln/f ; bretzel/bretzels/m ; pretzel/pretzel/m ; pretzel/pretzels/m
prickly ; a ; stachelig/stachelige ; piquant/piquante/piquants/piquantes ; spinoso/spinosa/spinosi/spinose ; espinoso/espinosa/espinosos/espinosas
priest~priests ; n ; Priester/Priester/m ; prêtre/prêtres/m ; prete/preti/m ; sacerdote/sacerdotes/m
primate~primates ; n ; Primat/Primaten/m ; primate/primates/m ; primate/primati/m ; primate/primates/m
princess with horse ; p ; Prinzessin mit Pferd ; princesse au cheval ; principessa con cavallo ; princesa con caballo
printable ; a ; bedruckbar/bedruckbare ; imprimable/imprimable/imprimables/imprimables ; stampabile/stampabile/stampabili/stampabili ; imprimible/imprimible/imprimibles/imprimibles
prism~prisms ; n ; Prisma/Prismen/n ; prisme/prismes/m ; prisma/prismi/m ; prisma/prismas/m
program card~program cards ; n ; Programmierkarte/Programmierkarten/f ; carte de programmation/cartes de programmation/f ; scheda di programmazione/schede di programmazione/f ; tarjeta de programación/tarjetas de programación/f
prom ; n ; Abschlussball/Abschlussbälle/m ; bal de promo/bals de promo/m ; ballo di fine anno/balli di fine anno/m ; baile de graduación/bailes de graduación/m
prom night~prom nights ; n ; Abschlussball/Abschlussbälle/m ; soirée de bal de promo/soirées de bal de promo/f ; serata del ballo/serate del ballo/f ; noche de graduación/noches de graduación/f
promotion ; n ; Aktion/Aktionen/f ; promotion/promotions/f ; promozione/promozioni/f ; promoción/promociones/f
prosthetic~prosthetics ; n ; Prothese/Prothesen/f ; prothèse/prothèses/f ; protesi/protesi/f ; prótesis/prótesis/f
protest~protests ; n ; Protest/Proteste/m ; protestation/protestations/f ; protesta/proteste/f ; protesta/protestas/f
prototype~prototypes ; n ; Prototyp/Prototypen/m ; prototype/prototypes/m ; prototipo/prototipi/m ; prototipo/prototipos/m
psychedelic ; a ; psychedelisch/psychedelische ; psychédélique/psychédélique/psychédéliques/psychédéliques ; psichedelico/psichedelica/psichedelici/psichedeliche ; psicodélico/psicodélica/psicodélicos/psicodélicas
pull back & go ; a ; mit Rückzugmotor ; à rétrofriction ; a retrocarica ; de fricción
pull back and go ; a ; mit Rückzugmotor ; à rétrofriction ; a retrocarica ; de fricción
pull back and go action ; p ; mit Rückziehmotor ; à rétrofriction ; a retrocarica ; de retrofricción
pump rocket~pump rockets ; n ; Pumprakete/Pumpraketen/f ; fusée à pompe/fusées à pompe/f ; razzo a pompa/razzi a pompa/m ; cohete de bombeo/cohetes de bombeo/m
punchball balloon~punchball balloons ; n ; Punchballon/Punchballons/m ; ballon punchball/ballons punchball/m ; palloncino punchball/palloncini punchball/m ; globo punchball/globos punchball/m
pyramid~pyramids ; n ; Pyramide/Pyramiden/f ; pyramide/pyramides/f ; piramide/piramidi/f ; pirámide/pirámides/f
quantity~quantities ; n ; Menge/Mengen/f ; quantité/quantités/f ; quantità/quantità/f ; cantidad/cantidades/f
quarter straight~quarter straights ; n ; Viertelgerade/Viertelgeraden/f ; quart de droite/quarts de droite/m ; quarto di rettilineo/quarti di rettilineo/m ; cuarto de recta/cuartos de recta/m
queen of hearts ; n ; Herzkönigin/Herzköniginnen/f ; Reine de cœur/Reines de cœur/f ; Regina di cuori/Regine di cuori/f ; Reina de corazones/Reinas de corazones/f
question~questions ; n ; Frage/Fragen/f ; question/questions/f ; domanda/domande/f ; pregunta/preguntas/f
quick disconnect ; p ; mit Schnelltrennung ; à déconnexion rapide ; a sgancio rapido ; de desconexión rápida
quick-fire ; a ; rasant/rasante ; ultra-rapide/ultra-rapide/ultra-rapides/ultra-rapides ; a raffica ; a toda velocidad
quilting ; n ; Quilten/Quilten/n ; quilting/quiltings/m ; quilting/quilting/m ; acolchado/acolchados/m
quilting panel~quilting panels ; n ; Quilt-Panel/Quilt-Panels/n ; panneau de quilting/panneaux de quilting/m ; pannello per quilting/pannelli per quilting/m ; panel de acolchado/paneles de acolchado/m
quintain~quintains ; n ; Quintana/Quintanas/f ; quintaine/quintaines/f ; quintana/quintane/f ; estafermo/estafermos/m
radius 1 ; p ; Radius 1 ; rayon 1 ; raggio 1 ; radio 1
radius ; n ; Radius/Radien/m ; rayon/rayons/m ; raggio/raggi/m ; radio/radios/m
raft~rafts ; n ; Floß/Flöße/n ; radeau/radeaux/m ; zattera/zattere/f ; balsa/balsas/f
raider~raiders ; n ; Plünderer/Plünderer/m ; pillard/pillards/m ; predone/predoni/m ; saqueador/saqueadores/m
rail and road loading set~rail and road loading sets ; n ; Schienen- und Straßen-Verladeset/Schienen- und Straßen-Verladesets/n ; circuit rail et route avec chargement/circuits rail et route avec chargement/m ; set di carico strada e ferrovia/set di carico strada e ferrovia/m ; set de carga de tren y carretera/sets de carga de tren y carretera/m
rail crossing~rail crossings ; n ; Bahnübergang/Bahnübergänge/m ; passage à niveau/passages à niveau/m ; passaggio a livello/passaggi a livello/m ; paso a nivel/pasos a nivel/m
rail dragster~rail dragsters ; n ; Rail-Dragster/Rail-Dragster/m ; rail dragster/rail dragsters/m ; rail dragster/rail dragster/m ; rail dragster/rail dragsters/m
rainforest~rainforests ; n ; Regenwald/Regenwälder/m ; forêt tropicale/forêts tropicales/f ; foresta pluviale/foreste pluviali/f ; selva tropical/selvas tropicales/f
ram's head ; p ; Widderkopf ; tête de bélier ; testa di ariete ; cabeza de carnero
ramp and stop track pack~ramp and stop track packs ; n ; Schienenset mit Rampe und Prellbock/Schienensets mit Rampe und Prellbock/n ; coffret de rails rampe et butoir/coffrets de rails rampe et butoir/m ; set binari con rampa e fermata/set binari con rampa e fermata/m ; set de vías con rampa y tope/sets de vías con rampa y tope/m
ramp~ramps ; n ; Rampe/Rampen/f ; rampe/rampes/f ; rampa/rampe/f ; rampa/rampas/f
ram~rams ; n ; Widder/Widder/m ; bélier/béliers/m ; ariete/arieti/m ; carnero/carneros/m
rapid ; a ; schnell/schnelle ; rapide/rapide/rapides/rapides ; rapido/rapida/rapidi/rapide ; rápido/rápida/rápidos/rápidas
ration book~ration books ; n ; Lebensmittelkarte/Lebensmittelkarten/f ; carnet de rationnement/carnets de rationnement/m ; libretto di razionamento/libretti di razionamento/m ; cartilla de racionamiento/cartillas de racionamiento/f
raven~ravens ; n ; Rabe/Raben/m ; corbeau/corbeaux/m ; corvo/corvi/m ; cuervo/cuervos/m
re-issue~re-issues ; n ; Neuauflage/Neuauflagen/f ; réédition/rééditions/f ; riedizione/riedizioni/f ; reedición/reediciones/f
re-supply ; n ; Nachschub/Nachschübe/m ; ravitaillement/ravitaillements/m ; rifornimento/rifornimenti/m ; reabastecimiento/reabastecimientos/m
reader~readers ; n ; Lesegerät/Lesegeräte/n ; lecteur/lecteurs/m ; lettore/lettori/m ; lector/lectores/m
ready for ; p ; bereit für ; prêt pour ; pronto per ; listo para
real time ; a ; in Echtzeit ; en temps réel ; in tempo reale ; en tiempo real
reaper~reapers ; n ; Sensenmann/Sensenmänner/m ; faucheuse/faucheuses/f ; mietitore/mietitori/m ; segador/segadores/m
rear loading garbage truck~rear loading garbage trucks ; n ; Hecklader-Müllwagen/Hecklader-Müllwagen/m ; camion poubelle à chargement arrière/camions poubelles à chargement arrière/m ; camion dei rifiuti a carico posteriore/camion dei rifiuti a carico posteriore/m ; camión de basura de carga trasera/camiones de basura de carga trasera/m
reconnaissance ; n ; Aufklärung/Aufklärungen/f ; reconnaissance/reconnaissances/f ; ricognizione/ricognizioni/f ; reconocimiento/reconocimientos/m
reconnaissance vehicle~reconnaissance vehicles ; n ; Aufklärungsfahrzeug/Aufklärungsfahrzeuge/n ; véhicule de reconnaissance/véhicules de reconnaissance/m ; veicolo da ricognizione/veicoli da ricognizione/m ; vehículo de reconocimiento/vehículos de reconocimiento/m
recovery tractor~recovery tractors ; n ; Bergeschlepper/Bergeschlepper/m ; tracteur de dépannage/tracteurs de dépannage/m ; trattore di recupero/trattori di recupero/m ; tractor de rescate/tractores de rescate/m
red carpet~red carpets ; n ; roter Teppich/rote Teppiche/m ; tapis rouge/tapis rouges/m ; tappeto rosso/tappeti rossi/m ; alfombra roja/alfombras rojas/f
red cross ; p ; Rotes Kreuz ; Croix-Rouge ; Croce Rossa ; Cruz Roja
red indian~red indians ; n ; Indianer/Indianer/m ; Indien d'Amérique/Indiens d'Amérique/m ; pellerossa/pellerossa/m ; indio americano/indios americanos/m
reef~reefs ; n ; Riff/Riffe/n ; récif/récifs/m ; barriera corallina/barriere coralline/f ; arrecife/arrecifes/m
refuse lorry~refuse lorries ; n ; Müllwagen/Müllwagen/m ; camion-poubelle/camions-poubelles/m ; camion della spazzatura/camion della spazzatura/m ; camión de basura/camiones de basura/m
reinforced ; a ; verstärkt/verstärkte ; renforcé/renforcée/renforcés/renforcées ; rinforzato/rinforzata/rinforzati/rinforzate ; reforzado/reforzada/reforzados/reforzadas
reissue~reissues ; n ; Neuauflage/Neuauflagen/f ; réédition/rééditions/f ; riedizione/riedizioni/f ; reedición/reediciones/f
relief from stress ; p ; gegen Stress ; anti-stress ; antistress ; antiestrés
repeats 3 times ; p ; 3-mal wiederholt ; se répète 3 fois ; si ripete 3 volte ; se repite 3 veces
revolver~revolvers ; n ; Revolver/Revolver/m ; revolver/revolvers/m ; revolver/revolver/m ; revólver/revólveres/m
rhombus ; n ; Raute/Rauten/f ; losange/losanges/m ; rombo/rombi/m ; rombo/rombos/m
rifle~rifles ; n ; Gewehr/Gewehre/n ; fusil/fusils/m ; fucile/fucili/m ; rifle/rifles/m
right hand electric point~right hand electric points ; n ; elektrische Rechtsweiche/elektrische Rechtsweichen/f ; aiguillage électrique à droite/aiguillages électriques à droite/m ; scambio elettrico destro/scambi elettrici destri/m ; desvío eléctrico a la derecha/desvíos eléctricos a la derecha/m
rim~rims ; n ; Felge/Felgen/f ; jante/jantes/f ; cerchione/cerchioni/m ; llanta/llantas/f
ring throwing game~ring throwing games ; n ; Ringwurfspiel/Ringwurfspiele/n ; jeu de lancer d'anneaux/jeux de lancer d'anneaux/m ; gioco di lancio degli anelli/giochi di lancio degli anelli/m ; juego de lanzar aros/juegos de lanzar aros/m
riot gear ; n ; Schutzausrüstung/Schutzausrüstungen/f ; tenue anti-émeute/tenues anti-émeute/f ; tenuta antisommossa/tenute antisommossa/f ; equipo antidisturbios/equipos antidisturbios/m
road locomotive~road locomotives ; n ; Straßenlokomotive/Straßenlokomotiven/f ; locomotive routière/locomotives routières/f ; locomotiva stradale/locomotive stradali/f ; locomotora de carretera/locomotoras de carretera/f
road maintenance truck~road maintenance trucks ; n ; Straßenbau-Lkw/Straßenbau-Lkw/m ; camion d'entretien des routes/camions d'entretien des routes/m ; camion manutenzione stradale/camion manutenzione stradale/m ; camión de mantenimiento de carreteras/camiones de mantenimiento de carreteras/m
roadworks ; n ; Baustelle/Baustellen/f ; travaux routiers/travaux routiers/m ; lavori stradali/lavori stradali/m ; obras viales/obras viales/f
roadworks crew~roadworks crews ; n ; Straßenbautrupp/Straßenbautrupps/m ; équipe de travaux routiers/équipes de travaux routiers/f ; squadra lavori stradali/squadre lavori stradali/f ; equipo de obras viales/equipos de obras viales/m
roar ; n ; Gebrüll/Gebrülle/n ; rugissement/rugissements/m ; ruggito/ruggiti/m ; rugido/rugidos/m
rock and roll ; n ; Rock 'n' Roll/Rock 'n' Roll/m ; rock'n'roll/rock'n'roll/m ; rock 'n' roll/rock 'n' roll/m ; rock and roll/rock and roll/m
rock guitar~rock guitars ; n ; Rockgitarre/Rockgitarren/f ; guitare rock/guitares rock/f ; chitarra rock/chitarre rock/f ; guitarra de rock/guitarras de rock/f
rock n roll ; n ; Rock 'n' Roll/Rock 'n' Roll/m ; rock'n'roll/rock'n'roll/m ; rock 'n' roll/rock 'n' roll/m ; rock and roll/rock and roll/m
rock paper scissors ; p ; Schere, Stein, Papier ; pierre-papier-ciseaux ; sasso, carta, forbici ; piedra, papel o tijera
rocket firing ; p ; mit Raketenabschuss ; lance-roquettes ; lanciarazzi ; lanzacohetes
rocket firing launcher~rocket firing launchers ; n ; Raketenwerfer/Raketenwerfer/m ; lance-roquettes/lance-roquettes/m ; lanciarazzi/lanciarazzi/m ; lanzacohetes/lanzacohetes/m
roleplayer~roleplayers ; n ; Rollenspieler/Rollenspieler/m ; rôliste/rôlistes/m ; giocatore di ruolo/giocatori di ruolo/m ; jugador de rol/jugadores de rol/m
roll and go ; a ; zum Rollen und Mitnehmen ; à roulettes ; con rotelle ; con ruedas
roman centurion~roman centurions ; n ; römischer Zenturio/römische Zenturionen/m ; centurion romain/centurions romains/m ; centurione romano/centurioni romani/m ; centurión romano/centuriones romanos/m
roman emperor~roman emperors ; n ; römischer Kaiser/römische Kaiser/m ; empereur romain/empereurs romains/m ; imperatore romano/imperatori romani/m ; emperador romano/emperadores romanos/m
rondelle bead~rondelle beads ; n ; Rondellperle/Rondellperlen/f ; perle rondelle/perles rondelles/f ; perla rondelle/perle rondelle/f ; cuenta rondelle/cuentas rondelle/f
roof luggage rack~roof luggage racks ; n ; Dachgepäckträger/Dachgepäckträger/m ; galerie de toit/galeries de toit/f ; portapacchi da tetto/portapacchi da tetto/m ; baca/bacas/f
room roll~room rolls ; n ; Raumdeko-Rolle/Raumdeko-Rollen/f ; rouleau de décor mural/rouleaux de décor mural/m ; rotolo decorativo da parete/rotoli decorativi da parete/m ; rollo decorativo de pared/rollos decorativos de pared/m
rope ladder~rope ladders ; n ; Strickleiter/Strickleitern/f ; échelle de corde/échelles de corde/f ; scaletta di corda/scalette di corda/f ; escalera de cuerda/escaleras de cuerda/f
rope puzzle~rope puzzles ; n ; Seil-Knobelspiel/Seil-Knobelspiele/n ; casse-tête à corde/casse-têtes à corde/m ; rompicapo con corda/rompicapo con corda/m ; rompecabezas de cuerda/rompecabezas de cuerda/m
rose petal~rose petals ; n ; Rosenblatt/Rosenblätter/n ; pétale de rose/pétales de rose/m ; petalo di rosa/petali di rosa/m ; pétalo de rosa/pétalos de rosa/m
rotate 360 degrees ; p ; um 360 Grad drehbar ; rotation à 360 degrés ; rotazione a 360 gradi ; giratorio 360 grados
round corner ; a ; mit abgerundeten Ecken ; à coins arrondis ; con angoli arrotondati ; de esquinas redondeadas
round post signal~round post signals ; n ; Rundmast-Signal/Rundmast-Signale/n ; signal à poteau rond/signaux à poteau rond/m ; segnale con palo tondo/segnali con palo tondo/m ; señal de poste redondo/señales de poste redondo/f
roundabout~roundabouts ; n ; Kreisverkehr/Kreisverkehre/m ; rond-point/ronds-points/m ; rotonda/rotonde/f ; rotonda/rotondas/f
roundhouse~roundhouses ; n ; Ringlokschuppen/Ringlokschuppen/m ; rotonde ferroviaire/rotondes ferroviaires/f ; rimessa per locomotive/rimesse per locomotive/f ; rotonda ferroviaria/rotondas ferroviarias/f
rowing ; n ; Rudern/Rudern/n ; aviron/avirons/m ; canottaggio/canottaggi/m ; remo/remos/m
royal banquet room ; p ; königlicher Bankettsaal ; salle de banquet royale ; sala dei banchetti reale ; sala de banquetes real
royal chariot~royal chariots ; n ; königliche Kutsche/königliche Kutschen/f ; carrosse royal/carrosses royaux/m ; carrozza reale/carrozze reali/f ; carroza real/carrozas reales/f
rubber band bracelet~rubber band bracelets ; n ; Gummiband-Armband/Gummiband-Armbänder/n ; bracelet en élastiques/bracelets en élastiques/m ; braccialetto di elastici/braccialetti di elastici/m ; pulsera de gomas/pulseras de gomas/f
rubber feet ; p ; Gummifüße ; pieds en caoutchouc ; piedini in gomma ; patas de goma
rubber throwing star~rubber throwing stars ; n ; Gummi-Wurfstern/Gummi-Wurfsterne/m ; étoile de lancer en caoutchouc/étoiles de lancer en caoutchouc/f ; stella da lancio in gomma/stelle da lancio in gomma/f ; estrella arrojadiza de goma/estrellas arrojadizas de goma/f
rubber-powered ; p ; mit Gummimotor ; à moteur caoutchouc ; a elastico ; con motor de goma
ruby wedding ; n ; Rubinhochzeit/Rubinhochzeiten/f ; noces de rubis/noces de rubis/f ; nozze di rubino/nozze di rubino/f ; bodas de rubí/bodas de rubí/f
rugby world cup ; p ; Rugby-Weltmeisterschaft ; Coupe du monde de rugby ; Coppa del Mondo di rugby ; Copa del Mundo de rugby
rummy ; n ; Rommé/Rommés/n ; rami/ramis/m ; ramino/ramini/m ; rummy/rummys/m
runic ; a ; runenverziert/runenverzierte ; runique/runique/runiques/runiques ; runico/runica/runici/runiche ; rúnico/rúnica/rúnicos/rúnicas
runic dice set~runic dice sets ; n ; Runen-Würfelset/Runen-Würfelsets/n ; set de dés runiques/sets de dés runiques/m ; set di dadi runici/set di dadi runici/m ; set de dados rúnicos/sets de dados rúnicos/m
runway~runways ; n ; Laufsteg/Laufstege/m ; podium/podiums/m ; passerella/passerelle/f ; pasarela/pasarelas/f
russia ; p ; Russland ; Russie ; Russia ; Rusia
sachet~sachets ; n ; Tütchen/Tütchen/n ; sachet/sachets/m ; bustina/bustine/f ; sobre/sobres/m
sailboat~sailboats ; n ; Segelboot/Segelboote/n ; voilier/voiliers/m ; barca a vela/barche a vela/f ; velero/veleros/m
salamander~salamanders ; n ; Salamander/Salamander/m ; salamandre/salamandres/f ; salamandra/salamandre/f ; salamandra/salamandras/f
saloon car champion~saloon car champions ; n ; Tourenwagen-Meister/Tourenwagen-Meister/m ; champion de voitures de tourisme/champions de voitures de tourisme/m ; campione turismo/campioni turismo/m ; campeón de turismos/campeones de turismos/m
salt water powered car~salt water powered cars ; n ; Auto mit Salzwasserantrieb/Autos mit Salzwasserantrieb/n ; voiture à eau salée/voitures à eau salée/f ; auto ad acqua salata/auto ad acqua salata/f ; coche impulsado por agua salada/coches impulsados por agua salada/m
sandwich~sandwiches ; n ; Sandwich/Sandwiches/n ; sandwich/sandwichs/m ; panino/panini/m ; sándwich/sándwiches/m
santa clause ; p ; Weihnachtsmann ; Père Noël ; Babbo Natale ; Papá Noel
santa's little helper ; p ; kleiner Helfer des Weihnachtsmanns ; petit assistant du Père Noël ; piccolo aiutante di Babbo Natale ; pequeño ayudante de Papá Noel
santa's workshop ; p ; Werkstatt des Weihnachtsmanns ; atelier du Père Noël ; laboratorio di Babbo Natale ; taller de Papá Noel
santas workshop ; p ; Werkstatt des Weihnachtsmanns ; atelier du Père Noël ; laboratorio di Babbo Natale ; taller de Papá Noel
sassy ; a ; frech/freche ; coquin/coquine/coquins/coquines ; sbarazzino/sbarazzina/sbarazzini/sbarazzine ; descarado/descarada/descarados/descaradas
sausage and cheese ; p ; Wurst und Käse ; saucisse et fromage ; salsiccia e formaggio ; salchicha y queso
sausage roll~sausage rolls ; n ; Würstchen im Schlafrock/Würstchen im Schlafrock/n ; friand à la saucisse/friands à la saucisse/m ; rustico con salsiccia/rustici con salsiccia/m ; hojaldre de salchicha/hojaldres de salchicha/m
scalloped ; a ; gewellt/gewellte ; festonné/festonnée/festonnés/festonnées ; smerlato/smerlata/smerlati/smerlate ; festoneado/festoneada/festoneados/festoneadas
scalloped circle~scalloped circles ; n ; Wellenkreis/Wellenkreise/m ; cercle festonné/cercles festonnés/m ; cerchio smerlato/cerchi smerlati/m ; círculo festoneado/círculos festoneados/m
scallop~scallops ; n ; Bogenkante/Bogenkanten/f ; feston/festons/m ; smerlo/smerli/m ; festón/festones/m
scenery lighting ; n ; Landschaftsbeleuchtung/Landschaftsbeleuchtungen/f ; éclairage de décor/éclairages de décor/m ; illuminazione per paesaggi/illuminazioni per paesaggi/f ; iluminación de paisajes/iluminaciones de paisajes/f
scene~scenes ; n ; Szene/Szenen/f ; scène/scènes/f ; scena/scene/f ; escena/escenas/f
schoolgirl~schoolgirls ; n ; Schulmädchen/Schulmädchen/n ; écolière/écolières/f ; scolaretta/scolarette/f ; colegiala/colegialas/f
scifi ; p ; Sci-Fi ; SF ; fantascienza ; ciencia ficción
scotland ; p ; Schottland ; Écosse ; Scozia ; Escocia
scout car~scout cars ; n ; Spähwagen/Spähwagen/m ; véhicule de reconnaissance/véhicules de reconnaissance/m ; autoblindo da ricognizione/autoblindo da ricognizione/f ; vehículo de reconocimiento/vehículos de reconocimiento/m
scratch n sniff ; p ; Rubbel und Riech ; à gratter et à sentir ; gratta e annusa ; rasca y huele
screamer mask~screamer masks ; n ; Scream-Maske/Scream-Masken/f ; masque Scream/masques Scream/m ; maschera Scream/maschere Scream/f ; máscara Scream/máscaras Scream/f
scrolling ; a ; scrollend/scrollende ; défilant/défilante/défilants/défilantes ; scorrevole/scorrevole/scorrevoli/scorrevoli ; deslizante/deslizante/deslizantes/deslizantes
sculpting ; a ; formbar/formbare ; à modeler ; modellabile/modellabile/modellabili/modellabili ; para modelar
seal pup~seal pups ; n ; Robbenbaby/Robbenbabys/n ; bébé phoque/bébés phoques/m ; cucciolo di foca/cuccioli di foca/m ; cría de foca/crías de foca/f
seaplane~seaplanes ; n ; Wasserflugzeug/Wasserflugzeuge/n ; hydravion/hydravions/m ; idrovolante/idrovolanti/m ; hidroavión/hidroaviones/m
seaside ; n ; Meer/Meere/n ; bord de mer/bords de mer/m ; mare/mari/m ; playa/playas/f
seasonal ; a ; saisonal/saisonale ; saisonnier/saisonnière/saisonniers/saisonnières ; stagionale/stagionale/stagionali/stagionali ; de temporada
second skin costume~second skin costumes ; n ; Second-Skin-Kostüm/Second-Skin-Kostüme/n ; costume seconde peau/costumes seconde peau/m ; costume seconda pelle/costumi seconda pelle/m ; disfraz segunda piel/disfraces segunda piel/m
secret agent~secret agents ; n ; Geheimagent/Geheimagenten/m ; agent secret/agents secrets/m ; agente segreto/agenti segreti/m ; agente secreto/agentes secretos/m
sedan~sedans ; n ; Limousine/Limousinen/f ; berline/berlines/f ; berlina/berline/f ; sedán/sedanes/m
self-locking ; a ; selbstsichernd/selbstsichernde ; autobloquant/autobloquante/autobloquants/autobloquantes ; autobloccante/autobloccante/autobloccanti/autobloccanti ; autoblocante/autoblocante/autoblocantes/autoblocantes
self-locking propeller~self-locking propellers ; n ; selbstsichernder Propeller/selbstsichernde Propeller/m ; hélice autobloquante/hélices autobloquantes/f ; elica autobloccante/eliche autobloccanti/f ; hélice autoblocante/hélices autoblocantes/f
self-propelled ; a ; selbstfahrend/selbstfahrende ; automoteur/automotrice/automoteurs/automotrices ; semovente/semovente/semoventi/semoventi ; autopropulsado/autopropulsada/autopropulsados/autopropulsadas
self-propelled howitzer~self-propelled howitzers ; n ; Panzerhaubitze/Panzerhaubitzen/f ; obusier automoteur/obusiers automoteurs/m ; obice semovente/obici semoventi/m ; obús autopropulsado/obuses autopropulsados/m
self-tightening ; a ; selbstsichernd/selbstsichernde ; auto-serrant/auto-serrante/auto-serrants/auto-serrantes ; autoserrante/autoserrante/autoserranti/autoserranti ; autoapretable/autoapretable/autoapretables/autoapretables
selotape ; n ; Klebefilm/Klebefilme/m ; ruban adhésif/rubans adhésifs/m ; nastro adesivo/nastri adesivi/m ; cinta adhesiva/cintas adhesivas/f
semi trailer~semi trailers ; n ; Sattelauflieger/Sattelauflieger/m ; semi-remorque/semi-remorques/f ; semirimorchio/semirimorchi/m ; semirremolque/semirremolques/m
sent randomly ; p ; Lieferung nach Zufallsprinzip ; envoi aléatoire ; invio casuale ; envío aleatorio
separatist~separatists ; n ; Separatist/Separatisten/m ; séparatiste/séparatistes/m ; separatista/separatisti/m ; separatista/separatistas/m
sequined ; a ; paillettenbesetzt/paillettenbesetzte ; pailleté/pailletée/pailletés/pailletées ; con paillettes ; con lentejuelas
sequinned ; a ; paillettenbesetzt/paillettenbesetzte ; pailleté/pailletée/pailletés/pailletées ; con paillettes ; con lentejuelas
serpent~serpents ; n ; Schlange/Schlangen/f ; serpent/serpents/m ; serpente/serpenti/m ; serpiente/serpientes/f
servo extension lead~servo extension leads ; n ; Servo-Verlängerungskabel/Servo-Verlängerungskabel/n ; rallonge de servo/rallonges de servo/f ; prolunga per servo/prolunghe per servo/f ; cable alargador de servo/cables alargadores de servo/m
servo link~servo links ; n ; Servogestänge/Servogestänge/n ; tringle de servo/tringles de servo/f ; tirante servo/tiranti servo/m ; varilla de servo/varillas de servo/f
set of twenty ; p ; 20er-Set ; lot de 20 ; set di 20 ; set de 20
set up dvd ; p ; Aufbau-DVD ; DVD d'installation ; DVD di montaggio ; DVD de montaje
shadow kite~shadow kites ; n ; Schattendrachen/Schattendrachen/m ; cerf-volant ombre/cerfs-volants ombre/m ; aquilone ombra/aquiloni ombra/m ; cometa sombra/cometas sombra/f
shaker~shakers ; n ; Shaker/Shaker/m ; shaker/shakers/m ; shaker/shaker/m ; maraca/maracas/f
shaman~shamans ; n ; Schamane/Schamanen/m ; chaman/chamans/m ; sciamano/sciamani/m ; chamán/chamanes/m
shamrock~shamrocks ; n ; Kleeblatt/Kleeblätter/n ; trèfle/trèfles/m ; trifoglio/trifogli/m ; trébol/tréboles/m
shape train~shape trains ; n ; Formen-Zug/Formen-Züge/m ; train à formes/trains à formes/m ; trenino delle forme/trenini delle forme/m ; tren de formas/trenes de formas/m
sheesham ; m ; Sheesham-Holz ; sheesham ; sheesham ; sheesham
sheild~sheilds ; n ; Schild/Schilde/m ; bouclier/boucliers/m ; scudo/scudi/m ; escudo/escudos/m
shell game~shell games ; n ; Hütchenspiel/Hütchenspiele/n ; jeu des gobelets/jeux des gobelets/m ; gioco delle tre campanelle/giochi delle tre campanelle/m ; juego del trile/juegos del trile/m
shell grey ; c ; muschelgrau ; gris coquillage ; grigio conchiglia ; gris concha
shimmer curtain~shimmer curtains ; n ; Glitzervorhang/Glitzervorhänge/m ; rideau scintillant/rideaux scintillants/m ; tenda scintillante/tende scintillanti/f ; cortina brillante/cortinas brillantes/f
shock oil~shock oils ; n ; Stoßdämpferöl/Stoßdämpferöle/n ; huile d'amortisseur/huiles d'amortisseur/f ; olio per ammortizzatori/oli per ammortizzatori/m ; aceite de amortiguador/aceites de amortiguador/m
shoe cover~shoe covers ; n ; Schuhüberzieher/Schuhüberzieher/m ; couvre-chaussure/couvre-chaussures/m ; copriscarpa/copriscarpe/m ; cubrezapato/cubrezapatos/m
shooter~shooters ; n ; Spritzpistole/Spritzpistolen/f ; pistolet/pistolets/m ; pistola/pistole/f ; lanzador/lanzadores/m
shopping list~shopping lists ; n ; Einkaufsliste/Einkaufslisten/f ; liste de courses/listes de courses/f ; lista della spesa/liste della spesa/f ; lista de la compra/listas de la compra/f
short hair cat~short hair cats ; n ; Kurzhaarkatze/Kurzhaarkatzen/f ; chat à poil court/chats à poil court/m ; gatto a pelo corto/gatti a pelo corto/m ; gato de pelo corto/gatos de pelo corto/m
showroom~showrooms ; n ; Ausstellungsraum/Ausstellungsräume/m ; salle d'exposition/salles d'exposition/f ; salone espositivo/saloni espositivi/m ; sala de exposición/salas de exposición/f
shrine~shrines ; n ; Schrein/Schreine/m ; sanctuaire/sanctuaires/m ; santuario/santuari/m ; santuario/santuarios/m
side loading ; p ; mit seitlicher Öffnung ; à chargement latéral ; a caricamento laterale ; de carga lateral
sight words ; p ; Lesewörter ; mots usuels ; parole ad alta frequenza ; palabras de uso frecuente
sigil~sigils ; n ; Siegel/Siegel/n ; emblème/emblèmes/m ; sigillo/sigilli/m ; emblema/emblemas/m
signal gantry~signal gantries ; n ; Signalbrücke/Signalbrücken/f ; portique à signaux/portiques à signaux/m ; portale segnali/portali segnali/m ; pórtico de señales/pórticos de señales/m
silage ; n ; Silage/Silagen/f ; ensilage/ensilages/m ; insilato/insilati/m ; ensilado/ensilados/m
silage bale~silage bales ; n ; Silageballen/Silageballen/m ; balle d'ensilage/balles d'ensilage/f ; balla di insilato/balle di insilato/f ; paca de ensilado/pacas de ensilado/f
silhouette~silhouettes ; n ; Silhouette/Silhouetten/f ; silhouette/silhouettes/f ; silhouette/silhouette/f ; silueta/siluetas/f
silicon tray~silicon trays ; n ; Silikonform/Silikonformen/f ; moule en silicone/moules en silicone/m ; stampo in silicone/stampi in silicone/m ; molde de silicona/moldes de silicona/m
silicone shock oil~silicone shock oils ; n ; Silikon-Stoßdämpferöl/Silikon-Stoßdämpferöle/n ; huile silicone pour amortisseurs/huiles silicone pour amortisseurs/f ; olio siliconico per ammortizzatori/oli siliconici per ammortizzatori/m ; aceite de silicona para amortiguadores/aceites de silicona para amortiguadores/m
silky ; a ; seidig/seidige ; soyeux/soyeuse/soyeux/soyeuses ; setoso/setosa/setosi/setose ; sedoso/sedosa/sedosos/sedosas
silly ; a ; albern/alberne ; rigolo/rigolote/rigolos/rigolotes ; buffo/buffa/buffi/buffe ; divertido/divertida/divertidos/divertidas
silver tone ; a ; silberfarben/silberfarbene ; argenté/argentée/argentés/argentées ; color argento ; en tono plateado
silverback gorilla~silverback gorillas ; n ; Silberrücken-Gorilla/Silberrücken-Gorillas/m ; gorille à dos argenté/gorilles à dos argenté/m ; gorilla dal dorso argentato/gorilla dal dorso argentato/m ; gorila de espalda plateada/gorilas de espalda plateada/m
silverback~silverbacks ; n ; Silberrücken/Silberrücken/m ; gorille à dos argenté/gorilles à dos argenté/m ; silverback/silverback/m ; gorila de espalda plateada/gorilas de espalda plateada/m
silvery ; a ; silbern/silberne ; argenté/argentée/argentés/argentées ; argentato/argentata/argentati/argentate ; plateado/plateada/plateados/plateadas
sing-along ; a ; singend/singende ; chantant/chantante/chantants/chantantes ; canterino/canterina/canterini/canterine ; cantarín/cantarina/cantarines/cantarinas
single seat car~single seat cars ; n ; Monoposto/Monopostos/m ; monoplace/monoplaces/f ; monoposto/monoposto/f ; monoplaza/monoplazas/m
siren~sirens ; n ; Sirene/Sirenen/f ; sirène/sirènes/f ; sirena/sirene/f ; sirena/sirenas/f
sixties ; a ; Sechzigerjahre ; années 60 ; anni '60 ; años 60
skateboarding ; n ; Skateboarding/Skateboardings/n ; skateboard/skateboards/m ; skateboard/skateboard/m ; monopatín/monopatines/m
ski slope~ski slopes ; n ; Skipiste/Skipisten/f ; piste de ski/pistes de ski/f ; pista da sci/piste da sci/f ; pista de esquí/pistas de esquí/f
skid steer loader~skid steer loaders ; n ; Kompaktlader/Kompaktlader/m ; chargeuse compacte/chargeuses compactes/f ; minipala/minipale/f ; minicargadora/minicargadoras/f
skier~skiers ; n ; Skifahrer/Skifahrer/m ; skieur/skieurs/m ; sciatore/sciatori/m ; esquiador/esquiadores/m
skin suit~skin suits ; n ; Ganzkörperanzug/Ganzkörperanzüge/m ; combinaison seconde peau/combinaisons seconde peau/f ; tuta aderente/tute aderenti/f ; traje segunda piel/trajes segunda piel/m
skin tone ; a ; hautfarben/hautfarbene ; couleur chair ; color carne ; color carne
skinsuit~skinsuits ; n ; Ganzkörperanzug/Ganzkörperanzüge/m ; combinaison seconde peau/combinaisons seconde peau/f ; tuta aderente/tute aderenti/f ; traje segunda piel/trajes segunda piel/m
skintone ; a ; hautfarben/hautfarbene ; couleur chair ; color carne ; color carne
skull and bones ; p ; Totenkopf ; tête de mort ; teschio e ossa ; calavera y huesos
skull and crossbone designs ; p ; Totenkopfmotive ; motifs tête de mort ; motivi a teschio e ossa incrociate ; diseños de calavera y tibias cruzadas
slat armour ; n ; Gitterpanzerung/Gitterpanzerungen/f ; blindage à grilles/blindages à grilles/m ; corazza a griglia/corazze a griglia/f ; blindaje de rejilla/blindajes de rejilla/m
slave~slaves ; n ; Sklave/Sklaven/m ; esclave/esclaves/m ; schiavo/schiavi/m ; esclavo/esclavos/m
sleep eyes ; p ; Schlafaugen ; yeux dormeurs ; occhi che si chiudono ; ojos durmientes
sleeper car~sleeper cars ; n ; Schlafwagen/Schlafwagen/m ; voiture-lit/voitures-lits/f ; carrozza letto/carrozze letto/f ; coche cama/coches cama/m
sliceable ; a ; schneidbar/schneidbare ; à découper ; tagliabile/tagliabile/tagliabili/tagliabili ; cortable/cortable/cortables/cortables
sloping roof ; p ; Schrägdach ; toit en pente ; tetto spiovente ; tejado inclinado
slot-cars ; p ; Slotcars ; voitures de slot ; slot car ; coches de slot
slug~slugs ; n ; Nacktschnecke/Nacktschnecken/f ; limace/limaces/f ; lumaca/lumache/f ; babosa/babosas/f
smaller ; a ; kleiner/kleinere ; plus petit/plus petite/plus petits/plus petites ; più piccolo/più piccola/più piccoli/più piccole ; más pequeño/más pequeña/más pequeños/más pequeñas
smile~smiles ; n ; Lächeln/Lächeln/n ; sourire/sourires/m ; sorriso/sorrisi/m ; sonrisa/sonrisas/f
smock dress~smock dresses ; n ; Smokkleid/Smokkleider/n ; robe smockée/robes smockées/f ; abito a punto smock/abiti a punto smock/m ; vestido de nido de abeja/vestidos de nido de abeja/m
smoke deflector~smoke deflectors ; n ; Windleitblech/Windleitbleche/n ; pare-fumée/pare-fumée/m ; parafumo/parafumo/m ; deflector de humo/deflectores de humo/m
snap on ; a ; aufsteckbar/aufsteckbare ; à clipser ; a scatto ; a presión
snazzy ; a ; schick/schicke ; chic ; sgargiante/sgargiante/sgargianti/sgargianti ; llamativo/llamativa/llamativos/llamativas
sneak peek ; p ; Vorschau ; avant-première ; anteprima ; avance
sneak preview ; p ; Vorpremiere ; avant-première ; anteprima ; avance
snow white and the 7 dwarfs ; p ; Schneewittchen und die 7 Zwerge ; Blanche-Neige et les 7 nains ; Biancaneve e i 7 nani ; Blancanieves y los 7 enanitos
soaker~soakers ; n ; Wasserspritze/Wasserspritzen/f ; pistolet à eau/pistolets à eau/m ; pistola ad acqua/pistole ad acqua/f ; lanzador de agua/lanzadores de agua/m
soda pop ; n ; Limonade/Limonaden/f ; soda/sodas/m ; bibita gassata/bibite gassate/f ; refresco/refrescos/m
sodalite ; n ; Sodalith/Sodalithe/m ; sodalite/sodalites/f ; sodalite/sodaliti/f ; sodalita/sodalitas/f
soda~sodas ; n ; Limonade/Limonaden/f ; soda/sodas/m ; bibita gassata/bibite gassate/f ; refresco/refrescos/m
soft advent calendar~soft advent calendars ; n ; Stoff-Adventskalender/Stoff-Adventskalender/m ; calendrier de l'Avent en tissu/calendriers de l'Avent en tissu/m ; calendario dell'Avvento in stoffa/calendari dell'Avvento in stoffa/m ; calendario de Adviento de tela/calendarios de Adviento de tela/m
soft to touch ; p ; weich anzufassen ; doux au toucher ; morbido al tatto ; suave al tacto
soft top~soft tops ; n ; Stoffverdeck/Stoffverdecke/n ; capote/capotes/f ; capote/capote/f ; capota de lona/capotas de lona/f
soft touch ; a ; samtweich/samtweiche ; au toucher doux ; morbido al tatto/morbida al tatto/morbidi al tatto/morbide al tatto ; de tacto suave
sold flat ; p ; flach geliefert ; vendu non gonflé ; venduto sgonfio ; se vende desinflado
song~songs ; n ; Lied/Lieder/n ; chanson/chansons/f ; canzone/canzoni/f ; canción/canciones/f
sorry you're leaving ; p ; Schade, dass du gehst ; triste de te voir partir ; ci mancherai ; te echaremos de menos
souvenir~souvenirs ; n ; Souvenir/Souvenirs/n ; souvenir/souvenirs/m ; souvenir/souvenir/m ; recuerdo/recuerdos/m
soviet ; a ; sowjetisch/sowjetische ; soviétique/soviétique/soviétiques/soviétiques ; sovietico/sovietica/sovietici/sovietiche ; soviético/soviética/soviéticos/soviéticas
space traveller~space travellers ; n ; Weltraumreisender/Weltraumreisende/m ; voyageur de l'espace/voyageurs de l'espace/m ; viaggiatore spaziale/viaggiatori spaziali/m ; viajero espacial/viajeros espaciales/m
spacecraft ; n ; Raumfahrzeug/Raumfahrzeuge/n ; vaisseau spatial/vaisseaux spatiaux/m ; navicella spaziale/navicelle spaziali/f ; nave espacial/naves espaciales/f
spaced armour ; n ; Schottpanzerung/Schottpanzerungen/f ; blindage espacé/blindages espacés/m ; corazza spaziata/corazze spaziate/f ; blindaje espaciado/blindajes espaciados/m
spacesuit~spacesuits ; n ; Raumanzug/Raumanzüge/m ; combinaison spatiale/combinaisons spatiales/f ; tuta spaziale/tute spaziali/f ; traje espacial/trajes espaciales/m
spain ; p ; Spanien ; Espagne ; Spagna ; España
specs ; n ; Brille/Brillen/f ; lunettes/lunettes/f ; occhiali/occhiali/m ; gafas/gafas/f
speed cloth~speed cloths ; n ; Speed-Cloth-Tuch/Speed-Cloth-Tücher/n ; tapis de jeu rapide/tapis de jeu rapides/m ; panno speed/panni speed/m ; tapete de juego rápido/tapetes de juego rápido/m
speedway~speedways ; n ; Rennstrecke/Rennstrecken/f ; circuit de vitesse/circuits de vitesse/m ; pista da corsa/piste da corsa/f ; circuito de carreras/circuitos de carreras/m
sphere~spheres ; n ; Kugel/Kugeln/f ; sphère/sphères/f ; sfera/sfere/f ; esfera/esferas/f
spilled ; a ; verschüttet/verschüttete ; renversé/renversée/renversés/renversées ; rovesciato/rovesciata/rovesciati/rovesciate ; derramado/derramada/derramados/derramadas
spiral notebook~spiral notebooks ; n ; Spiralnotizbuch/Spiralnotizbücher/n ; carnet à spirale/carnets à spirale/m ; quaderno a spirale/quaderni a spirale/m ; cuaderno de espiral/cuadernos de espiral/m
spiral~spirals ; n ; Spirale/Spiralen/f ; spirale/spirales/f ; spirale/spirali/f ; espiral/espirales/f
splash ; n ; Spritzer/Spritzer/m ; éclaboussure/éclaboussures/f ; spruzzo/spruzzi/m ; salpicadura/salpicaduras/f
sponge painting set~sponge painting sets ; n ; Schwamm-Malset/Schwamm-Malsets/n ; set de peinture à l'éponge/sets de peinture à l'éponge/m ; set per pittura con spugna/set per pittura con spugna/m ; set de pintura con esponja/sets de pintura con esponja/m
sportscar~sportscars ; n ; Sportwagen/Sportwagen/m ; voiture de sport/voitures de sport/f ; auto sportiva/auto sportive/f ; coche deportivo/coches deportivos/m
spot the ball ; p ; Finde den Ball ; trouve le ballon ; trova la palla ; encuentra la pelota
spring float recliner~spring float recliners ; n ; Schwimmliege/Schwimmliegen/f ; fauteuil flottant/fauteuils flottants/m ; poltrona galleggiante/poltrone galleggianti/f ; tumbona flotante/tumbonas flotantes/f
spring tin~spring tins ; n ; Frühlings-Tin/Frühlings-Tins/f ; boîte métal de printemps/boîtes métal de printemps/f ; tin di primavera/tin di primavera/f ; lata de primavera/latas de primavera/f
square post signal~square post signals ; n ; Vierkantmast-Signal/Vierkantmast-Signale/n ; signal à poteau carré/signaux à poteau carré/m ; segnale con palo quadrato/segnali con palo quadrato/m ; señal de poste cuadrado/señales de poste cuadrado/f
st georges day ; p ; St.-Georgs-Tag ; Saint-Georges ; Festa di San Giorgio ; Día de San Jorge
st.basil's cathedral ; p ; Basilius-Kathedrale ; cathédrale Saint-Basile ; Cattedrale di San Basilio ; Catedral de San Basilio
stage~stages ; n ; Bühne/Bühnen/f ; scène/scènes/f ; palcoscenico/palcoscenici/m ; escenario/escenarios/m
standee~standees ; n ; Aufsteller/Aufsteller/m ; silhouette sur pied/silhouettes sur pied/f ; sagoma/sagome/f ; figura de cartón/figuras de cartón/f
standup ; n ; Aufsteller/Aufsteller/m ; silhouette sur pied/silhouettes sur pied/f ; sagoma/sagome/f ; figura de pie/figuras de pie/f
starter army~starter armies ; n ; Starterarmee/Starterarmeen/f ; armée de démarrage/armées de démarrage/f ; esercito iniziale/eserciti iniziali/m ; ejército de inicio/ejércitos de inicio/m
starter collection~starter collections ; n ; Starter-Sammlung/Starter-Sammlungen/f ; collection de démarrage/collections de démarrage/f ; collezione iniziale/collezioni iniziali/f ; colección de inicio/colecciones de inicio/f
stick on ; a ; selbstklebend/selbstklebende ; autocollant/autocollante/autocollants/autocollantes ; adesivo/adesiva/adesivi/adesive ; adhesivo/adhesiva/adhesivos/adhesivas
stirling engine~stirling engines ; n ; Stirlingmotor/Stirlingmotoren/m ; moteur Stirling/moteurs Stirling/m ; motore Stirling/motori Stirling/m ; motor Stirling/motores Stirling/m
stoat~stoats ; n ; Hermelin/Hermeline/n ; hermine/hermines/f ; ermellino/ermellini/m ; armiño/armiños/m
storage worker~storage workers ; n ; Lagerarbeiter/Lagerarbeiter/m ; magasinier/magasiniers/m ; magazziniere/magazzinieri/m ; mozo de almacén/mozos de almacén/m
story sack~story sacks ; n ; Geschichtensack/Geschichtensäcke/m ; sac à histoires/sacs à histoires/m ; sacco delle storie/sacchi delle storie/m ; saco de cuentos/sacos de cuentos/m
story telling game~story telling games ; n ; Erzählspiel/Erzählspiele/n ; jeu de narration/jeux de narration/m ; gioco di narrazione/giochi di narrazione/m ; juego de contar historias/juegos de contar historias/m
strand~strands ; n ; Strang/Stränge/m ; rang/rangs/m ; filo/fili/m ; hilo/hilos/m
straw baler~straw balers ; n ; Strohballenpresse/Strohballenpressen/f ; presse à paille/presses à paille/f ; imballatrice per paglia/imballatrici per paglia/f ; empacadora de paja/empacadoras de paja/f
streamline train~streamline trains ; n ; Stromlinienzug/Stromlinienzüge/m ; train aérodynamique/trains aérodynamiques/m ; treno aerodinamico/treni aerodinamici/m ; tren aerodinámico/trenes aerodinámicos/m
stress ; n ; Stress/Stress/m ; stress/stress/m ; stress/stress/m ; estrés/estrés/m
stress toy~stress toys ; n ; Anti-Stress-Spielzeug/Anti-Stress-Spielzeuge/n ; jouet anti-stress/jouets anti-stress/m ; giocattolo antistress/giocattoli antistress/m ; juguete antiestrés/juguetes antiestrés/m
stringing ; v ; Auffädeln ; enfiler ; infilare ; ensartar
study~studies ; n ; Arbeitszimmer/Arbeitszimmer/n ; bureau/bureaux/m ; studio/studi/m ; despacho/despachos/m
subsidiary card set~subsidiary card sets ; n ; Ergänzungskartenset/Ergänzungskartensets/n ; jeu de cartes complémentaires/jeux de cartes complémentaires/m ; set di carte supplementari/set di carte supplementari/m ; set de cartas complementarias/sets de cartas complementarias/m
subway train~subway trains ; n ; U-Bahn-Zug/U-Bahn-Züge/m ; métro/métros/m ; treno della metropolitana/treni della metropolitana/m ; tren de metro/trenes de metro/m
subway~subways ; n ; U-Bahn/U-Bahnen/f ; métro/métros/m ; metropolitana/metropolitane/f ; metro/metros/m
suction cup~suction cups ; n ; Saugnapf/Saugnäpfe/m ; ventouse/ventouses/f ; ventosa/ventose/f ; ventosa/ventosas/f
summer convention~summer conventions ; n ; Sommer-Convention/Sommer-Conventions/f ; convention d'été/conventions d'été/f ; convention estiva/convention estive/f ; convención de verano/convenciones de verano/f
sun hood~sun hoods ; n ; Sonnenblende/Sonnenblenden/f ; pare-soleil/pare-soleil/m ; parasole/parasole/m ; parasol/parasoles/m
sun shade pool~sun shade pools ; n ; Planschbecken mit Sonnendach/Planschbecken mit Sonnendach/n ; piscine avec pare-soleil/piscines avec pare-soleil/f ; piscina con parasole/piscine con parasole/f ; piscina con parasol/piscinas con parasol/f
sunbathing ; n ; Sonnenbad/Sonnenbäder/n ; bain de soleil/bains de soleil/m ; bagno di sole/bagni di sole/m ; baño de sol/baños de sol/m
sunflower~sunflowers ; n ; Sonnenblume/Sonnenblumen/f ; tournesol/tournesols/m ; girasole/girasoli/m ; girasol/girasoles/m
super resistant ; a ; extra robust/extra robuste ; super résistant/super résistante/super résistants/super résistantes ; super resistente/super resistente/super resistenti/super resistenti ; superresistente/superresistente/superresistentes/superresistentes
super washable ; a ; superauswaschbar/superauswaschbare ; super lavable/super lavable/super lavables/super lavables ; super lavabile/super lavabile/super lavabili/super lavabili ; superlavable/superlavable/superlavables/superlavables
superb ; a ; großartig/großartige ; superbe/superbe/superbes/superbes ; superbo/superba/superbi/superbe ; magnífico/magnífica/magníficos/magníficas
superstar~superstars ; n ; Superstar/Superstars/m ; superstar/superstars/f ; superstar/superstar/f ; superestrella/superestrellas/f
surgeon~surgeons ; n ; Chirurg/Chirurgen/m ; chirurgien/chirurgiens/m ; chirurgo/chirurghi/m ; cirujano/cirujanos/m
surname~surnames ; n ; Nachname/Nachnamen/m ; nom de famille/noms de famille/m ; cognome/cognomi/m ; apellido/apellidos/m
swamp jet~swamp jets ; n ; Sumpf-Jet/Sumpf-Jets/m ; jet des marais/jets des marais/m ; jet della palude/jet della palude/m ; jet del pantano/jets del pantano/m
swamp~swamps ; n ; Sumpf/Sümpfe/m ; marais/marais/m ; palude/paludi/f ; pantano/pantanos/m
sweat head and wristbands ; p ; Schweißbänder für Kopf und Handgelenk ; bandeaux éponge tête et poignets ; fasce di spugna per testa e polsi ; cintas y muñequeras absorbentes
sweatband~sweatbands ; n ; Schweißband/Schweißbänder/n ; bandeau éponge/bandeaux éponge/m ; fascia di spugna/fasce di spugna/f ; cinta absorbente/cintas absorbentes/f
sweetheart~sweethearts ; n ; Schatz/Schätze/m ; chérie/chéries/f ; tesoro/tesori/m ; cariño/cariños/m
swordsman~swordsmen ; n ; Schwertkämpfer/Schwertkämpfer/m ; épéiste/épéistes/m ; spadaccino/spadaccini/m ; espadachín/espadachines/m
sycamore ; m ; Ahorn ; sycomore ; sicomoro ; sicomoro
synchronized swimming ; n ; Synchronschwimmen/Synchronschwimmen/n ; natation synchronisée/natation synchronisée/f ; nuoto sincronizzato/nuoto sincronizzato/m ; natación sincronizada/natación sincronizada/f
syringe~syringes ; n ; Spritze/Spritzen/f ; seringue/seringues/f ; siringa/siringhe/f ; jeringuilla/jeringuillas/f
tabby ; a ; getigert/getigerte ; tigré/tigrée/tigrés/tigrées ; tigrato/tigrata/tigrati/tigrate ; atigrado/atigrada/atigrados/atigradas
tabby cat~tabby cats ; n ; getigerte Katze/getigerte Katzen/f ; chat tigré/chats tigrés/m ; gatto tigrato/gatti tigrati/m ; gato atigrado/gatos atigrados/m
table top pool table~table top pool tables ; n ; Tisch-Billard/Tisch-Billards/n ; mini-billard de table/mini-billards de table/m ; mini biliardo da tavolo/mini biliardi da tavolo/m ; minibillar de mesa/minibillares de mesa/m
tail decoration~tail decorations ; n ; Heckverzierung/Heckverzierungen/f ; décoration de queue/décorations de queue/f ; decorazione della coda/decorazioni della coda/f ; decoración de cola/decoraciones de cola/f
take 3 - pay 2 ; p ; nimm 3 - zahl 2 ; 3 pour le prix de 2 ; prendi 3 - paghi 2 ; lleva 3 - paga 2
take along ; a ; zum Mitnehmen ; à emporter ; da viaggio ; portátil/portátil/portátiles/portátiles
tangerine ; c ; mandarine ; mandarine ; mandarino ; mandarina
tank crewman~tank crewmen ; n ; Panzersoldat/Panzersoldaten/m ; tankiste/tankistes/m ; carrista/carristi/m ; tripulante de tanque/tripulantes de tanque/m
tankard~tankards ; n ; Bierkrug/Bierkrüge/m ; chope/chopes/f ; boccale/boccali/m ; jarra de cerveza/jarras de cerveza/f
target shooting set~target shooting sets ; n ; Zielschießset/Zielschießsets/n ; jeu de tir sur cible/jeux de tir sur cible/m ; set tiro al bersaglio/set tiro al bersaglio/m ; set de tiro al blanco/sets de tiro al blanco/m
tarmac ; m ; Asphalt ; goudron ; asfalto ; asfalto
tarmac road~tarmac roads ; n ; Asphaltstraße/Asphaltstraßen/f ; route goudronnée/routes goudronnées/f ; strada asfaltata/strade asfaltate/f ; carretera asfaltada/carreteras asfaltadas/f
tart base mould~tart base moulds ; n ; Tortenbodenform/Tortenbodenformen/f ; moule à fond de tarte/moules à fond de tarte/m ; stampo per base crostata/stampi per base crostata/m ; molde para base de tartaleta/moldes para base de tartaleta/m
tart~tarts ; n ; Törtchen/Törtchen/n ; tarte/tartes/f ; crostata/crostate/f ; tartaleta/tartaletas/f
teaching mitt~teaching mitts ; n ; Lehrhandschuh/Lehrhandschuhe/m ; gant pédagogique/gants pédagogiques/m ; guanto didattico/guanti didattici/m ; guante didáctico/guantes didácticos/m
teaching resource~teaching resources ; n ; Lehrmittel/Lehrmittel/n ; support pédagogique/supports pédagogiques/m ; materiale didattico/materiali didattici/m ; recurso didáctico/recursos didácticos/m
teardrop~teardrops ; n ; Tropfen/Tropfen/m ; goutte/gouttes/f ; goccia/gocce/f ; lágrima/lágrimas/f
telemetry ; n ; Telemetrie/Telemetrien/f ; télémétrie/télémétries/f ; telemetria/telemetrie/f ; telemetría/telemetrías/f
telemetry module~telemetry modules ; n ; Telemetriemodul/Telemetriemodule/n ; module de télémétrie/modules de télémétrie/m ; modulo di telemetria/moduli di telemetria/m ; módulo de telemetría/módulos de telemetría/m
temp tattoo~temp tattoos ; n ; temporäres Tattoo/temporäre Tattoos/n ; tatouage temporaire/tatouages temporaires/m ; tatuaggio temporaneo/tatuaggi temporanei/m ; tatuaje temporal/tatuajes temporales/m
ten commandments ; p ; Zehn Gebote ; Dix Commandements ; Dieci Comandamenti ; Diez Mandamientos
tender~tenders ; n ; Tender/Tender/m ; tender/tenders/m ; tender/tender/m ; ténder/ténderes/m
tennis ; n ; Tennis/Tennis/n ; tennis/tennis/m ; tennis/tennis/m ; tenis/tenis/m
terraced house~terraced houses ; n ; Reihenhaus/Reihenhäuser/n ; maison mitoyenne/maisons mitoyennes/f ; casa a schiera/case a schiera/f ; casa adosada/casas adosadas/f
textured paint effects ; p ; strukturierte Farbeffekte ; effets de peinture texturée ; effetti di pittura materica ; efectos de pintura con textura
that really flies ; p ; das wirklich fliegt ; qui vole vraiment ; che vola davvero ; que vuela de verdad
the package and the manual are written in japanese ; p ; Verpackung und Anleitung auf Japanisch ; emballage et notice en japonais ; confezione e manuale in giapponese ; embalaje y manual en japonés
theatrical ; a ; theatralisch/theatralische ; théâtral/théâtrale/théâtraux/théâtrales ; teatrale/teatrale/teatrali/teatrali ; teatral/teatral/teatrales/teatrales
therapeutic ; a ; therapeutisch/therapeutische ; thérapeutique/thérapeutique/thérapeutiques/thérapeutiques ; terapeutico/terapeutica/terapeutici/terapeutiche ; terapéutico/terapéutica/terapéuticos/terapéuticas
thief~thieves ; n ; Dieb/Diebe/m ; voleur/voleurs/m ; ladro/ladri/m ; ladrón/ladrones/m
thousand ; p ; tausend ; mille ; mille ; mil
threaded ; p ; mit Gewinde ; fileté ; filettato ; roscado
threaded axle~threaded axles ; n ; Gewindeachse/Gewindeachsen/f ; axe fileté/axes filetés/m ; asse filettato/assi filettati/m ; eje roscado/ejes roscados/m
threading bear~threading bears ; n ; Fädelbär/Fädelbären/m ; ours à lacer/ours à lacer/m ; orsetto da infilare/orsetti da infilare/m ; oso para enhebrar/osos para enhebrar/m
three-ring pool~three-ring pools ; n ; Drei-Ring-Pool/Drei-Ring-Pools/m ; piscine à trois boudins/piscines à trois boudins/f ; piscina a tre anelli/piscine a tre anelli/f ; piscina de tres aros/piscinas de tres aros/f
throwing game~throwing games ; n ; Wurfspiel/Wurfspiele/n ; jeu de lancer/jeux de lancer/m ; gioco di lancio/giochi di lancio/m ; juego de lanzamiento/juegos de lanzamiento/m
throwing star~throwing stars ; n ; Wurfstern/Wurfsterne/m ; étoile de lancer/étoiles de lancer/f ; stella da lancio/stelle da lancio/f ; estrella arrojadiza/estrellas arrojadizas/f
thyme ; n ; Thymian/Thymiane/m ; thym/thyms/m ; timo/timi/m ; tomillo/tomillos/m
timber ; m ; Holz ; bois ; legno ; madera
tin bath~tin baths ; n ; Zinkwanne/Zinkwannen/f ; baignoire en zinc/baignoires en zinc/f ; tinozza di zinco/tinozze di zinco/f ; bañera de zinc/bañeras de zinc/f
to design & make ; p ; zum Gestalten und Basteln ; à concevoir et fabriquer ; da progettare e creare ; para diseñar y crear
toggle switch~toggle switches ; n ; Kippschalter/Kippschalter/m ; interrupteur à bascule/interrupteurs à bascule/m ; interruttore a levetta/interruttori a levetta/m ; interruptor de palanca/interruptores de palanca/m
tonneau cover~tonneau covers ; n ; Laderaumabdeckung/Laderaumabdeckungen/f ; couvre-benne/couvre-bennes/m ; copricassone/copricassoni/m ; lona cubrecaja/lonas cubrecaja/f
tool free ; a ; werkzeuglos/werkzeuglose ; sans outil ; senza attrezzi ; sin herramientas
top buy ; p ; Top-Kauf ; achat malin ; ottimo acquisto ; compra estrella
topsy turvy doll~topsy turvy dolls ; n ; Wendepuppe/Wendepuppen/f ; poupée réversible/poupées réversibles/f ; bambola double face/bambole double face/f ; muñeca reversible/muñecas reversibles/f
tornado~tornados ; n ; Tornado/Tornados/m ; tornade/tornades/f ; tornado/tornado/m ; tornado/tornados/m
toss and grip ; p ; Wurf- und Fangspiel ; jeu de lancer et attraper ; gioco lancia e afferra ; juego de lanzar y agarrar
totem pole~totem poles ; n ; Totempfahl/Totempfähle/m ; totem/totems/m ; totem/totem/m ; tótem/tótems/m
tow path~tow paths ; n ; Treidelpfad/Treidelpfade/m ; chemin de halage/chemins de halage/m ; alzaia/alzaie/f ; camino de sirga/caminos de sirga/m
towpath~towpaths ; n ; Treidelpfad/Treidelpfade/m ; chemin de halage/chemins de halage/m ; alzaia/alzaie/f ; camino de sirga/caminos de sirga/m
toy making ; p ; Spielzeugherstellung ; fabrication de jouets ; creazione di giocattoli ; fabricación de juguetes
track support~track supports ; n ; Gleisstütze/Gleisstützen/f ; support de rail/supports de rails/m ; supporto per binari/supporti per binari/m ; soporte de vía/soportes de vía/m
trailing ; a ; rankend/rankende ; grimpant/grimpante/grimpants/grimpantes ; rampicante/rampicante/rampicanti/rampicanti ; trepador/trepadora/trepadores/trepadoras
transmission~transmissions ; n ; Getriebe/Getriebe/n ; transmission/transmissions/f ; trasmissione/trasmissioni/f ; transmisión/transmisiones/f
transparent back panel ; p ; transparente Rückwand ; panneau arrière transparent ; pannello posteriore trasparente ; panel trasero transparente
transportation truck~transportation trucks ; n ; Transporter/Transporter/m ; camion de transport/camions de transport/m ; camion da trasporto/camion da trasporto/m ; camión de transporte/camiones de transporte/m
traveller~travellers ; n ; Reisender/Reisende/m ; voyageur/voyageurs/m ; viaggiatore/viaggiatori/m ; viajero/viajeros/m
treasure transport~treasure transports ; n ; Schatztransport/Schatztransporte/m ; transport de trésor/transports de trésor/m ; trasporto del tesoro/trasporti del tesoro/m ; transporte del tesoro/transportes del tesoro/m
treasury~treasuries ; n ; Schatzkammer/Schatzkammern/f ; trésor/trésors/m ; camera del tesoro/camere del tesoro/f ; cámara del tesoro/cámaras del tesoro/f
tribal chief~tribal chiefs ; n ; Stammeshäuptling/Stammeshäuptlinge/m ; chef de tribu/chefs de tribu/m ; capotribù/capotribù/m ; jefe tribal/jefes tribales/m
tricorne~tricornes ; n ; Dreispitz/Dreispitze/m ; tricorne/tricornes/m ; tricorno/tricorni/m ; tricornio/tricornios/m
trolleybus~trolleybuses ; n ; Oberleitungsbus/Oberleitungsbusse/m ; trolleybus/trolleybus/m ; filobus/filobus/m ; trolebús/trolebuses/m
true love ; p ; wahre Liebe ; grand amour ; vero amore ; amor verdadero
truss~trusses ; n ; Fachwerk/Fachwerke/n ; treillis/treillis/m ; traliccio/tralicci/m ; celosía/celosías/f
tube train~tube trains ; n ; U-Bahn-Zug/U-Bahn-Züge/m ; rame de métro/rames de métro/f ; treno della metropolitana/treni della metropolitana/m ; tren de metro/trenes de metro/m
tudor rose~tudor roses ; n ; Tudor-Rose/Tudor-Rosen/f ; rose Tudor/roses Tudor/f ; rosa Tudor/rose Tudor/f ; rosa Tudor/rosas Tudor/f
tulip~tulips ; n ; Tulpe/Tulpen/f ; tulipe/tulipes/f ; tulipano/tulipani/m ; tulipán/tulipanes/m
turret~turrets ; n ; Turm/Türme/m ; tourelle/tourelles/f ; torretta/torrette/f ; torreta/torretas/f
twenty ; p ; zwanzig ; vingt ; venti ; veinte
twilight ; n ; Dämmerung/Dämmerungen/f ; crépuscule/crépuscules/m ; crepuscolo/crepuscoli/m ; crepúsculo/crepúsculos/m
twin tyres ; p ; Zwillingsreifen ; roues jumelées ; ruote gemellate ; ruedas gemelas
twinkle ; n ; Funkeln/Funkeln/n ; scintillement/scintillements/m ; scintillio/scintillii/m ; destello/destellos/m
twist puzzle~twist puzzles ; n ; Drehpuzzle/Drehpuzzles/n ; casse-tête rotatif/casse-têtes rotatifs/m ; rompicapo rotante/rompicapi rotanti/m ; rompecabezas giratorio/rompecabezas giratorios/m
twist toy~twist toys ; n ; Drehspielzeug/Drehspielzeuge/n ; jouet à tourner/jouets à tourner/m ; gioco da girare/giochi da girare/m ; juguete giratorio/juguetes giratorios/m
twisty ; a ; verdrehbar/verdrehbare ; à tourner ; girevole/girevole/girevoli/girevoli ; giratorio/giratoria/giratorios/giratorias
two-pack~two-packs ; n ; Doppelpack/Doppelpacks/m ; lot de deux/lots de deux/m ; confezione doppia/confezioni doppie/f ; pack de dos/packs de dos/m
u bend~u bends ; n ; Siphonbogen/Siphonbögen/m ; siphon/siphons/m ; sifone/sifoni/m ; sifón/sifones/m
ultra clean ; a ; besonders leicht auswaschbar/besonders leicht auswaschbare ; ultra-lavable/ultra-lavable/ultra-lavables/ultra-lavables ; super lavabile/super lavabile/super lavabili/super lavabili ; superlavable/superlavable/superlavables/superlavables
undercover ; a ; getarnt/getarnte ; infiltré/infiltrée/infiltrés/infiltrées ; in incognito ; encubierto/encubierta/encubiertos/encubiertas
unfinished ; a ; unbehandelt/unbehandelte ; brut/brute/bruts/brutes ; grezzo/grezza/grezzi/grezze ; sin tratar
unicorn meadow~unicorn meadows ; n ; Einhornwiese/Einhornwiesen/f ; prairie aux licornes/prairies aux licornes/f ; prato degli unicorni/prati degli unicorni/m ; prado de unicornios/prados de unicornios/m
unmasked ; a ; demaskiert/demaskierte ; sans masque ; senza maschera ; sin máscara
urn~urns ; n ; Urne/Urnen/f ; urne/urnes/f ; urna/urne/f ; urna/urnas/f
utility ; n ; Nutzgegenstand/Nutzgegenstände/m ; utilitaire/utilitaires/m ; utilità/utilità/f ; utilidad/utilidades/f
uv colour changing ; a ; unter UV-Licht farbwechselnd/unter UV-Licht farbwechselnde ; qui change de couleur aux UV ; che cambia colore ai raggi UV ; que cambia de color con luz UV
vamp ; n ; Vamp/Vamps/m ; vamp/vamps/f ; vamp/vamp/f ; vampiresa/vampiresas/f
vampiress~vampiresses ; n ; Vampirin/Vampirinnen/f ; vampiresse/vampiresses/f ; vampira/vampire/f ; vampiresa/vampiresas/f
vanity~vanities ; n ; Schminktisch/Schminktische/m ; coiffeuse/coiffeuses/f ; toeletta/toelette/f ; tocador/tocadores/m
various colours available ; p ; verschiedene Farben erhältlich ; plusieurs couleurs disponibles ; vari colori disponibili ; varios colores disponibles
varnish glue~varnish glues ; n ; Lackkleber/Lackkleber/m ; vernis-colle/vernis-colles/m ; colla vernice/colle vernice/f ; cola barniz/colas barniz/f
varnished ; a ; lackiert/lackierte ; verni/vernie/vernis/vernies ; verniciato/verniciata/verniciati/verniciate ; barnizado/barnizada/barnizados/barnizadas
veg ; n ; Gemüse/Gemüse/n ; légume/légumes/m ; verdura/verdure/f ; verdura/verduras/f
veil~veils ; n ; Schleier/Schleier/m ; voile/voiles/m ; velo/veli/m ; velo/velos/m
velcro ; m ; Klettverschluss ; velcro ; velcro ; velcro
velcro fastening~velcro fastenings ; n ; Klettverschluss/Klettverschlüsse/m ; fermeture velcro/fermetures velcro/f ; chiusura in velcro/chiusure in velcro/f ; cierre de velcro/cierres de velcro/m
velcro strap~velcro straps ; n ; Klettband/Klettbänder/n ; sangle velcro/sangles velcro/f ; cinturino in velcro/cinturini in velcro/m ; correa de velcro/correas de velcro/f
velveteen ; m ; Baumwollsamt ; velours de coton ; velluto di cotone ; pana lisa
vestment~vestments ; n ; Messgewand/Messgewänder/n ; vêtement liturgique/vêtements liturgiques/m ; paramento sacro/paramenti sacri/m ; vestidura litúrgica/vestiduras litúrgicas/f
veteran~veterans ; n ; Veteran/Veteranen/m ; vétéran/vétérans/m ; veterano/veterani/m ; veterano/veteranos/m
vet~vets ; n ; Tierarzt/Tierärzte/m ; vétérinaire/vétérinaires/m ; veterinario/veterinari/m ; veterinario/veterinarios/m
vibration isolator~vibration isolators ; n ; Schwingungsdämpfer/Schwingungsdämpfer/m ; isolateur de vibrations/isolateurs de vibrations/m ; isolatore di vibrazioni/isolatori di vibrazioni/m ; aislador de vibraciones/aisladores de vibraciones/m
vicar~vicars ; n ; Pfarrer/Pfarrer/m ; pasteur/pasteurs/m ; vicario/vicari/m ; vicario/vicarios/m
video output~video outputs ; n ; Videoausgang/Videoausgänge/m ; sortie vidéo/sorties vidéo/f ; uscita video/uscite video/f ; salida de vídeo/salidas de vídeo/f
village green~village greens ; n ; Dorfanger/Dorfanger/m ; place du village/places du village/f ; prato del villaggio/prati del villaggio/m ; prado del pueblo/prados del pueblo/m
virgin mary ; p ; Jungfrau Maria ; Vierge Marie ; Vergine Maria ; Virgen María
vocabulary ; n ; Wortschatz/Wortschätze/m ; vocabulaire/vocabulaires/m ; vocabolario/vocabolari/m ; vocabulario/vocabularios/m
vocabulary bingo ; p ; Vokabel-Bingo ; loto du vocabulaire ; tombola del vocabolario ; bingo de vocabulario
voice activated ; a ; sprachgesteuert/sprachgesteuerte ; à commande vocale ; ad attivazione vocale ; activado por voz/activada por voz/activados por voz/activadas por voz
volt~volts ; n ; Volt/Volt/n ; volt/volts/m ; volt/volt/m ; voltio/voltios/m
wading pool~wading pools ; n ; Planschbecken/Planschbecken/n ; pataugeoire/pataugeoires/f ; piscinetta/piscinette/f ; piscina infantil/piscinas infantiles/f
walking floor trailer~walking floor trailers ; n ; Schubbodenauflieger/Schubbodenauflieger/m ; remorque à fond mouvant/remorques à fond mouvant/f ; rimorchio a piano mobile/rimorchi a piano mobile/m ; remolque de piso móvil/remolques de piso móvil/m
wallscroll~wallscrolls ; n ; Rollbild/Rollbilder/n ; rouleau mural/rouleaux muraux/m ; poster in tessuto/poster in tessuto/m ; póster de tela/pósteres de tela/m
washi masking tape~washi masking tapes ; n ; Washi-Tape/Washi-Tapes/n ; masking tape washi/masking tapes washi/m ; nastro washi/nastri washi/m ; cinta washi/cintas washi/f
waste pipe~waste pipes ; n ; Abflussrohr/Abflussrohre/n ; tuyau d'évacuation/tuyaux d'évacuation/m ; tubo di scarico/tubi di scarico/m ; tubo de desagüe/tubos de desagüe/m
water based ; a ; auf Wasserbasis ; à base d'eau ; a base d'acqua ; a base de agua
water pressure ; n ; Wasserdruck/Wasserdrücke/m ; pression d'eau/pressions d'eau/f ; pressione dell'acqua/pressioni dell'acqua/f ; presión de agua/presiones de agua/f
water soluble ; a ; wasserlöslich/wasserlösliche ; hydrosoluble/hydrosoluble/hydrosolubles/hydrosolubles ; idrosolubile/idrosolubile/idrosolubili/idrosolubili ; hidrosoluble/hidrosoluble/hidrosolubles/hidrosolubles
water soluble pencils ; p ; Aquarellstifte ; crayons aquarellables ; matite acquerellabili ; lápices acuarelables
waterfall~waterfalls ; n ; Wasserfall/Wasserfälle/m ; cascade/cascades/f ; cascata/cascate/f ; cascada/cascadas/f
wearing a ; p ; mit ; avec ; con ; con
wedding stationery ; p ; Hochzeitspapeterie ; papeterie de mariage ; partecipazioni di nozze ; papelería de boda
weighted ; a ; beschwert/beschwerte ; lesté/lestée/lestés/lestées ; zavorrato/zavorrata/zavorrati/zavorrate ; lastrado/lastrada/lastrados/lastradas
welcome back ; p ; Willkommen zurück ; bon retour ; bentornato ; bienvenido de nuevo
welded ; a ; geschweißt/geschweißte ; soudé/soudée/soudés/soudées ; saldato/saldata/saldati/saldate ; soldado/soldada/soldados/soldadas
welsh ; a ; walisisch/walisische ; gallois/galloise/gallois/galloises ; gallese/gallese/gallesi/gallesi ; galés/galesa/galeses/galesas
wheat ; n ; Weizen/Weizen/m ; blé/blés/m ; grano/grani/m ; trigo/trigos/m
wheeled ; p ; mit Rädern ; à roues ; con ruote ; con ruedas
whole ; a ; ganz/ganze ; entier/entière/entiers/entières ; intero/intera/interi/intere ; entero/entera/enteros/enteras
widow spider~widow spiders ; n ; Schwarze Witwe/Schwarze Witwen/f ; veuve noire/veuves noires/f ; vedova nera/vedove nere/f ; viuda negra/viudas negras/f
wiggle-eye ; a ; mit Wackelaugen ; à yeux mobiles ; con occhi mobili ; con ojos móviles
wildebeest~wildebeest ; n ; Gnu/Gnus/n ; gnou/gnous/m ; gnu/gnu/m ; ñu/ñus/m
willy straws ; p ; Penis-Strohhalme ; pailles zizi ; cannucce a forma di pene ; pajitas con forma de pene
windmill~windmills ; n ; Windmühle/Windmühlen/f ; moulin à vent/moulins à vent/m ; mulino a vento/mulini a vento/m ; molino de viento/molinos de viento/m
window cling~window clings ; n ; Fenstersticker/Fenstersticker/m ; décoration de fenêtre électrostatique/décorations de fenêtre électrostatiques/f ; vetrofania/vetrofanie/f ; adhesivo electrostático para ventana/adhesivos electrostáticos para ventana/m
wine table~wine tables ; n ; Weintisch/Weintische/m ; guéridon/guéridons/m ; tavolino da vino/tavolini da vino/m ; mesita auxiliar/mesitas auxiliares/f
wing flap action ; n ; Flügelschlag-Funktion/Flügelschlag-Funktionen/f ; fonction battement d'ailes/fonctions battement d'ailes/f ; funzione battito d'ali/funzioni battito d'ali/f ; función de aleteo/funciones de aleteo/f
winter olympic games ; p ; Olympische Winterspiele ; Jeux olympiques d'hiver ; Giochi olimpici invernali ; Juegos Olímpicos de Invierno
with fur trim ; p ; mit Pelzbesatz ; avec bordure en fourrure ; con bordo in pelliccia ; con ribete de pelo
wobbly ; a ; wackelig/wackelige ; culbuto ; traballante/traballante/traballanti/traballanti ; tambaleante/tambaleante/tambaleantes/tambaleantes
woggle~woggles ; n ; Poolnudel/Poolnudeln/f ; frite de piscine/frites de piscine/f ; tubo galleggiante/tubi galleggianti/m ; churro de piscina/churros de piscina/m
workable track link~workable track links ; n ; bewegliches Kettenglied/bewegliche Kettenglieder/n ; maillon de chenille articulé/maillons de chenille articulés/m ; maglia del cingolo mobile/maglie del cingolo mobili/f ; eslabón de oruga articulado/eslabones de oruga articulados/m
worker~workers ; n ; Arbeiter/Arbeiter/m ; ouvrier/ouvriers/m ; operaio/operai/m ; trabajador/trabajadores/m
working track~working tracks ; n ; bewegliche Kette/bewegliche Ketten/f ; chenille articulée/chenilles articulées/f ; cingolo funzionante/cingoli funzionanti/m ; oruga funcional/orugas funcionales/f
world cup ; p ; Weltmeisterschaft ; Coupe du monde ; Coppa del Mondo ; Copa del Mundo
world record~world records ; n ; Weltrekord/Weltrekorde/m ; record du monde/records du monde/m ; record del mondo/record del mondo/m ; récord mundial/récords mundiales/m
world's smallest ; p ; kleinstes der Welt ; le plus petit du monde ; il più piccolo del mondo ; el más pequeño del mundo
wrestling ; n ; Wrestling/Wrestling/n ; catch/catch/m ; wrestling/wrestling/m ; lucha libre/lucha libre/f
wrestling action figure~wrestling action figures ; n ; Wrestling-Actionfigur/Wrestling-Actionfiguren/f ; figurine de catch/figurines de catch/f ; action figure di wrestling/action figure di wrestling/f ; figura de acción de lucha libre/figuras de acción de lucha libre/f
wrestling mask~wrestling masks ; n ; Wrestling-Maske/Wrestling-Masken/f ; masque de catch/masques de catch/m ; maschera da wrestling/maschere da wrestling/f ; máscara de lucha libre/máscaras de lucha libre/f
write & spell ; p ; Schreiben & Buchstabieren ; écrire & épeler ; scrivi e sillaba ; escribir y deletrear
write and spell ; p ; Schreiben und Buchstabieren ; écrire et épeler ; scrivi e sillaba ; escribir y deletrear
written in japanese ; p ; auf Japanisch ; rédigé en japonais ; scritto in giapponese ; escrito en japonés
yard buildings ; p ; Betriebswerk-Gebäude ; bâtiments de dépôt ; edifici di scalo ; edificios de depósito
zeppelin~zeppelins ; n ; Zeppelin/Zeppeline/m ; zeppelin/zeppelins/m ; zeppelin/zeppelin/m ; zepelín/zepelines/m
zigzag ; n ; Zickzack/Zickzacks/m ; zigzag/zigzags/m ; zigzag/zigzag/m ; zigzag/zigzags/m
zimmerit coating sheet~zimmerit coating sheets ; n ; Zimmerit-Beschichtungsbogen/Zimmerit-Beschichtungsbögen/m ; feuille de revêtement zimmerit/feuilles de revêtement zimmerit/f ; foglio di rivestimento zimmerit/fogli di rivestimento zimmerit/m ; lámina de revestimiento zimmerit/láminas de revestimiento zimmerit/f
`;
