/** Words and phrases of titles that the trade-specific files lack, part 1 of 3, in alphabetical order. */
export const WORDS_A_GLOSSARY = `
12v transformer~12v transformers ; n ; 12-V-Transformator/12-V-Transformatoren/m ; transformateur 12 V/transformateurs 12 V/m ; trasformatore 12 V/trasformatori 12 V/m ; transformador de 12 V/transformadores de 12 V/m
1:12 die cast ; p ; Druckguss 1:12 ; métal moulé 1:12 ; pressofuso 1:12 ; metal fundido 1:12
1:18 die cast ; p ; Druckguss 1:18 ; métal moulé 1:18 ; pressofuso 1:18 ; metal fundido 1:18
1:24 die cast ; p ; Druckguss 1:24 ; métal moulé 1:24 ; pressofuso 1:24 ; metal fundido 1:24
1:43 die cast ; p ; Druckguss 1:43 ; métal moulé 1:43 ; pressofuso 1:43 ; metal fundido 1:43
1:48 die cast ; p ; Druckguss 1:48 ; métal moulé 1:48 ; pressofuso 1:48 ; metal fundido 1:48
1:55 die cast ; p ; Druckguss 1:55 ; métal moulé 1:55 ; pressofuso 1:55 ; metal fundido 1:55
1st birthday ; p ; 1. Geburtstag ; 1er anniversaire ; 1º compleanno ; 1er cumpleaños
1st class ; p ; 1. Klasse ; 1re classe ; 1ª classe ; 1.ª clase
1st communion ; n ; Erstkommunion/Erstkommunionen/f ; première communion/premières communions/f ; prima comunione/prime comunioni/f ; primera comunión/primeras comuniones/f
1st ed ; p ; 1. Auflage ; 1re édition ; 1ª edizione ; 1.ª edición
2 aspect ; a ; zweibegriffig/zweibegriffige ; à 2 feux ; a 2 luci ; de 2 aspectos
2 in a box puzzle ; p ; 2 Puzzles in einer Box ; coffret de 2 puzzles ; 2 puzzle in una scatola ; 2 puzles en una caja
2nd radius ; p ; Radius 2 ; rayon 2 ; raggio 2 ; radio 2
2nd skin ; p ; zweite Haut ; seconde peau ; seconda pelle ; segunda piel
3 aspect ; a ; dreibegriffig/dreibegriffige ; à 3 feux ; a 3 luci ; de 3 aspectos
3 card monte ; p ; Drei-Karten-Monte ; bonneteau ; gioco delle tre carte ; trile de tres cartas
3 player chess set~3 player chess sets ; n ; Schachspiel für 3 Spieler/Schachspiele für 3 Spieler/n ; jeu d'échecs à 3 joueurs/jeux d'échecs à 3 joueurs/m ; set di scacchi per 3 giocatori/set di scacchi per 3 giocatori/m ; ajedrez para 3 jugadores/ajedreces para 3 jugadores/m
3rd class ; p ; 3. Klasse ; 3e classe ; 3ª classe ; 3ª clase
6 axis gyro ; n ; 6-Achsen-Gyroskop/6-Achsen-Gyroskope/n ; gyroscope 6 axes/gyroscopes 6 axes/m ; giroscopio a 6 assi/giroscopi a 6 assi/m ; giroscopio de 6 ejes/giroscopios de 6 ejes/m
6-axis gyro ; n ; 6-Achsen-Gyroskop/6-Achsen-Gyroskope/n ; gyroscope 6 axes/gyroscopes 6 axes/m ; giroscopio a 6 assi/giroscopi a 6 assi/m ; giroscopio de 6 ejes/giroscopios de 6 ejes/m
90 degree curve~90 degree curves ; n ; 90-Grad-Kurve/90-Grad-Kurven/f ; courbe 90 degrés/courbes 90 degrés/f ; curva a 90 gradi/curve a 90 gradi/f ; curva de 90 grados/curvas de 90 grados/f
aa gun~aa guns ; n ; Flugabwehrkanone/Flugabwehrkanonen/f ; canon antiaérien/canons antiaériens/m ; cannone antiaereo/cannoni antiaerei/m ; cañón antiaéreo/cañones antiaéreos/m
abc letters ; p ; ABC-Buchstaben ; lettres ABC ; lettere ABC ; letras ABC
aboard ; p ; an Bord ; à bord ; a bordo ; a bordo
accurate ; a ; originalgetreu/originalgetreue ; fidèle/fidèle/fidèles/fidèles ; fedele/fedele/fedeli/fedeli ; fiel/fiel/fieles/fieles
add an age ; a ; mit wählbarem Alter ; avec âge à ajouter ; con età da aggiungere ; con edad para añadir
adhd ; p ; ADHS ; TDAH ; ADHD ; TDAH
advent calender~advent calenders ; n ; Adventskalender/Adventskalender/m ; calendrier de l'avent/calendriers de l'avent/m ; calendario dell'avvento/calendari dell'avvento/m ; calendario de adviento/calendarios de adviento/m
advertising ; n ; Werbung/Werbungen/f ; publicité/publicités/f ; pubblicità/pubblicità/f ; publicidad/publicidades/f
africa corps ; n ; Afrikakorps/Afrikakorps/n ; Afrikakorps/Afrikakorps/m ; Afrikakorps/Afrikakorps/m ; Afrika Korps/Afrika Korps/m
ahoy there ; p ; Ahoi ; ohé ; ehilà ; al abordaje
air clay ; n ; lufttrocknende Modelliermasse/lufttrocknende Modelliermassen/f ; argile autodurcissante/argiles autodurcissantes/f ; argilla autoindurente/argille autoindurenti/f ; arcilla de secado al aire/arcillas de secado al aire/f
air frame~air frames ; n ; Rahmen/Rahmen/m ; châssis/châssis/m ; telaio/telai/m ; chasis/chasis/m
air or helium fill ; p ; für Luft oder Helium ; à gonfler à l'air ou à l'hélium ; da gonfiare con aria o elio ; para inflar con aire o helio
air plane~air planes ; n ; Flugzeug/Flugzeuge/n ; avion/avions/m ; aeroplano/aeroplani/m ; avión/aviones/m
airbrush ; n ; Airbrush/Airbrushes/f ; aérographe/aérographes/m ; aerografo/aerografi/m ; aerógrafo/aerógrafos/m
airport hangar~airport hangars ; n ; Flughafen-Hangar/Flughafen-Hangars/m ; hangar d'aéroport/hangars d'aéroport/m ; hangar aeroportuale/hangar aeroportuali/m ; hangar de aeropuerto/hangares de aeropuerto/m
all round print ; p ; rundum bedruckt ; imprimé tout autour ; stampa su tutti i lati ; impresión por todos los lados
allied ; a ; alliiert/alliierte ; allié/alliée/alliés/alliées ; alleato/alleata/alleati/alleate ; aliado/aliada/aliados/aliadas
alpha numeric ; a ; alphanumerisch/alphanumerische ; alphanumérique/alphanumérique/alphanumériques/alphanumériques ; alfanumerico/alfanumerica/alfanumerici/alfanumeriche ; alfanumérico/alfanumérica/alfanuméricos/alfanuméricas
alps ; p ; Alpen ; Alpes ; Alpi ; Alpes
alternative energy ; n ; alternative Energie/alternative Energien/f ; énergie alternative/énergies alternatives/f ; energia alternativa/energie alternative/f ; energía alternativa/energías alternativas/f
america ; p ; Amerika ; Amérique ; America ; América
american short hair cat~american short hair cats ; n ; Amerikanische Kurzhaarkatze/Amerikanische Kurzhaarkatzen/f ; chat American Shorthair/chats American Shorthair/m ; gatto American Shorthair/gatti American Shorthair/m ; gato americano de pelo corto/gatos americanos de pelo corto/m
amphibious ; a ; amphibisch/amphibische ; amphibie/amphibie/amphibies/amphibies ; anfibio/anfibia/anfibi/anfibie ; anfibio/anfibia/anfibios/anfibias
amphibious car~amphibious cars ; n ; Amphibienfahrzeug/Amphibienfahrzeuge/n ; voiture amphibie/voitures amphibies/f ; auto anfibia/auto anfibie/f ; coche anfibio/coches anfibios/m
amusing ; a ; lustig/lustige ; amusant/amusante/amusants/amusantes ; divertente/divertente/divertenti/divertenti ; divertido/divertida/divertidos/divertidas
amusing little gift ; p ; lustiges kleines Geschenk ; petit cadeau amusant ; regalino divertente ; pequeño regalo divertido
ancient ; a ; antik/antike ; ancien/ancienne/anciens/anciennes ; antico/antica/antichi/antiche ; antiguo/antigua/antiguos/antiguas
angler~anglers ; n ; Angler/Angler/m ; pêcheur à la ligne/pêcheurs à la ligne/m ; pescatore/pescatori/m ; pescador/pescadores/m
animal kingdom ; p ; Tierreich ; règne animal ; regno animale ; reino animal
animals in the forest ; p ; Tiere im Wald ; animaux de la forêt ; animali nella foresta ; animales del bosque
anonymous mask~anonymous masks ; n ; Anonymous-Maske/Anonymous-Masken/f ; masque Anonymous/masques Anonymous/m ; maschera di Anonymous/maschere di Anonymous/f ; máscara de Anonymous/máscaras de Anonymous/f
answer sheet~answer sheets ; n ; Antwortbogen/Antwortbögen/m ; feuille de réponses/feuilles de réponses/f ; foglio risposte/fogli risposte/m ; hoja de respuestas/hojas de respuestas/f
answer~answers ; n ; Antwort/Antworten/f ; réponse/réponses/f ; risposta/risposte/f ; respuesta/respuestas/f
anti vibration ; a ; vibrationsdämpfend/vibrationsdämpfende ; anti-vibrations ; antivibrazione ; antivibración
applause ; n ; Applaus/Applause/m ; applaudissements/applaudissements/m ; applauso/applausi/m ; aplauso/aplausos/m
apple sauce ; n ; Apfelmus/Apfelmuse/n ; compote de pommes/compotes de pommes/f ; purea di mele/puree di mele/f ; compota de manzana/compotas de manzana/f
applique~appliques ; n ; Applikation/Applikationen/f ; appliqué/appliqués/m ; applicazione/applicazioni/f ; aplique/apliques/m
apprentice~apprentices ; n ; Lehrling/Lehrlinge/m ; apprenti/apprentis/m ; apprendista/apprendisti/m ; aprendiz/aprendices/m
aquamarine ; c ; aquamarin ; aigue-marine ; acquamarina ; aguamarina
arctic ; a ; arktisch/arktische ; arctique/arctique/arctiques/arctiques ; artico/artica/artici/artiche ; ártico/ártica/árticos/árticas
arctic blue ; c ; arktisblau ; bleu arctique ; blu artico ; azul ártico
arctic wolf~arctic wolves ; n ; Polarwolf/Polarwölfe/m ; loup arctique/loups arctiques/m ; lupo artico/lupi artici/m ; lobo ártico/lobos árticos/m
arena~arenas ; n ; Arena/Arenen/f ; arène/arènes/f ; arena/arene/f ; arena/arenas/f
ark~arks ; n ; Arche/Archen/f ; arche/arches/f ; arca/arche/f ; arca/arcas/f
arm floats ; p ; Schwimmflügel ; brassards de natation ; braccioli ; manguitos
arm stockings ; p ; Armstulpen ; manchettes ; manicotti ; medias para brazos
armored car~armored cars ; n ; Panzerspähwagen/Panzerspähwagen/m ; automitrailleuse/automitrailleuses/f ; autoblindo/autoblindo/f ; coche blindado/coches blindados/m
armoured division~armoured divisions ; n ; Panzerdivision/Panzerdivisionen/f ; division blindée/divisions blindées/f ; divisione corazzata/divisioni corazzate/f ; división acorazada/divisiones acorazadas/f
arrow through head ; p ; Pfeil durch den Kopf ; flèche à travers la tête ; freccia in testa ; flecha en la cabeza
arrow through the head ; p ; Pfeil durch den Kopf ; flèche à travers la tête ; freccia in testa ; flecha en la cabeza
artisan dice ; p ; handgefertigte Würfel ; dés artisanaux ; dadi artigianali ; dados artesanales
as issued ; p ; wie ausgegeben ; tel que publié ; come emesso ; tal como se emitió
ascending track~ascending tracks ; n ; Steigungsschiene/Steigungsschienen/f ; rail de montée/rails de montée/m ; binario in salita/binari in salita/m ; vía ascendente/vías ascendentes/f
assault gun~assault guns ; n ; Sturmgeschütz/Sturmgeschütze/n ; canon d'assaut/canons d'assaut/m ; cannone d'assalto/cannoni d'assalto/m ; cañón de asalto/cañones de asalto/m
asst'd cols ; p ; verschiedene Farben ; couleurs assorties ; colori assortiti ; colores surtidos
at least ; p ; mindestens ; au moins ; almeno ; al menos
autism ; n ; Autismus/Autismus/m ; autisme/autismes/m ; autismo/autismi/m ; autismo/autismos/m
automated ; a ; automatisch/automatische ; automatisé/automatisée/automatisés/automatisées ; automatizzato/automatizzata/automatizzati/automatizzate ; automatizado/automatizada/automatizados/automatizadas
available ; a ; erhältlich/erhältliche ; disponible/disponible/disponibles/disponibles ; disponibile/disponibile/disponibili/disponibili ; disponible/disponible/disponibles/disponibles
available in ; p ; erhältlich in ; disponible en ; disponibile in ; disponible en
aviator glasses ; p ; Pilotenbrille ; lunettes aviateur ; occhiali da aviatore ; gafas de aviador
aviator style ; p ; im Pilotenstil ; style aviateur ; stile aviatore ; estilo aviador
avid football fan ; p ; begeisterter Fußballfan ; grand fan de football ; grande tifoso di calcio ; gran aficionado al fútbol
away kit~away kits ; n ; Auswärtstrikot/Auswärtstrikots/n ; tenue extérieure/tenues extérieures/f ; divisa da trasferta/divise da trasferta/f ; segunda equipación/segundas equipaciones/f
baby in a book ; p ; Baby im Buch ; bébé dans un livre ; bebè in un libro ; bebé en un libro
bachelor party~bachelor parties ; n ; Junggesellenabschied/Junggesellenabschiede/m ; enterrement de vie de garçon/enterrements de vie de garçon/m ; addio al celibato/addii al celibato/m ; despedida de soltero/despedidas de soltero/f
back-panel~back-panels ; n ; Rückwand/Rückwände/f ; panneau arrière/panneaux arrière/m ; pannello posteriore/pannelli posteriori/m ; panel trasero/paneles traseros/m
bail~bails ; n ; Anhängeröse/Anhängerösen/f ; bélière/bélières/f ; contromaglia/contromaglie/f ; enganche para colgante/enganches para colgante/m
balance bar~balance bars ; n ; Stabilisatorstange/Stabilisatorstangen/f ; barre stabilisatrice/barres stabilisatrices/f ; barra stabilizzatrice/barre stabilizzatrici/f ; barra estabilizadora/barras estabilizadoras/f
balance plug saver~balance plug savers ; n ; Balancerstecker-Schutz/Balancerstecker-Schutze/m ; protection de prise d'équilibrage/protections de prise d'équilibrage/f ; protezione per connettore di bilanciamento/protezioni per connettore di bilanciamento/f ; protector de conector de balanceo/protectores de conector de balanceo/m
balance plug~balance plugs ; n ; Balancerstecker/Balancerstecker/m ; prise d'équilibrage/prises d'équilibrage/f ; connettore di bilanciamento/connettori di bilanciamento/m ; conector de balanceo/conectores de balanceo/m
bale wrapper~bale wrappers ; n ; Ballenwickler/Ballenwickler/m ; enrubanneuse/enrubanneuses/f ; fasciaballe/fasciaballe/m ; encintadora de pacas/encintadoras de pacas/f
bale~bales ; n ; Ballen/Ballen/m ; balle de foin/balles de foin/f ; balla/balle/f ; paca/pacas/f
ballet~ballets ; n ; Ballett/Ballette/n ; ballet/ballets/m ; balletto/balletti/m ; ballet/ballets/m
balloon cluster~balloon clusters ; n ; Ballontraube/Ballontrauben/f ; grappe de ballons/grappes de ballons/f ; grappolo di palloncini/grappoli di palloncini/m ; racimo de globos/racimos de globos/m
balsa ; m ; Balsaholz ; balsa ; balsa ; balsa
balsa wood ; m ; Balsaholz ; balsa ; legno di balsa ; madera de balsa
bangle weight~bangle weights ; n ; Armreif-Gewicht/Armreif-Gewichte/n ; poids bracelet/poids bracelet/m ; pesetto a bracciale/pesetti a bracciale/m ; peso en forma de brazalete/pesos en forma de brazalete/m
banquet room~banquet rooms ; n ; Bankettsaal/Bankettsäle/m ; salle de banquet/salles de banquet/f ; sala dei banchetti/sale dei banchetti/f ; sala de banquetes/salas de banquetes/f
barbarian~barbarians ; n ; Barbar/Barbaren/m ; barbare/barbares/m ; barbaro/barbari/m ; bárbaro/bárbaros/m
barbed wire ; n ; Stacheldraht/Stacheldrähte/m ; fil barbelé/fils barbelés/m ; filo spinato/fili spinati/m ; alambre de espino/alambres de espino/m
barbed wire fence~barbed wire fences ; n ; Stacheldrahtzaun/Stacheldrahtzäune/m ; clôture de barbelés/clôtures de barbelés/f ; recinzione di filo spinato/recinzioni di filo spinato/f ; valla de alambre de espino/vallas de alambre de espino/f
bargain price ; p ; Schnäppchenpreis ; prix avantageux ; prezzo conveniente ; precio de ganga
bargain~bargains ; n ; Schnäppchen/Schnäppchen/n ; bonne affaire/bonnes affaires/f ; affare/affari/m ; ganga/gangas/f
barrel~barrels ; n ; Fass/Fässer/n ; tonneau/tonneaux/m ; barile/barili/m ; barril/barriles/m
barrier~barriers ; n ; Leitplanke/Leitplanken/f ; barrière/barrières/f ; barriera/barriere/f ; barrera/barreras/f
batcopter~batcopters ; n ; Batcopter/Batcopter/m ; Batcopter/Batcopters/m ; Batcopter/Batcopter/m ; Batcóptero/Batcópteros/m
bathroom suite~bathroom suites ; n ; Badezimmer-Set/Badezimmer-Sets/n ; ensemble de salle de bain/ensembles de salle de bain/m ; arredo bagno/arredi bagno/m ; conjunto de baño/conjuntos de baño/m
battalion~battalions ; n ; Bataillon/Bataillone/n ; bataillon/bataillons/m ; battaglione/battaglioni/m ; batallón/batallones/m
battle arena~battle arenas ; n ; Kampfarena/Kampfarenen/f ; arène de combat/arènes de combat/f ; arena di battaglia/arene di battaglia/f ; arena de batalla/arenas de batalla/f
battle damaged ; a ; kampfbeschädigt/kampfbeschädigte ; endommagé au combat/endommagée au combat/endommagés au combat/endommagées au combat ; danneggiato in battaglia/danneggiata in battaglia/danneggiati in battaglia/danneggiate in battaglia ; dañado en combate/dañada en combate/dañados en combate/dañadas en combate
bavaria ; n ; Bayern/Bayern/n ; Bavière/Bavière/f ; Baviera/Baviera/f ; Baviera/Baviera/f
bavarian ; a ; bayerisch/bayerische ; bavarois/bavaroise/bavarois/bavaroises ; bavarese/bavarese/bavaresi/bavaresi ; bávaro/bávara/bávaros/bávaras
bavarian alps ; p ; Bayerische Alpen ; Alpes bavaroises ; Alpi Bavaresi ; Alpes bávaros
bead stair~bead stairs ; n ; Perlentreppe/Perlentreppen/f ; escalier de perles/escaliers de perles/m ; scala di perle/scale di perle/f ; escalera de perlas/escaleras de perlas/f
bear rug~bear rugs ; n ; Bärenfellteppich/Bärenfellteppiche/m ; tapis peau d'ours/tapis peau d'ours/m ; tappeto a pelle d'orso/tappeti a pelle d'orso/m ; alfombra de piel de oso/alfombras de piel de oso/f
beaver~beavers ; n ; Biber/Biber/m ; castor/castors/m ; castoro/castori/m ; castor/castores/m
beehive~beehives ; n ; Bienenstock/Bienenstöcke/m ; ruche/ruches/f ; alveare/alveari/m ; colmena/colmenas/f
beer can~beer cans ; n ; Bierdose/Bierdosen/f ; canette de bière/canettes de bière/f ; lattina di birra/lattine di birra/f ; lata de cerveza/latas de cerveza/f
beer festival~beer festivals ; n ; Bierfest/Bierfeste/n ; fête de la bière/fêtes de la bière/f ; festa della birra/feste della birra/f ; fiesta de la cerveza/fiestas de la cerveza/f
bell sleeve~bell sleeves ; n ; Trompetenärmel/Trompetenärmel/m ; manche évasée/manches évasées/f ; manica a campana/maniche a campana/f ; manga acampanada/mangas acampanadas/f
bellows foot pump~bellows foot pumps ; n ; Blasebalg-Fußpumpe/Blasebalg-Fußpumpen/f ; gonfleur à pied/gonfleurs à pied/m ; pompa a pedale/pompe a pedale/f ; bomba de pie de fuelle/bombas de pie de fuelle/f
bendy man~bendy men ; n ; Biegefigur/Biegefiguren/f ; bonhomme flexible/bonshommes flexibles/m ; omino flessibile/omini flessibili/m ; muñeco flexible/muñecos flexibles/m
bible puppet~bible puppets ; n ; Bibel-Handpuppe/Bibel-Handpuppen/f ; marionnette biblique/marionnettes bibliques/f ; burattino biblico/burattini biblici/m ; marioneta bíblica/marionetas bíblicas/f
bible~bibles ; n ; Bibel/Bibeln/f ; Bible/Bibles/f ; Bibbia/Bibbie/f ; Biblia/Biblias/f
bingo dabber~bingo dabbers ; n ; Bingo-Stift/Bingo-Stifte/m ; marqueur de bingo/marqueurs de bingo/m ; pennarello per bingo/pennarelli per bingo/m ; rotulador de bingo/rotuladores de bingo/m
bird of paradise~birds of paradise ; n ; Paradiesvogel/Paradiesvögel/m ; oiseau de paradis/oiseaux de paradis/m ; uccello del paradiso/uccelli del paradiso/m ; ave del paraíso/aves del paraíso/f
bird table~bird tables ; n ; Vogelhäuschen/Vogelhäuschen/n ; mangeoire à oiseaux/mangeoires à oiseaux/f ; mangiatoia per uccelli/mangiatoie per uccelli/f ; comedero para pájaros/comederos para pájaros/m
bird-man ; n ; Vogelmensch/Vogelmenschen/m ; homme-oiseau/hommes-oiseaux/m ; uomo uccello/uomini uccello/m ; hombre pájaro/hombres pájaro/m
black cab~black cabs ; n ; Londoner Taxi/Londoner Taxis/n ; taxi londonien/taxis londoniens/m ; taxi londinese/taxi londinesi/m ; taxi londinense/taxis londinenses/m
black-tailed gull~black-tailed gulls ; n ; Japanmöwe/Japanmöwen/f ; goéland à queue noire/goélands à queue noire/m ; gabbiano codanera/gabbiani codanera/m ; gaviota colinegra/gaviotas colinegras/f
blackboard duster~blackboard dusters ; n ; Tafelschwamm/Tafelschwämme/m ; effaceur de tableau/effaceurs de tableau/m ; cancellino per lavagna/cancellini per lavagna/m ; borrador de pizarra/borradores de pizarra/m
blaster rifle~blaster rifles ; n ; Blastergewehr/Blastergewehre/n ; fusil blaster/fusils blaster/m ; fucile blaster/fucili blaster/m ; rifle bláster/rifles bláster/m
blasting ; a ; feuernd/feuernde ; tirant/tirante/tirants/tirantes ; sparante/sparante/sparanti/sparanti ; que dispara
blender pen~blender pens ; n ; Blender-Stift/Blender-Stifte/m ; feutre mélangeur/feutres mélangeurs/m ; penna sfumatrice/penne sfumatrici/f ; rotulador difuminador/rotuladores difuminadores/m
blind packaging ; n ; Blindverpackung/Blindverpackungen/f ; emballage surprise/emballages surprise/m ; confezione a sorpresa/confezioni a sorpresa/f ; embalaje sorpresa/embalajes sorpresa/m
blinking ; a ; blinkend/blinkende ; clignotant/clignotante/clignotants/clignotantes ; lampeggiante/lampeggiante/lampeggianti/lampeggianti ; parpadeante/parpadeante/parpadeantes/parpadeantes
blister pack~blister packs ; n ; Blisterpackung/Blisterpackungen/f ; blister/blisters/m ; blister/blister/m ; blíster/blísteres/m
blob~blobs ; n ; Klecks/Kleckse/m ; blob/blobs/m ; macchia/macchie/f ; mancha/manchas/f
blood ; n ; Blut/Blut/n ; sang/sang/m ; sangue/sangue/m ; sangre/sangre/f
bloodstone ; n ; Blutstein/Blutsteine/m ; pierre de sang/pierres de sang/f ; eliotropio/eliotropi/m ; heliotropo/heliotropos/m
bloodstone red ; c ; blutsteinrot ; rouge sanguine ; rosso eliotropio ; rojo sanguinaria
blow up ; a ; aufblasbar/aufblasbare ; gonflable/gonflable/gonflables/gonflables ; gonfiabile/gonfiabile/gonfiabili/gonfiabili ; hinchable/hinchable/hinchables/hinchables
bob wig~bob wigs ; n ; Bob-Perücke/Bob-Perücken/f ; perruque au carré/perruques au carré/f ; parrucca a caschetto/parrucche a caschetto/f ; peluca bob/pelucas bob/f
bodyboard~bodyboards ; n ; Bodyboard/Bodyboards/n ; bodyboard/bodyboards/m ; bodyboard/bodyboard/m ; tabla de bodyboard/tablas de bodyboard/f
bogie bolster~bogie bolsters ; n ; Drehgestell-Rungenwagen/Drehgestell-Rungenwagen/m ; wagon plat à bogies/wagons plats à bogies/m ; carro a stanti con carrelli/carri a stanti con carrelli/m ; vagón de teleros con bogies/vagones de teleros con bogies/m
bogie~bogies ; n ; Drehgestell/Drehgestelle/n ; bogie/bogies/m ; carrello/carrelli/m ; bogie/bogies/m
boiler~boilers ; n ; Kessel/Kessel/m ; chaudière/chaudières/f ; caldaia/caldaie/f ; caldera/calderas/f
bold colours ; p ; kräftige Farben ; couleurs vives ; colori decisi ; colores vivos
bolder colours ; p ; kräftigere Farben ; couleurs plus vives ; colori più decisi ; colores más vivos
bomber re-supply set~bomber re-supply sets ; n ; Bomber-Nachschubset/Bomber-Nachschubsets/n ; set de ravitaillement pour bombardier/sets de ravitaillement pour bombardier/m ; set rifornimento bombardiere/set rifornimento bombardiere/m ; set de reabastecimiento de bombardero/sets de reabastecimiento de bombardero/m
bomb~bombs ; n ; Bombe/Bomben/f ; bombe/bombes/f ; bomba/bombe/f ; bomba/bombas/f
bon voyage ; p ; Gute Reise ; Bon voyage ; Buon viaggio ; Buen viaje
boom box~boom boxes ; n ; Ghettoblaster/Ghettoblaster/m ; ghetto-blaster/ghetto-blasters/m ; stereo portatile/stereo portatili/m ; radiocasete/radiocasetes/m
boom~booms ; n ; Ausleger/Ausleger/m ; bras/bras/m ; braccio/bracci/m ; brazo/brazos/m
bottle rocket~bottle rockets ; n ; Flaschenrakete/Flaschenraketen/f ; fusée à eau/fusées à eau/f ; razzo a bottiglia/razzi a bottiglia/m ; cohete de botella/cohetes de botella/m
bow staff~bow staffs ; n ; Bo-Stab/Bo-Stäbe/m ; bâton bo/bâtons bo/m ; bastone bo/bastoni bo/m ; bastón bo/bastones bo/m
box wood ; m ; Buchsbaumholz ; buis ; legno di bosso ; madera de boj
braid~braids ; n ; Borte/Borten/f ; galon/galons/m ; passamaneria/passamanerie/f ; galón/galones/m
brain tester~brain testers ; n ; Denkspiel/Denkspiele/n ; casse-tête/casse-têtes/m ; rompicapo/rompicapo/m ; rompecabezas/rompecabezas/m
branch wand~branch wands ; n ; Astzauberstab/Astzauberstäbe/m ; baguette branche/baguettes branche/f ; bacchetta a ramo/bacchette a ramo/f ; varita de rama/varitas de rama/f
brass inlay~brass inlays ; n ; Messingeinlage/Messingeinlagen/f ; incrustation en laiton/incrustations en laiton/f ; intarsio in ottone/intarsi in ottone/m ; incrustación de latón/incrustaciones de latón/f
bread maker~bread makers ; n ; Brotbackautomat/Brotbackautomaten/m ; machine à pain/machines à pain/f ; macchina del pane/macchine del pane/f ; panificadora/panificadoras/f
brick cladding ; n ; Ziegelverkleidung/Ziegelverkleidungen/f ; parement en briques/parements en briques/m ; rivestimento a mattoni/rivestimenti a mattoni/m ; revestimiento de ladrillo/revestimientos de ladrillo/m
brigade~brigades ; n ; Brigade/Brigaden/f ; brigade/brigades/f ; brigata/brigate/f ; brigada/brigadas/f
broad line ; a ; mit breiter Spitze ; à pointe large ; a punta larga ; de punta ancha
brooch back bar pins ; p ; Broschennadeln ; supports de broche ; basi per spilla ; bases para broche
brunswick green ; c ; Brunswick-Grün ; vert Brunswick ; verde Brunswick ; verde Brunswick
bubblegum pink ; c ; kaugummirosa ; rose bubblegum ; rosa bubblegum ; rosa chicle
buccaneer~buccaneers ; n ; Freibeuter/Freibeuter/m ; boucanier/boucaniers/m ; bucaniere/bucanieri/m ; bucanero/bucaneros/m
buddy~buddies ; n ; Kumpel/Kumpel/m ; copain/copains/m ; amico/amici/m ; amigo/amigos/m
bugle seed beads ; p ; Stiftperlen ; perles tubes de rocaille ; perline canutiglia ; canutillos
build and play ; p ; Bauen und Spielen ; construire et jouer ; costruisci e gioca ; construye y juega
building site~building sites ; n ; Baustelle/Baustellen/f ; chantier/chantiers/m ; cantiere/cantieri/m ; obra/obras/f
bull terrier~bull terriers ; n ; Bullterrier/Bullterrier/m ; bull-terrier/bull-terriers/m ; bull terrier/bull terrier/m ; bull terrier/bull terriers/m
bullet train~bullet trains ; n ; Hochgeschwindigkeitszug/Hochgeschwindigkeitszüge/m ; train à grande vitesse/trains à grande vitesse/m ; treno proiettile/treni proiettile/m ; tren bala/trenes bala/m
bundle pack~bundle packs ; n ; Vorteilspack/Vorteilspacks/n ; lot/lots/m ; confezione multipla/confezioni multiple/f ; lote/lotes/m
burglar~burglars ; n ; Einbrecher/Einbrecher/m ; cambrioleur/cambrioleurs/m ; ladro/ladri/m ; ladrón/ladrones/m
bus stop~bus stops ; n ; Bushaltestelle/Bushaltestellen/f ; arrêt de bus/arrêts de bus/m ; fermata dell'autobus/fermate dell'autobus/f ; parada de autobús/paradas de autobús/f
bush baby~bush babies ; n ; Buschbaby/Buschbabys/n ; galago/galagos/m ; galagone/galagoni/m ; gálago/gálagos/m
bush~bushes ; n ; Busch/Büsche/m ; buisson/buissons/m ; cespuglio/cespugli/m ; arbusto/arbustos/m
cabin~cabins ; n ; Kabine/Kabinen/f ; cabine/cabines/f ; cabina/cabine/f ; cabina/cabinas/f
cable truck~cable trucks ; n ; Kabelwagen/Kabelwagen/m ; camion à câble/camions à câble/m ; camion posacavi/camion posacavi/m ; camión de cables/camiones de cables/m
cabrio~cabrios ; n ; Cabrio/Cabrios/n ; cabriolet/cabriolets/m ; cabrio/cabrio/f ; cabrio/cabrios/m
cactus~cacti ; n ; Kaktus/Kakteen/m ; cactus/cactus/m ; cactus/cactus/m ; cactus/cactus/m
cakestand~cakestands ; n ; Tortenständer/Tortenständer/m ; présentoir à gâteaux/présentoirs à gâteaux/m ; alzata per torte/alzate per torte/f ; soporte para tartas/soportes para tartas/m
cameo~cameos ; n ; Kamee/Kameen/f ; camée/camées/m ; cammeo/cammei/m ; camafeo/camafeos/m
camouflage netting ; n ; Tarnnetz/Tarnnetze/n ; filet de camouflage/filets de camouflage/m ; rete mimetica/reti mimetiche/f ; red de camuflaje/redes de camuflaje/f
camping site~camping sites ; n ; Campingplatz/Campingplätze/m ; terrain de camping/terrains de camping/m ; campeggio/campeggi/m ; camping/campings/m
candy stripe ; a ; Candy-gestreift/Candy-gestreifte ; à rayures sucre d'orge ; a righe caramella ; a rayas de caramelo
cannon guard~cannon guards ; n ; Kanonenwache/Kanonenwachen/f ; garde au canon/gardes au canon/m ; guardia con cannone/guardie con cannone/f ; guardia con cañón/guardias con cañón/m
caped ; p ; mit Umhang ; à cape ; con mantello ; con capa
carbon-freezing chamber~carbon-freezing chambers ; n ; Karbonit-Gefrierkammer/Karbonit-Gefrierkammern/f ; chambre de congélation carbonique/chambres de congélation carbonique/f ; camera di congelamento al carbonio/camere di congelamento al carbonio/f ; cámara de congelación en carbonita/cámaras de congelación en carbonita/f
carb~carbs ; n ; Vergaser/Vergaser/m ; carburateur/carburateurs/m ; carburatore/carburatori/m ; carburador/carburadores/m
card back~card backs ; n ; Kartenrücken/Kartenrücken/m ; dos de carte/dos de carte/m ; retro della carta/retro delle carte/m ; reverso de carta/reversos de cartas/m
card kit~card kits ; n ; Kartonbausatz/Kartonbausätze/m ; maquette en carton/maquettes en carton/f ; kit in cartone/kit in cartone/m ; kit de cartón/kits de cartón/m
cardinal~cardinals ; n ; Kardinal/Kardinäle/m ; cardinal/cardinaux/m ; cardinale/cardinali/m ; cardenal/cardenales/m
cargo railway set~cargo railway sets ; n ; Güterzug-Set/Güterzug-Sets/n ; coffret train de marchandises/coffrets train de marchandises/m ; set ferrovia merci/set ferrovia merci/m ; set de tren de mercancías/sets de tren de mercancías/m
cargo train~cargo trains ; n ; Güterzug/Güterzüge/m ; train de marchandises/trains de marchandises/m ; treno merci/treni merci/m ; tren de mercancías/trenes de mercancías/m
cargo~cargoes ; n ; Fracht/Frachten/f ; fret/frets/m ; carico/carichi/m ; carga/cargas/f
carousel horse~carousel horses ; n ; Karussellpferd/Karussellpferde/n ; cheval de manège/chevaux de manège/m ; cavallo da giostra/cavalli da giostra/m ; caballo de carrusel/caballos de carrusel/m
carpet beater~carpet beaters ; n ; Teppichklopfer/Teppichklopfer/m ; tapette à tapis/tapettes à tapis/f ; battitappeto/battitappeti/m ; sacudidor de alfombras/sacudidores de alfombras/m
carrier~carriers ; n ; Transporter/Transporter/m ; transporteur/transporteurs/m ; trasportatore/trasportatori/m ; transportador/transportadores/m
carrot~carrots ; n ; Karotte/Karotten/f ; carotte/carottes/f ; carota/carote/f ; zanahoria/zanahorias/f
carry along ; a ; zum Mitnehmen ; à emporter ; da viaggio ; portátil/portátil/portátiles/portátiles
carry set~carry sets ; n ; Tragekoffer-Set/Tragekoffer-Sets/n ; coffret de transport/coffrets de transport/m ; set valigetta/set valigetta/m ; set maletín/sets maletín/m
cashier~cashiers ; n ; Kassierer/Kassierer/m ; caissier/caissiers/m ; cassiere/cassieri/m ; cajero/cajeros/m
casino style dice ; p ; Casino-Würfel ; dés style casino ; dadi stile casinò ; dados estilo casino
cast turret~cast turrets ; n ; gegossener Turm/gegossene Türme/m ; tourelle moulée/tourelles moulées/f ; torretta fusa/torrette fuse/f ; torreta fundida/torretas fundidas/f
cathedral~cathedrals ; n ; Kathedrale/Kathedralen/f ; cathédrale/cathédrales/f ; cattedrale/cattedrali/f ; catedral/catedrales/f
caution keep out tape~caution keep out tapes ; n ; Absperrband „Betreten verboten“/Absperrbänder „Betreten verboten“/n ; ruban « défense d'entrer »/rubans « défense d'entrer »/m ; nastro "vietato l'accesso"/nastri "vietato l'accesso"/m ; cinta de «prohibido el paso»/cintas de «prohibido el paso»/f
caution tape~caution tapes ; n ; Absperrband/Absperrbänder/n ; ruban de signalisation/rubans de signalisation/m ; nastro segnaletico/nastri segnaletici/m ; cinta de precaución/cintas de precaución/f
cavalry ; n ; Kavallerie/Kavallerien/f ; cavalerie/cavaleries/f ; cavalleria/cavallerie/f ; caballería/caballerías/f
caveman~cavemen ; n ; Höhlenmensch/Höhlenmenschen/m ; homme des cavernes/hommes des cavernes/m ; uomo delle caverne/uomini delle caverne/m ; cavernícola/cavernícolas/m
cavern~caverns ; n ; Höhle/Höhlen/f ; caverne/cavernes/f ; caverna/caverne/f ; caverna/cavernas/f
cayenne pepper~cayenne peppers ; n ; Cayennepfeffer-Schote/Cayennepfeffer-Schoten/f ; piment de Cayenne/piments de Cayenne/m ; peperoncino di Caienna/peperoncini di Caienna/m ; pimiento de cayena/pimientos de cayena/m
cement ; m ; Zement ; ciment ; cemento ; cemento
cement mixer truck~cement mixer trucks ; n ; Betonmischer/Betonmischer/m ; camion toupie/camions toupie/m ; betoniera/betoniere/f ; camión hormigonera/camiones hormigonera/m
cement truck~cement trucks ; n ; Betonmischer/Betonmischer/m ; camion toupie/camions toupies/m ; betoniera/betoniere/f ; camión hormigonera/camiones hormigonera/m
centaur~centaurs ; n ; Zentaur/Zentauren/m ; centaure/centaures/m ; centauro/centauri/m ; centauro/centauros/m
center drive shaft~center drive shafts ; n ; mittlere Antriebswelle/mittlere Antriebswellen/f ; arbre de transmission central/arbres de transmission centraux/m ; albero di trasmissione centrale/alberi di trasmissione centrali/m ; eje de transmisión central/ejes de transmisión centrales/m
centrifugal fertilizer broadcaster~centrifugal fertilizer broadcasters ; n ; Zentrifugal-Düngerstreuer/Zentrifugal-Düngerstreuer/m ; épandeur d'engrais centrifuge/épandeurs d'engrais centrifuges/m ; spandiconcime centrifugo/spandiconcime centrifughi/m ; abonadora centrífuga/abonadoras centrífugas/f
centurion~centurions ; n ; Zenturio/Zenturionen/m ; centurion/centurions/m ; centurione/centurioni/m ; centurión/centuriones/m
century bc ; p ; Jahrhundert v. Chr. ; siècle av. J.-C. ; secolo a.C. ; siglo a. C.
certificate~certificates ; n ; Zertifikat/Zertifikate/n ; certificat/certificats/m ; certificato/certificati/m ; certificado/certificados/m
chalk blackboard duster~chalk blackboard dusters ; n ; Tafelwischer/Tafelwischer/m ; effaceur de tableau noir/effaceurs de tableau noir/m ; cancellino per lavagna/cancellini per lavagna/m ; borrador de pizarra/borradores de pizarra/m
championship~championships ; n ; Meisterschaft/Meisterschaften/f ; championnat/championnats/m ; campionato/campionati/m ; campeonato/campeonatos/m
channel crossing ; n ; Kanalüberquerung/Kanalüberquerungen/f ; traversée de la Manche/traversées de la Manche/f ; traversata della Manica/traversate della Manica/f ; travesía del Canal de la Mancha/travesías del Canal de la Mancha/f
chariot~chariots ; n ; Streitwagen/Streitwagen/m ; char/chars/m ; carro/carri/m ; carro/carros/m
charred ; a ; verkohlt/verkohlte ; carbonisé/carbonisée/carbonisés/carbonisées ; carbonizzato/carbonizzata/carbonizzati/carbonizzate ; carbonizado/carbonizada/carbonizados/carbonizadas
chase card set~chase card sets ; n ; Chase-Karten-Set/Chase-Karten-Sets/n ; set de cartes chase/sets de cartes chase/m ; set di chase card/set di chase card/m ; set de cartas chase/sets de cartas chase/m
chase card~chase cards ; n ; Chase-Karte/Chase-Karten/f ; carte chase/cartes chase/f ; chase card/chase card/f ; carta chase/cartas chase/f
chatterbox~chatterboxes ; n ; Plappermaul/Plappermäuler/n ; bavarde/bavardes/f ; chiacchierona/chiacchierone/f ; parlanchina/parlanchinas/f
chauffeur hat~chauffeur hats ; n ; Chauffeurmütze/Chauffeurmützen/f ; casquette de chauffeur/casquettes de chauffeur/f ; cappello da autista/cappelli da autista/m ; gorra de chófer/gorras de chófer/f
chauffeur~chauffeurs ; n ; Chauffeur/Chauffeure/m ; chauffeur/chauffeurs/m ; autista/autisti/m ; chófer/chóferes/m
check out our fantastic wide range of ; p ; entdecken Sie unser großes Sortiment an ; découvrez notre large gamme de ; scopri la nostra ampia gamma di ; descubre nuestra amplia gama de
checker board~checker boards ; n ; Damebrett/Damebretter/n ; damier/damiers/m ; scacchiera per dama/scacchiere per dama/f ; tablero de damas/tableros de damas/m
checkout till~checkout tills ; n ; Supermarktkasse/Supermarktkassen/f ; caisse enregistreuse/caisses enregistreuses/f ; registratore di cassa/registratori di cassa/m ; caja registradora/cajas registradoras/f
checkout~checkouts ; n ; Kasse/Kassen/f ; caisse/caisses/f ; cassa/casse/f ; caja/cajas/f
chemical floater~chemical floaters ; n ; Dosierschwimmer/Dosierschwimmer/m ; diffuseur flottant/diffuseurs flottants/m ; dosatore galleggiante per cloro/dosatori galleggianti per cloro/m ; dosificador flotante/dosificadores flotantes/m
chenille stem~chenille stems ; n ; Chenilledraht/Chenilledrähte/m ; fil chenille/fils chenille/m ; filo di ciniglia/fili di ciniglia/m ; limpiapipas de chenilla/limpiapipas de chenilla/m
chest damage ; p ; Brustschaden ; torse endommagé ; torace danneggiato ; pecho dañado
chief~chiefs ; n ; Häuptling/Häuptlinge/m ; chef/chefs/m ; capo/capi/m ; jefe/jefes/m
child sized ; a ; kindergroß/kindergroße ; taille enfant ; a misura di bambino ; tamaño infantil
chimney sweep~chimney sweeps ; n ; Schornsteinfeger/Schornsteinfeger/m ; ramoneur/ramoneurs/m ; spazzacamino/spazzacamini/m ; deshollinador/deshollinadores/m
chip 'n' pin till~chip 'n' pin tills ; n ; Kasse mit Kartenleser/Kassen mit Kartenleser/f ; caisse avec lecteur de carte/caisses avec lecteur de carte/f ; registratore di cassa con lettore di carte/registratori di cassa con lettore di carte/m ; caja registradora con lector de tarjetas/cajas registradoras con lector de tarjetas/f
cigarette holder~cigarette holders ; n ; Zigarettenspitze/Zigarettenspitzen/f ; fume-cigarette/fume-cigarettes/m ; bocchino per sigaretta/bocchini per sigaretta/m ; boquilla para cigarrillo/boquillas para cigarrillo/f
cigarette~cigarettes ; n ; Zigarette/Zigaretten/f ; cigarette/cigarettes/f ; sigaretta/sigarette/f ; cigarrillo/cigarrillos/m
circa ; p ; ca. ; env. ; circa ; aprox.
circlip~circlips ; n ; Sicherungsring/Sicherungsringe/m ; circlip/circlips/m ; anello elastico/anelli elastici/m ; anillo de retención/anillos de retención/m
circuit~circuits ; n ; Schaltkreis/Schaltkreise/m ; circuit/circuits/m ; circuito/circuiti/m ; circuito/circuitos/m
circular polarized ; a ; zirkular polarisiert/zirkular polarisierte ; à polarisation circulaire ; a polarizzazione circolare ; de polarización circular
cladding ; n ; Verkleidung/Verkleidungen/f ; bardage/bardages/m ; rivestimento/rivestimenti/m ; revestimiento/revestimientos/m
clamshell~clamshells ; n ; Klappschale/Klappschalen/f ; coque/coques/f ; confezione a conchiglia/confezioni a conchiglia/f ; estuche de concha/estuches de concha/m
classroom~classrooms ; n ; Klassenzimmer/Klassenzimmer/n ; salle de classe/salles de classe/f ; aula/aule/f ; aula/aulas/f
cleaning drill~cleaning drills ; n ; Reinigungsbohrer/Reinigungsbohrer/m ; foret de nettoyage/forets de nettoyage/m ; punta per pulizia/punte per pulizia/f ; broca de limpieza/brocas de limpieza/f
clearance ; n ; Ausverkauf/Ausverkäufe/m ; liquidation/liquidations/f ; liquidazione/liquidazioni/f ; liquidación/liquidaciones/f
clearance sale~clearance sales ; n ; Räumungsverkauf/Räumungsverkäufe/m ; vente de liquidation/ventes de liquidation/f ; svendita/svendite/f ; liquidación/liquidaciones/f
clip on earrings ; p ; Ohrclips ; boucles d'oreilles à clip ; orecchini a clip ; pendientes de clip
closed cabin~closed cabins ; n ; geschlossene Kabine/geschlossene Kabinen/f ; cabine fermée/cabines fermées/f ; cabina chiusa/cabine chiuse/f ; cabina cerrada/cabinas cerradas/f
clothed figure~clothed figures ; n ; bekleidete Figur/bekleidete Figuren/f ; figurine habillée/figurines habillées/f ; action figure vestita/action figure vestite/f ; figura vestida/figuras vestidas/f
clothes horse~clothes horses ; n ; Wäscheständer/Wäscheständer/m ; séchoir à linge/séchoirs à linge/m ; stendibiancheria/stendibiancheria/m ; tendedero/tendederos/m
clothesline banner~clothesline banners ; n ; Wäscheleinen-Girlande/Wäscheleinen-Girlanden/f ; guirlande corde à linge/guirlandes corde à linge/f ; festone filo del bucato/festoni filo del bucato/m ; guirnalda tendedero/guirnaldas tendedero/f
clover leaf antenna~clover leaf antennas ; n ; Kleeblattantenne/Kleeblattantennen/f ; antenne trèfle/antennes trèfle/f ; antenna a quadrifoglio/antenne a quadrifoglio/f ; antena trébol/antenas trébol/f
clutch bell~clutch bells ; n ; Kupplungsglocke/Kupplungsglocken/f ; cloche d'embrayage/cloches d'embrayage/f ; campana frizione/campane frizione/f ; campana de embrague/campanas de embrague/f
coal ; n ; Kohle/Kohlen/f ; charbon/charbons/m ; carbone/carboni/m ; carbón/carbones/m
coal imitation~coal imitations ; n ; Kohleimitat/Kohleimitate/n ; imitation de charbon/imitations de charbon/f ; imitazione di carbone/imitazioni di carbone/f ; imitación de carbón/imitaciones de carbón/f
coast~coasts ; n ; Küste/Küsten/f ; côte/côtes/f ; costa/coste/f ; costa/costas/f
cobalt ; c ; kobaltblau ; cobalt ; cobalto ; cobalto
cobalt blue ; c ; kobaltblau ; bleu cobalt ; blu cobalto ; azul cobalto
code 80 ; p ; Code 80 ; Code 80 ; Code 80 ; código 80
coil crimp~coil crimps ; n ; Spiralendkappe/Spiralendkappen/f ; embout spirale/embouts spirale/m ; terminale a spirale/terminali a spirale/m ; terminal en espiral/terminales en espiral/m
cola can~cola cans ; n ; Coladose/Coladosen/f ; canette de cola/canettes de cola/f ; lattina di cola/lattine di cola/f ; lata de cola/latas de cola/f
cold weather gear ; n ; Kälteschutzausrüstung/Kälteschutzausrüstungen/f ; équipement grand froid/équipements grand froid/m ; equipaggiamento per climi freddi/equipaggiamenti per climi freddi/m ; equipo para clima frío/equipos para clima frío/m
color change ; n ; Farbwechsel/Farbwechsel/m ; changement de couleur/changements de couleur/m ; cambio colore/cambi colore/m ; cambio de color/cambios de color/m
color changing ; a ; farbwechselnd/farbwechselnde ; qui change de couleur ; cambia colore ; que cambia de color
color light signal~color light signals ; n ; Lichtsignal/Lichtsignale/n ; signal lumineux/signaux lumineux/m ; segnale luminoso/segnali luminosi/m ; señal luminosa/señales luminosas/f
colour and sticker book~colour and sticker books ; n ; Mal- und Stickerbuch/Mal- und Stickerbücher/n ; livre de coloriage et d'autocollants/livres de coloriage et d'autocollants/m ; libro da colorare con adesivi/libri da colorare con adesivi/m ; libro para colorear con pegatinas/libros para colorear con pegatinas/m
colour change ; n ; Farbwechsel/Farbwechsel/m ; changement de couleur/changements de couleur/m ; cambio colore/cambi colore/m ; cambio de color/cambios de color/m
colour changing ; a ; farbwechselnd/farbwechselnde ; qui change de couleur ; cambia colore ; que cambia de color
colour light signal~colour light signals ; n ; Lichtsignal/Lichtsignale/n ; signal lumineux/signaux lumineux/m ; segnale luminoso/segnali luminosi/m ; señal luminosa/señales luminosas/f
colour varies ; p ; Farbe variiert ; couleur variable ; il colore varia ; el color varía
coloured bead stair~coloured bead stairs ; n ; bunte Perlentreppe/bunte Perlentreppen/f ; escalier de perles colorées/escaliers de perles colorées/m ; scala di perle colorate/scale di perle colorate/f ; escalera de perlas de colores/escaleras de perlas de colores/f
colouring and sticker book~colouring and sticker books ; n ; Mal- und Stickerbuch/Mal- und Stickerbücher/n ; livre de coloriage et d'autocollants/livres de coloriage et d'autocollants/m ; libro da colorare con adesivi/libri da colorare con adesivi/m ; libro para colorear con pegatinas/libros para colorear con pegatinas/m
colouring kite~colouring kites ; n ; Drachen zum Ausmalen/Drachen zum Ausmalen/m ; cerf-volant à colorier/cerfs-volants à colorier/m ; aquilone da colorare/aquiloni da colorare/m ; cometa para colorear/cometas para colorear/f
commander~commanders ; n ; Kommandant/Kommandanten/m ; commandant/commandants/m ; comandante/comandanti/m ; comandante/comandantes/m
commuter train~commuter trains ; n ; Nahverkehrszug/Nahverkehrszüge/m ; train de banlieue/trains de banlieue/m ; treno pendolare/treni pendolari/m ; tren de cercanías/trenes de cercanías/m
compartment coach~compartment coaches ; n ; Abteilwagen/Abteilwagen/m ; voiture à compartiments/voitures à compartiments/f ; carrozza a scompartimenti/carrozze a scompartimenti/f ; coche de compartimentos/coches de compartimentos/m
concept car~concept cars ; n ; Konzeptfahrzeug/Konzeptfahrzeuge/n ; concept-car/concept-cars/m ; concept car/concept car/f ; prototipo/prototipos/m
concept~concepts ; n ; Konzept/Konzepte/n ; concept/concepts/m ; concept/concept/m ; concepto/conceptos/m
cone party popper~cone party poppers ; n ; Konfetti-Knaller/Konfetti-Knaller/m ; cotillon cône/cotillons cônes/m ; sparacoriandoli a cono/sparacoriandoli a cono/m ; lanzaconfeti de cono/lanzaconfetis de cono/m
cone~cones ; n ; Kegel/Kegel/m ; cône/cônes/m ; cono/coni/m ; cono/conos/m
congrats ; p ; Glückwunsch ; félicitations ; congratulazioni ; felicidades
conic tip ; p ; konische Spitze ; pointe conique ; punta conica ; punta cónica
connect buckle~connect buckles ; n ; Verbindungsschnalle/Verbindungsschnallen/f ; boucle de connexion/boucles de connexion/f ; fibbia di collegamento/fibbie di collegamento/f ; hebilla de conexión/hebillas de conexión/f
connecting ; v ; Verbinden ; relier ; collegare ; conectar
connecting cable~connecting cables ; n ; Verbindungskabel/Verbindungskabel/n ; câble de connexion/câbles de connexion/m ; cavo di collegamento/cavi di collegamento/m ; cable de conexión/cables de conexión/m
container port~container ports ; n ; Containerhafen/Containerhäfen/m ; port à conteneurs/ports à conteneurs/m ; porto container/porti container/m ; puerto de contenedores/puertos de contenedores/m
contented ; a ; zufrieden/zufriedene ; content/contente/contents/contentes ; contento/contenta/contenti/contente ; contento/contenta/contentos/contentas
convention exclusive ; a ; Convention-exklusiv/Convention-exklusive ; exclusivité convention ; esclusiva convention ; exclusivo de convención
conversion~conversions ; n ; Umbau/Umbauten/m ; conversion/conversions/f ; conversione/conversioni/f ; conversión/conversiones/f
cooked ; a ; gekocht/gekochte ; cuit/cuite/cuits/cuites ; cotto/cotta/cotti/cotte ; cocido/cocida/cocidos/cocidas
cops & robbers ; p ; Räuber und Gendarm ; gendarmes et voleurs ; guardie e ladri ; policías y ladrones
cops and robbers ; p ; Räuber und Gendarm ; gendarmes et voleurs ; guardie e ladri ; policías y ladrones
coronation~coronations ; n ; Krönung/Krönungen/f ; couronnement/couronnements/m ; incoronazione/incoronazioni/f ; coronación/coronaciones/f
corridor second coach~corridor second coaches ; n ; Seitengangwagen 2. Klasse/Seitengangwagen 2. Klasse/m ; voiture à couloir 2e classe/voitures à couloir 2e classe/f ; carrozza a corridoio di seconda classe/carrozze a corridoio di seconda classe/f ; coche con pasillo de segunda clase/coches con pasillo de segunda clase/m
corroded ; a ; korrodiert/korrodierte ; corrodé/corrodée/corrodés/corrodées ; corroso/corrosa/corrosi/corrose ; corroído/corroída/corroídos/corroídas
corrugated ; a ; gewellt/gewellte ; ondulé/ondulée/ondulés/ondulées ; ondulato/ondulata/ondulati/ondulate ; ondulado/ondulada/ondulados/onduladas
corsair~corsairs ; n ; Korsar/Korsaren/m ; corsaire/corsaires/m ; corsaro/corsari/m ; corsario/corsarios/m
cosmetic grade ; p ; in Kosmetikqualität ; de qualité cosmétique ; di qualità cosmetica ; de calidad cosmética
countess~countesses ; n ; Gräfin/Gräfinnen/f ; comtesse/comtesses/f ; contessa/contesse/f ; condesa/condesas/f
countryside ; n ; Landschaft/Landschaften/f ; campagne/campagnes/f ; campagna/campagne/f ; campo/campos/m
courier bag~courier bags ; n ; Kuriertasche/Kuriertaschen/f ; sac coursier/sacs coursier/m ; borsa a tracolla/borse a tracolla/f ; bolso bandolera/bolsos bandolera/m
courtyard~courtyards ; n ; Innenhof/Innenhöfe/m ; cour/cours/f ; cortile/cortili/m ; patio/patios/m
cove~coves ; n ; Bucht/Buchten/f ; crique/criques/f ; baia/baie/f ; cala/calas/f
coving ; n ; Zierleiste/Zierleisten/f ; corniche/corniches/f ; cornice per soffitto/cornici per soffitto/f ; moldura de techo/molduras de techo/f
cow sounder~cow sounders ; n ; Muh-Dose/Muh-Dosen/f ; boîte à meuh/boîtes à meuh/f ; scatolina che muggisce/scatoline che muggiscono/f ; bote de mugido/botes de mugido/m
cowl~cowls ; n ; Kapuzenmaske/Kapuzenmasken/f ; masque cagoule/masques cagoule/m ; maschera a cappuccio/maschere a cappuccio/f ; máscara con capucha/máscaras con capucha/f
crackle bead~crackle beads ; n ; Crackle-Perle/Crackle-Perlen/f ; perle craquelée/perles craquelées/f ; perla craquelé/perle craquelé/f ; cuenta craquelada/cuentas craqueladas/f
crackle glass bead~crackle glass beads ; n ; Crackle-Glasperle/Crackle-Glasperlen/f ; perle en verre craquelé/perles en verre craquelé/f ; perla in vetro craquelé/perle in vetro craquelé/f ; cuenta de cristal craquelado/cuentas de cristal craquelado/f
crafting ; n ; Basteln/Basteln/n ; loisirs créatifs/loisirs créatifs/m ; bricolage/bricolage/m ; manualidades/manualidades/f
cranberry ; c ; cranberryrot ; rouge canneberge ; rosso mirtillo ; rojo arándano
crane lift~crane lifts ; n ; Hebekran/Hebekräne/m ; grue de levage/grues de levage/f ; gru sollevatrice/gru sollevatrici/f ; grúa elevadora/grúas elevadoras/f
crankcase~crankcases ; n ; Kurbelgehäuse/Kurbelgehäuse/n ; carter moteur/carters moteur/m ; carter/carter/m ; cárter/cárteres/m
crash test dummy~crash test dummies ; n ; Crashtest-Dummy/Crashtest-Dummys/m ; mannequin de crash-test/mannequins de crash-test/m ; manichino da crash test/manichini da crash test/m ; maniquí de pruebas de choque/maniquíes de pruebas de choque/m
creation~creations ; n ; Kreation/Kreationen/f ; création/créations/f ; creazione/creazioni/f ; creación/creaciones/f
creepy ; a ; gruselig/gruselige ; effrayant/effrayante/effrayants/effrayantes ; inquietante/inquietante/inquietanti/inquietanti ; escalofriante/escalofriante/escalofriantes/escalofriantes
crest~crests ; n ; Wappen/Wappen/n ; blason/blasons/m ; stemma/stemmi/m ; escudo/escudos/m
crew bus~crew buses ; n ; Mannschaftsbus/Mannschaftsbusse/m ; bus d'équipe/bus d'équipe/m ; bus per il personale/bus per il personale/m ; autobús de personal/autobuses de personal/m
crewman~crewmen ; n ; Besatzungsmitglied/Besatzungsmitglieder/n ; membre d'équipage/membres d'équipage/m ; membro dell'equipaggio/membri dell'equipaggio/m ; tripulante/tripulantes/m
crimp~crimps ; n ; Quetschperle/Quetschperlen/f ; perle à écraser/perles à écraser/f ; schiaccino/schiaccini/m ; chafa/chafas/f
crimson & cream ; p ; karmesinrot & creme ; cramoisi & crème ; cremisi e crema ; carmesí y crema
croatia ; p ; Kroatien ; Croatie ; Croazia ; Croacia
crocus~crocuses ; n ; Krokus/Krokusse/m ; crocus/crocus/m ; croco/crochi/m ; azafrán/azafranes/m
crop tyres ; p ; Pflegereifen ; pneus étroits ; pneumatici stretti ; neumáticos estrechos
crossbone~crossbones ; n ; gekreuzter Knochen/gekreuzte Knochen/m ; os croisé/os croisés/m ; osso incrociato/ossa incrociate/m ; tibia cruzada/tibias cruzadas/f
crossbowman~crossbowmen ; n ; Armbrustschütze/Armbrustschützen/m ; arbalétrier/arbalétriers/m ; balestriere/balestrieri/m ; ballestero/ballesteros/m
cruiser tank~cruiser tanks ; n ; Kreuzerpanzer/Kreuzerpanzer/m ; char croiseur/chars croiseurs/m ; carro armato cruiser/carri armati cruiser/m ; tanque crucero/tanques crucero/m
cub~cubs ; n ; Jungtier/Jungtiere/n ; petit/petits/m ; cucciolo/cuccioli/m ; cachorro/cachorros/m
cuddle~cuddles ; n ; Kuscheln/Kuscheln/n ; câlin/câlins/m ; coccola/coccole/f ; mimo/mimos/m
cup cake~cup cakes ; n ; Cupcake/Cupcakes/m ; cupcake/cupcakes/m ; cupcake/cupcake/m ; cupcake/cupcakes/m
curtainside trailer~curtainside trailers ; n ; Gardinenplanenauflieger/Gardinenplanenauflieger/m ; semi-remorque à rideaux coulissants/semi-remorques à rideaux coulissants/f ; semirimorchio centinato/semirimorchi centinati/m ; semirremolque de lona/semirremolques de lona/m
customisable ; a ; individualisierbar/individualisierbare ; personnalisable/personnalisable/personnalisables/personnalisables ; personalizzabile/personalizzabile/personalizzabili/personalizzabili ; personalizable/personalizable/personalizables/personalizables
customizable ; a ; individualisierbar/individualisierbare ; personnalisable/personnalisable/personnalisables/personnalisables ; personalizzabile/personalizzabile/personalizzabili/personalizzabili ; personalizable/personalizable/personalizables/personalizables
cut out of ; p ; Pappaufsteller von ; silhouette en carton de ; sagoma di ; figura recortada de
cuttlefish~cuttlefish ; n ; Tintenfisch/Tintenfische/m ; seiche/seiches/f ; seppia/seppie/f ; sepia/sepias/f
d10 die~d10 dice ; n ; W10-Würfel/W10-Würfel/m ; dé D10/dés D10/m ; dado D10/dadi D10/m ; dado D10/dados D10/m
daisy~daisies ; n ; Gänseblümchen/Gänseblümchen/n ; pâquerette/pâquerettes/f ; margherita/margherite/f ; margarita/margaritas/f
dalmation~dalmations ; n ; Dalmatiner/Dalmatiner/m ; dalmatien/dalmatiens/m ; dalmata/dalmata/m ; dálmata/dálmatas/m
dancewear ; n ; Tanzbekleidung/Tanzbekleidungen/f ; tenue de danse/tenues de danse/f ; abbigliamento da danza/abbigliamenti da danza/m ; ropa de baile/ropas de baile/f
dandelion~dandelions ; n ; Löwenzahn/Löwenzähne/m ; pissenlit/pissenlits/m ; soffione/soffioni/m ; diente de león/dientes de león/m
darkness ; n ; Dunkelheit/Dunkelheiten/f ; ténèbres/ténèbres/f ; oscurità/oscurità/f ; oscuridad/oscuridades/f
dart shooter~dart shooters ; n ; Pfeilpistole/Pfeilpistolen/f ; pistolet à fléchettes/pistolets à fléchettes/m ; pistola a freccette/pistole a freccette/f ; lanzador de dardos/lanzadores de dardos/m
days of the week ; p ; Wochentage ; jours de la semaine ; giorni della settimana ; días de la semana
deadly ; a ; tödlich/tödliche ; mortel/mortelle/mortels/mortelles ; mortale/mortale/mortali/mortali ; mortal/mortal/mortales/mortales
deco tape~deco tapes ; n ; Deko-Klebeband/Deko-Klebebänder/n ; ruban adhésif décoratif/rubans adhésifs décoratifs/m ; nastro decorativo/nastri decorativi/m ; cinta decorativa/cintas decorativas/f
decorate & wear ; p ; zum Dekorieren & Tragen ; à décorer et à porter ; da decorare e indossare ; para decorar y ponerse
decorate ; v ; verzieren ; décorer ; decorare ; decorar
decorate and wear ; p ; zum Verzieren und Tragen ; à décorer et à porter ; da decorare e indossare ; para decorar y llevar
decorating ; v ; Verzieren ; décorer ; decorare ; decorar
decoupler~decouplers ; n ; Entkuppler/Entkuppler/m ; dételeur/dételeurs/m ; sganciatore/sganciatori/m ; desenganchador/desenganchadores/m
deeley boppers ; p ; Haarreif mit Fühlern ; serre-tête à antennes ; cerchietto con antenne ; diadema con antenas
deep sea diving bell~deep sea diving bells ; n ; Tiefsee-Taucherglocke/Tiefsee-Taucherglocken/f ; cloche de plongée sous-marine/cloches de plongée sous-marine/f ; campana subacquea/campane subacquee/f ; campana de buceo/campanas de buceo/f
degree~degrees ; n ; Grad/Grad/m ; degré/degrés/m ; grado/gradi/m ; grado/grados/m
dementia ; n ; Demenz/Demenzen/f ; démence/démences/f ; demenza/demenze/f ; demencia/demencias/f
demonstration board~demonstration boards ; n ; Demonstrationsbrett/Demonstrationsbretter/n ; échiquier de démonstration/échiquiers de démonstration/m ; scacchiera dimostrativa/scacchiere dimostrative/f ; tablero de demostración/tableros de demostración/m
den making ; p ; zum Höhlenbauen ; pour construire une cabane ; per costruire una tana ; para construir cabañas
depot~depots ; n ; Depot/Depots/n ; dépôt/dépôts/m ; deposito/depositi/m ; depósito/depósitos/m
despatched flat packed ; p ; wird flach verpackt versandt ; expédié à plat ; spedito piatto ; enviado plegado
destroyer droid~destroyer droids ; n ; Zerstörer-Droide/Zerstörer-Droiden/m ; droïde destroyer/droïdes destroyers/m ; droide distruttore/droidi distruttori/m ; droide destructor/droides destructores/m
developmental ; a ; entwicklungsfördernd/entwicklungsfördernde ; d'éveil ; per lo sviluppo ; de desarrollo
dexterity ; n ; Geschicklichkeit/Geschicklichkeiten/f ; dextérité/dextérités/f ; destrezza/destrezze/f ; destreza/destrezas/f
diam ; p ; Durchm. ; diam. ; diam. ; diám.
diary with lock & key ; p ; Tagebuch mit Schloss und Schlüssel ; journal intime avec serrure et clé ; diario con lucchetto e chiave ; diario con candado y llave
diary with lock and key ; p ; Tagebuch mit Schloss und Schlüssel ; journal intime avec serrure et clé ; diario con lucchetto e chiave ; diario con candado y llave
die cut découpage sheet~die cut découpage sheets ; n ; gestanzter Découpage-Bogen/gestanzte Découpage-Bögen/m ; feuille de découpage prédécoupée/feuilles de découpage prédécoupées/f ; foglio découpage fustellato/fogli découpage fustellati/m ; lámina de découpage troquelada/láminas de découpage troqueladas/f
digital conversion~digital conversions ; n ; Digitalumbau/Digitalumbauten/m ; conversion numérique/conversions numériques/f ; conversione digitale/conversioni digitali/f ; conversión digital/conversiones digitales/f
digit~digits ; n ; Ziffer/Ziffern/f ; chiffre/chiffres/m ; cifra/cifre/f ; dígito/dígitos/m
dimension~dimensions ; n ; Maß/Maße/n ; dimension/dimensions/f ; dimensione/dimensioni/f ; dimensión/dimensiones/f
dining ware ; p ; Geschirr ; vaisselle ; stoviglie ; vajilla
dinner jacket~dinner jackets ; n ; Smokingjacke/Smokingjacken/f ; smoking/smokings/m ; giacca da smoking/giacche da smoking/f ; esmoquin/esmóquines/m
dinner service~dinner services ; n ; Tafelservice/Tafelservices/n ; service de table/services de table/m ; servizio da tavola/servizi da tavola/m ; vajilla/vajillas/f
disco fever ; n ; Disco-Fieber/Disco-Fieber/n ; fièvre disco/fièvre disco/f ; febbre da disco/febbre da disco/f ; fiebre disco/fiebre disco/f
diving bell~diving bells ; n ; Taucherglocke/Taucherglocken/f ; cloche de plongée/cloches de plongée/f ; campana subacquea/campane subacquee/f ; campana de buceo/campanas de buceo/f
does not include ; p ; nicht enthalten: ; ne comprend pas ; non include ; no incluye
does not include dice ; p ; ohne Würfel ; dés non inclus ; dadi non inclusi ; dados no incluidos
domino rally ; p ; Domino-Rallye ; course de dominos ; percorso di domino ; rally de dominó
donut~donuts ; n ; Donut/Donuts/m ; donut/donuts/m ; ciambella/ciambelle/f ; dónut/dónuts/m
door step~door steps ; n ; Türstufe/Türstufen/f ; marche de porte/marches de porte/f ; gradino/gradini/m ; escalón de puerta/escalones de puerta/m
dotty ; a ; gepunktet/gepunktete ; à pois ; a pois ; de lunares
doughnut~doughnuts ; n ; Donut/Donuts/m ; donut/donuts/m ; ciambella/ciambelle/f ; dónut/dónuts/m
dove~doves ; n ; Taube/Tauben/f ; colombe/colombes/f ; colomba/colombe/f ; paloma/palomas/f
downhill skier~downhill skiers ; n ; Abfahrtsläufer/Abfahrtsläufer/m ; descendeur/descendeurs/m ; discesista/discesisti/m ; esquiador de descenso/esquiadores de descenso/m
dress pattern~dress patterns ; n ; Kleiderschnittmuster/Kleiderschnittmuster/n ; patron de robe/patrons de robe/m ; cartamodello per abito/cartamodelli per abiti/m ; patrón de vestido/patrones de vestido/m
dressage ; n ; Dressur/Dressuren/f ; dressage/dressages/m ; dressage/dressage/m ; doma/domas/f
dressed as a ; p ; verkleidet als ; déguisé en ; vestito da ; vestido de
drift car~drift cars ; n ; Drift-Auto/Drift-Autos/n ; voiture de drift/voitures de drift/f ; auto da drift/auto da drift/f ; coche de drift/coches de drift/m
dropside ; n ; Pritschenwagen/Pritschenwagen/m ; camion à ridelles/camions à ridelles/m ; camion con sponde/camion con sponde/m ; camión de caja abierta/camiones de caja abierta/m
dropside truck~dropside trucks ; n ; Pritschenwagen/Pritschenwagen/m ; camion à ridelles/camions à ridelles/m ; autocarro con sponde/autocarri con sponde/m ; camión con caja abatible/camiones con caja abatible/m
dry wipe ; a ; trocken abwischbar/trocken abwischbare ; effaçable à sec ; cancellabile a secco ; de borrado en seco
dry wipe whiteboard~dry wipe whiteboards ; n ; trocken abwischbares Whiteboard/trocken abwischbare Whiteboards/n ; tableau blanc effaçable à sec/tableaux blancs effaçables à sec/m ; lavagna bianca cancellabile/lavagne bianche cancellabili/f ; pizarra blanca de borrado en seco/pizarras blancas de borrado en seco/f
dual control ; a ; zweileinig/zweileinige ; à deux lignes ; a due cavi ; de dos líneas
dual point marker~dual point markers ; n ; Doppelspitzenmarker/Doppelspitzenmarker/m ; marqueur double pointe/marqueurs double pointe/m ; pennarello a doppia punta/pennarelli a doppia punta/m ; rotulador de doble punta/rotuladores de doble punta/m
duel~duels ; n ; Duell/Duelle/n ; duel/duels/m ; duello/duelli/m ; duelo/duelos/m
duke of brittany ; p ; Herzog der Bretagne ; duc de Bretagne ; duca di Bretagna ; duque de Bretaña
duke~dukes ; n ; Herzog/Herzöge/m ; duc/ducs/m ; duca/duchi/m ; duque/duques/m
duo pack~duo packs ; n ; Doppelpack/Doppelpacks/m ; pack duo/packs duo/m ; confezione doppia/confezioni doppie/f ; pack doble/packs dobles/m
dwarven ; a ; zwergisch/zwergische ; nain/naine/nains/naines ; nanico/nanica/nanici/naniche ; enano/enana/enanos/enanas
dwarven dice ; p ; Zwergenwürfel ; dés nains ; dadi nanici ; dados enanos
e-book reader~e-book readers ; n ; E-Book-Reader/E-Book-Reader/m ; liseuse/liseuses/f ; lettore e-book/lettori e-book/m ; lector de libros electrónicos/lectores de libros electrónicos/m
early emblem ; p ; frühes Emblem ; premier emblème ; primo emblema ; primer emblema
earring back cap~earring back caps ; n ; Ohrringstopper/Ohrringstopper/m ; fermoir de boucle d'oreille/fermoirs de boucles d'oreilles/m ; fermaorecchino/fermaorecchini/m ; tope de pendiente/topes de pendientes/m
earring back~earring backs ; n ; Ohrringstopper/Ohrringstopper/m ; fermoir de boucle d'oreille/fermoirs de boucles d'oreilles/m ; fermaorecchino/fermaorecchini/m ; tope de pendiente/topes de pendientes/m
earwire~earwires ; n ; Ohrhaken/Ohrhaken/m ; crochet d'oreille/crochets d'oreille/m ; monachella/monachelle/f ; gancho para pendientes/ganchos para pendientes/m
egg shaker~egg shakers ; n ; Rassel-Ei/Rassel-Eier/n ; œuf maraca/œufs maracas/m ; uovo maraca/uova maracas/m ; huevo maraca/huevos maraca/m
egyptian ; a ; ägyptisch/ägyptische ; égyptien/égyptienne/égyptiens/égyptiennes ; egiziano/egiziana/egiziani/egiziane ; egipcio/egipcia/egipcios/egipcias
egyptian prince~egyptian princes ; n ; ägyptischer Prinz/ägyptische Prinzen/m ; prince égyptien/princes égyptiens/m ; principe egizio/principi egizi/m ; príncipe egipcio/príncipes egipcios/m
eighties ; p ; Achtziger ; années 80 ; anni Ottanta ; años 80
electric chair~electric chairs ; n ; elektrischer Stuhl/elektrische Stühle/m ; chaise électrique/chaises électriques/f ; sedia elettrica/sedie elettriche/f ; silla eléctrica/sillas eléctricas/f
electric shock ; p ; Elektroschock ; choc électrique ; scossa elettrica ; descarga eléctrica
electroplated ; a ; galvanisiert/galvanisierte ; galvanisé/galvanisée/galvanisés/galvanisées ; galvanizzato/galvanizzata/galvanizzati/galvanizzate ; galvanizado/galvanizada/galvanizados/galvanizadas
elevated track supports ; p ; Hochgleisstützen ; supports de voie surélevée ; supporti per binari sopraelevati ; soportes de vía elevada
elliptic ; a ; oval/ovale ; ovale/ovale/ovales/ovales ; ovale/ovale/ovali/ovali ; ovalado/ovalada/ovalados/ovaladas
elven dice set~elven dice sets ; n ; Elfen-Würfelset/Elfen-Würfelsets/n ; set de dés elfiques/sets de dés elfiques/m ; set di dadi elfici/set di dadi elfici/m ; set de dados élficos/sets de dados élficos/m
embedded ; a ; eingearbeitet/eingearbeitete ; intégré/intégrée/intégrés/intégrées ; incorporato/incorporata/incorporati/incorporate ; incorporado/incorporada/incorporados/incorporadas
embellished ; a ; verziert/verzierte ; orné/ornée/ornés/ornées ; decorato/decorata/decorati/decorate ; adornado/adornada/adornados/adornadas
embossing ; n ; Prägung/Prägungen/f ; embossage/embossages/m ; goffratura/goffrature/f ; repujado/repujados/m
embossing gun~embossing guns ; n ; Embossing-Pistole/Embossing-Pistolen/f ; pistolet à embosser/pistolets à embosser/m ; pistola per embossing/pistole per embossing/f ; pistola de embossing/pistolas de embossing/f
emperor~emperors ; n ; Kaiser/Kaiser/m ; empereur/empereurs/m ; imperatore/imperatori/m ; emperador/emperadores/m
emu~emus ; n ; Emu/Emus/m ; émeu/émeus/m ; emù/emù/m ; emú/emús/m
end light ; a ; mit Endlicht ; à éclairage en bout ; a luce terminale ; de luz en el extremo
entire set~entire sets ; n ; komplettes Set/komplette Sets/n ; ensemble complet/ensembles complets/m ; set completo/set completi/m ; set completo/sets completos/m
environment friendly ; a ; umweltfreundlich/umweltfreundliche ; écologique/écologique/écologiques/écologiques ; ecologico/ecologica/ecologici/ecologiche ; ecológico/ecológica/ecológicos/ecológicas
environmental science ; n ; Umweltwissenschaft/Umweltwissenschaften/f ; science de l'environnement/sciences de l'environnement/f ; scienza ambientale/scienze ambientali/f ; ciencia ambiental/ciencias ambientales/f
eraser pen~eraser pens ; n ; Radierstift/Radierstifte/m ; stylo effaceur/stylos effaceurs/m ; penna cancellatrice/penne cancellatrici/f ; rotulador borrador/rotuladores borradores/m
escape~escapes ; n ; Flucht/Fluchten/f ; évasion/évasions/f ; fuga/fughe/f ; huida/huidas/f
etc ; p ; usw. ; etc. ; ecc. ; etc.
etch part~etch parts ; n ; Fotoätzteil/Fotoätzteile/n ; pièce photodécoupée/pièces photodécoupées/f ; parte fotoincisa/parti fotoincise/f ; pieza de fotograbado/piezas de fotograbado/f
evening invitation~evening invitations ; n ; Einladung zur Abendfeier/Einladungen zur Abendfeier/f ; invitation à la soirée/invitations à la soirée/f ; invito per la serata/inviti per la serata/m ; invitación de noche/invitaciones de noche/f
event decoration~event decorations ; n ; Eventdekoration/Eventdekorationen/f ; décoration d'événement/décorations d'événement/f ; decorazione per eventi/decorazioni per eventi/f ; decoración para eventos/decoraciones para eventos/f
event~events ; n ; Veranstaltung/Veranstaltungen/f ; événement/événements/m ; evento/eventi/m ; evento/eventos/m
evil ; a ; böse/böse ; maléfique/maléfique/maléfiques/maléfiques ; malvagio/malvagia/malvagi/malvagie ; malvado/malvada/malvados/malvadas
exhibition truck~exhibition trucks ; n ; Ausstellungs-Lkw/Ausstellungs-Lkws/m ; camion d'exposition/camions d'exposition/m ; camion da esposizione/camion da esposizione/m ; camión de exposición/camiones de exposición/m
exoskeleton~exoskeletons ; n ; Exoskelett/Exoskelette/n ; exosquelette/exosquelettes/m ; esoscheletro/esoscheletri/m ; exoesqueleto/exoesqueletos/m
explorer~explorers ; n ; Entdecker/Entdecker/m ; explorateur/explorateurs/m ; esploratore/esploratori/m ; explorador/exploradores/m
explosion~explosions ; n ; Explosion/Explosionen/f ; explosion/explosions/f ; esplosione/esplosioni/f ; explosión/explosiones/f
export version~export versions ; n ; Exportversion/Exportversionen/f ; version export/versions export/f ; versione da esportazione/versioni da esportazione/f ; versión de exportación/versiones de exportación/f
express ; n ; Express/Expresse/m ; express/express/m ; espresso/espressi/m ; expreso/expresos/m
express coach~express coaches ; n ; Schnellzugwagen/Schnellzugwagen/m ; voiture express/voitures express/f ; carrozza per treno espresso/carrozze per treno espresso/f ; coche de tren expreso/coches de tren expreso/m
eye-catching ; a ; auffällig/auffällige ; accrocheur/accrocheuse/accrocheurs/accrocheuses ; vistoso/vistosa/vistosi/vistose ; llamativo/llamativa/llamativos/llamativas
eyeball~eyeballs ; n ; Augapfel/Augäpfel/m ; globe oculaire/globes oculaires/m ; bulbo oculare/bulbi oculari/m ; globo ocular/globos oculares/m
eyepin~eyepins ; n ; Ösenstift/Ösenstifte/m ; clou à œil/clous à œil/m ; chiodino ad occhiello/chiodini ad occhiello/m ; bastón con anilla/bastones con anilla/m
facepainting ; n ; Kinderschminken/Kinderschminken/n ; maquillage pour enfants/maquillages pour enfants/m ; trucco viso/trucchi viso/m ; pintura facial/pinturas faciales/f
faction deck~faction decks ; n ; Fraktionsdeck/Fraktionsdecks/n ; deck de faction/decks de faction/m ; mazzo fazione/mazzi fazione/m ; mazo de facción/mazos de facción/m
faction dice ; p ; Fraktionswürfel ; dés de faction ; dadi di fazione ; dados de facción
faction~factions ; n ; Fraktion/Fraktionen/f ; faction/factions/f ; fazione/fazioni/f ; facción/facciones/f
factory~factories ; n ; Fabrik/Fabriken/f ; usine/usines/f ; fabbrica/fabbriche/f ; fábrica/fábricas/f
fair hair ; p ; blonde Haare ; cheveux blonds ; capelli biondi ; pelo rubio
fair trade ; p ; Fair Trade ; issu du commerce équitable ; commercio equo e solidale ; comercio justo
fairyland ; n ; Feenland/Feenländer/n ; pays des fées/pays des fées/m ; paese delle fate/paesi delle fate/m ; país de las hadas/países de las hadas/m
fairytale~fairytales ; n ; Märchen/Märchen/n ; conte de fées/contes de fées/m ; fiaba/fiabe/f ; cuento de hadas/cuentos de hadas/m
falling stars ; p ; Sternschnuppen ; étoiles filantes ; stelle cadenti ; estrellas fugaces
family member~family members ; n ; Familienmitglied/Familienmitglieder/n ; membre de la famille/membres de la famille/m ; membro della famiglia/membri della famiglia/m ; miembro de la familia/miembros de la familia/m
fancy ; a ; ausgefallen/ausgefallene ; fantaisie ; fantasia ; de fantasía
fantasy tale~fantasy tales ; n ; Fantasy-Märchen/Fantasy-Märchen/n ; conte fantastique/contes fantastiques/m ; racconto fantasy/racconti fantasy/m ; cuento fantástico/cuentos fantásticos/m
fart whistle~fart whistles ; n ; Furzpfeife/Furzpfeifen/f ; sifflet à pets/sifflets à pets/m ; fischietto scoreggia/fischietti scoreggia/m ; silbato de pedos/silbatos de pedos/m
fart~farts ; n ; Furz/Fürze/m ; pet/pets/m ; scoreggia/scoregge/f ; pedo/pedos/m
fastback~fastbacks ; n ; Fließheck/Fließhecks/n ; fastback/fastbacks/f ; fastback/fastback/f ; fastback/fastbacks/m
fastening~fastenings ; n ; Verschluss/Verschlüsse/m ; fermeture/fermetures/f ; chiusura/chiusure/f ; cierre/cierres/m
favor pack~favor packs ; n ; Mitgebsel-Set/Mitgebsel-Sets/n ; lot de petits cadeaux/lots de petits cadeaux/m ; set di regalini/set di regalini/m ; pack de detalles de fiesta/packs de detalles de fiesta/m
fedora~fedoras ; n ; Fedora-Hut/Fedora-Hüte/m ; chapeau fedora/chapeaux fedora/m ; fedora/fedora/m ; sombrero fedora/sombreros fedora/m
feeding pellets ; p ; Futterpellets ; granulés alimentaires ; pellet da foraggio ; pellets de pienso
ferris wheel~ferris wheels ; n ; Riesenrad/Riesenräder/n ; grande roue/grandes roues/f ; ruota panoramica/ruote panoramiche/f ; noria/norias/f
fertilizer broadcaster~fertilizer broadcasters ; n ; Düngerstreuer/Düngerstreuer/m ; épandeur d'engrais/épandeurs d'engrais/m ; spandiconcime/spandiconcime/m ; abonadora/abonadoras/f
festoon~festoons ; n ; Girlande/Girlanden/f ; feston/festons/m ; festone/festoni/m ; guirnalda/guirnaldas/f
`;
