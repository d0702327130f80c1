/** Tools, hardware, plumbing, electrics, car, motorcycle and bicycle parts. */
export const COMMERCE_WORKSHOP = `
# hand tools
tool~tools ; n ; Werkzeug/Werkzeuge/n ; outil/outils/m ; attrezzo/attrezzi/m ; herramienta/herramientas/f
tool set~tool sets ; n ; Werkzeugset/Werkzeugsets/n ; kit d'outils/kits d'outils/m ; set di attrezzi/m ; juego de herramientas/juegos de herramientas/m
tool kit~tool kits ; n ; Werkzeugset/Werkzeugsets/n ; kit d'outils/kits d'outils/m ; set di attrezzi/m ; juego de herramientas/juegos de herramientas/m
toolkit~toolkits ; n ; Werkzeugset/Werkzeugsets/n ; kit d'outils/kits d'outils/m ; set di attrezzi/m ; juego de herramientas/juegos de herramientas/m
tool box~tool boxes ; n ; Werkzeugkasten/Werkzeugkästen/m ; boîte à outils/boîtes à outils/f ; cassetta degli attrezzi/cassette degli attrezzi/f ; caja de herramientas/cajas de herramientas/f
toolbox~toolboxes ; n ; Werkzeugkasten/Werkzeugkästen/m ; boîte à outils/boîtes à outils/f ; cassetta degli attrezzi/cassette degli attrezzi/f ; caja de herramientas/cajas de herramientas/f
tool bag~tool bags ; n ; Werkzeugtasche/Werkzeugtaschen/f ; sac à outils/sacs à outils/m ; borsa porta attrezzi/borse porta attrezzi/f ; bolsa de herramientas/bolsas de herramientas/f
tool belt~tool belts ; n ; Werkzeuggürtel/m ; ceinture porte-outils/ceintures porte-outils/f ; cintura porta attrezzi/cinture porta attrezzi/f ; cinturón de herramientas/cinturones de herramientas/m
tool chest~tool chests ; n ; Werkzeugwagen/m ; servante d'atelier/servantes d'atelier/f ; carrello porta attrezzi/carrelli porta attrezzi/m ; carro de herramientas/carros de herramientas/m
tool trolley~tool trolleys ; n ; Werkzeugwagen/m ; servante d'atelier/servantes d'atelier/f ; carrello porta attrezzi/carrelli porta attrezzi/m ; carro de herramientas/carros de herramientas/m
tool cabinet~tool cabinets ; n ; Werkzeugschrank/Werkzeugschränke/m ; servante d'atelier/servantes d'atelier/f ; carrello porta attrezzi/carrelli porta attrezzi/m ; carro de herramientas/carros de herramientas/m
multi tool~multi tools ; n ; Multitool/Multitools/n ; outil multifonction/outils multifonction/m ; utensile multiuso/utensili multiuso/m ; multiherramienta/multiherramientas/f
multitool~multitools ; n ; Multitool/Multitools/n ; outil multifonction/outils multifonction/m ; utensile multiuso/utensili multiuso/m ; multiherramienta/multiherramientas/f
multi-tool~multi-tools ; n ; Multitool/Multitools/n ; outil multifonction/outils multifonction/m ; utensile multiuso/utensili multiuso/m ; multiherramienta/multiherramientas/f
hand tool~hand tools ; n ; Handwerkzeug/Handwerkzeuge/n ; outil à main/outils à main/m ; utensile manuale/utensili manuali/m ; herramienta manual/herramientas manuales/f
power tool~power tools ; n ; Elektrowerkzeug/Elektrowerkzeuge/n ; outil électrique/outils électriques/m ; elettroutensile/elettroutensili/m ; herramienta eléctrica/herramientas eléctricas/f
hammer~hammers ; n ; Hammer/Hämmer/m ; marteau/marteaux/m ; martello/martelli/m ; martillo/martillos/m
claw hammer~claw hammers ; n ; Klauenhammer/Klauenhämmer/m ; marteau arrache-clou/marteaux arrache-clou/m ; martello da carpentiere/martelli da carpentiere/m ; martillo de uña/martillos de uña/m
mallet~mallets ; n ; Gummihammer/Gummihämmer/m ; maillet/maillets/m ; mazzuolo/mazzuoli/m ; mazo/mazos/m
rubber mallet~rubber mallets ; n ; Gummihammer/Gummihämmer/m ; maillet/maillets/m ; mazzuolo/mazzuoli/m ; mazo/mazos/m
axe~axes ; n ; Axt/Äxte/f ; hache/haches/f ; ascia/asce/f ; hacha/hachas/f
hatchet~hatchets ; n ; Beil/Beile/n ; hachette/hachettes/f ; accetta/accette/f ; hachuela/hachuelas/f
crowbar~crowbars ; n ; Brechstange/Brechstangen/f ; pied-de-biche/pieds-de-biche/m ; piede di porco/piedi di porco/m ; palanca/palancas/f
pry bar~pry bars ; n ; Brechstange/Brechstangen/f ; pied-de-biche/pieds-de-biche/m ; piede di porco/piedi di porco/m ; palanca/palancas/f
screwdriver~screwdrivers ; n ; Schraubendreher/m ; tournevis/m ; cacciavite/m ; destornillador/destornilladores/m
screwdriver set~screwdriver sets ; n ; Schraubendreher-Set/Schraubendreher-Sets/n ; jeu de tournevis/jeux de tournevis/m ; set di cacciaviti/m ; juego de destornilladores/juegos de destornilladores/m
screwdriver bit~screwdriver bits ; n ; Schraubendreher-Bit/Schraubendreher-Bits/m ; embout de vissage/embouts de vissage/m ; inserto per avvitatore/inserti per avvitatore/m ; punta de destornillador/puntas de destornillador/f
bit set~bit sets ; n ; Bit-Set/Bit-Sets/n ; jeu d'embouts/jeux d'embouts/m ; set di inserti/m ; juego de puntas/juegos de puntas/m
spanner~spanners ; n ; Schraubenschlüssel/m ; clé/clés/f ; chiave/chiavi/f ; llave/llaves/f
wrench~wrenches ; n ; Schraubenschlüssel/m ; clé/clés/f ; chiave/chiavi/f ; llave/llaves/f
spanner set~spanner sets ; n ; Schraubenschlüssel-Set/Schraubenschlüssel-Sets/n ; jeu de clés/jeux de clés/m ; set di chiavi/m ; juego de llaves/juegos de llaves/m
wrench set~wrench sets ; n ; Schraubenschlüssel-Set/Schraubenschlüssel-Sets/n ; jeu de clés/jeux de clés/m ; set di chiavi/m ; juego de llaves/juegos de llaves/m
adjustable spanner~adjustable spanners ; n ; Rollgabelschlüssel/m ; clé à molette/clés à molette/f ; chiave regolabile/chiavi regolabili/f ; llave inglesa/llaves inglesas/f
adjustable wrench~adjustable wrenches ; n ; Rollgabelschlüssel/m ; clé à molette/clés à molette/f ; chiave regolabile/chiavi regolabili/f ; llave inglesa/llaves inglesas/f
combination spanner~combination spanners ; n ; Ringmaulschlüssel/m ; clé mixte/clés mixtes/f ; chiave combinata/chiavi combinate/f ; llave combinada/llaves combinadas/f
torque wrench~torque wrenches ; n ; Drehmomentschlüssel/m ; clé dynamométrique/clés dynamométriques/f ; chiave dinamometrica/chiavi dinamometriche/f ; llave dinamométrica/llaves dinamométricas/f
ratchet~ratchets ; n ; Ratsche/Ratschen/f ; cliquet/cliquets/m ; cricchetto/cricchetti/m ; carraca/carracas/f
ratchet strap~ratchet straps ; n ; Spanngurt/Spanngurte/m ; sangle à cliquet/sangles à cliquet/f ; cinghia a cricchetto/cinghie a cricchetto/f ; cinta de trinquete/cintas de trinquete/f
tie down strap~tie down straps ; n ; Spanngurt/Spanngurte/m ; sangle à cliquet/sangles à cliquet/f ; cinghia a cricchetto/cinghie a cricchetto/f ; cinta de trinquete/cintas de trinquete/f
socket set~socket sets ; n ; Steckschlüsselsatz/Steckschlüsselsätze/m ; jeu de douilles/jeux de douilles/m ; set di bussole/m ; juego de llaves de vaso/juegos de llaves de vaso/m
socket~sockets ; n ; Steckdose/Steckdosen/f ; prise/prises/f ; presa/prese/f ; enchufe/enchufes/m
hex key~hex keys ; n ; Inbusschlüssel/m ; clé Allen/clés Allen/f ; chiave a brugola/chiavi a brugola/f ; llave Allen/llaves Allen/f
allen key~allen keys ; n ; Inbusschlüssel/m ; clé Allen/clés Allen/f ; chiave a brugola/chiavi a brugola/f ; llave Allen/llaves Allen/f
plier~pliers ; n ; Zange/f ; pince/pinces/f ; pinza/pinze/f ; alicates/m
long nose pliers ; n ; Spitzzange/Spitzzangen/f ; pince à bec/pinces à bec/f ; pinza a becchi lunghi/pinze a becchi lunghi/f ; alicates de punta/m
needle nose pliers ; n ; Spitzzange/Spitzzangen/f ; pince à bec/pinces à bec/f ; pinza a becchi lunghi/pinze a becchi lunghi/f ; alicates de punta/m
wire cutter~wire cutters ; n ; Seitenschneider/m ; pince coupante/pinces coupantes/f ; tronchesino/tronchesini/m ; cortaalambres/m
side cutter~side cutters ; n ; Seitenschneider/m ; pince coupante/pinces coupantes/f ; tronchesino/tronchesini/m ; cortaalambres/m
wire stripper~wire strippers ; n ; Abisolierzange/Abisolierzangen/f ; pince à dénuder/pinces à dénuder/f ; spelafili/m ; pelacables/m
crimping tool~crimping tools ; n ; Crimpzange/Crimpzangen/f ; pince à sertir/pinces à sertir/f ; crimpatrice/crimpatrici/f ; crimpadora/crimpadoras/f
crimp tool~crimp tools ; n ; Crimpzange/Crimpzangen/f ; pince à sertir/pinces à sertir/f ; crimpatrice/crimpatrici/f ; crimpadora/crimpadoras/f
clamp~clamps ; n ; Zwinge/Zwingen/f ; serre-joint/serre-joints/m ; morsetto/morsetti/m ; abrazadera/abrazaderas/f
g clamp~g clamps ; n ; Schraubzwinge/Schraubzwingen/f ; serre-joint/serre-joints/m ; morsetto a C/morsetti a C/m ; sargento/sargentos/m
vice~vices ; n ; Schraubstock/Schraubstöcke/m ; étau/étaux/m ; morsa/morse/f ; tornillo de banco/tornillos de banco/m
vise~vises ; n ; Schraubstock/Schraubstöcke/m ; étau/étaux/m ; morsa/morse/f ; tornillo de banco/tornillos de banco/m
bench vice~bench vices ; n ; Schraubstock/Schraubstöcke/m ; étau/étaux/m ; morsa/morse/f ; tornillo de banco/tornillos de banco/m
file set~file sets ; n ; Feilenset/Feilensets/n ; jeu de limes/jeux de limes/m ; set di lime/m ; juego de limas/juegos de limas/m
chisel~chisels ; n ; Meißel/m ; ciseau à bois/ciseaux à bois/m ; scalpello/scalpelli/m ; cincel/cinceles/m
hand saw~hand saws ; n ; Handsäge/Handsägen/f ; scie à main/scies à main/f ; sega a mano/seghe a mano/f ; serrucho/serruchos/m
handsaw~handsaws ; n ; Handsäge/Handsägen/f ; scie à main/scies à main/f ; sega a mano/seghe a mano/f ; serrucho/serruchos/m
saw~saws ; n ; Säge/Sägen/f ; scie/scies/f ; sega/seghe/f ; sierra/sierras/f
hacksaw~hacksaws ; n ; Metallsäge/Metallsägen/f ; scie à métaux/scies à métaux/f ; seghetto/seghetti/m ; sierra de metal/sierras de metal/f
saw blade~saw blades ; n ; Sägeblatt/Sägeblätter/n ; lame de scie/lames de scie/f ; lama per sega/lame per sega/f ; hoja de sierra/hojas de sierra/f
blade~blades ; n ; Klinge/Klingen/f ; lame/lames/f ; lama/lame/f ; cuchilla/cuchillas/f
razor blade~razor blades ; n ; Rasierklinge/Rasierklingen/f ; lame de rasoir/lames de rasoir/f ; lametta/lamette/f ; cuchilla de afeitar/cuchillas de afeitar/f
tape measure~tape measures ; n ; Maßband/Maßbänder/n ; mètre ruban/mètres ruban/m ; metro a nastro/metri a nastro/m ; cinta métrica/cintas métricas/f
measuring tape~measuring tapes ; n ; Maßband/Maßbänder/n ; mètre ruban/mètres ruban/m ; metro a nastro/metri a nastro/m ; cinta métrica/cintas métricas/f
spirit level~spirit levels ; n ; Wasserwaage/Wasserwaagen/f ; niveau à bulle/niveaux à bulle/m ; livella/livelle/f ; nivel de burbuja/niveles de burbuja/m
laser level~laser levels ; n ; Kreuzlinienlaser/m ; niveau laser/niveaux laser/m ; livella laser/livelle laser/f ; nivel láser/niveles láser/m
calliper~callipers ; n ; Messschieber/m ; pied à coulisse/pieds à coulisse/m ; calibro/calibri/m ; calibre/calibres/m
caliper~calipers ; n ; Messschieber/m ; pied à coulisse/pieds à coulisse/m ; calibro/calibri/m ; calibre/calibres/m
vernier caliper~vernier calipers ; n ; Messschieber/m ; pied à coulisse/pieds à coulisse/m ; calibro/calibri/m ; calibre/calibres/m
digital caliper~digital calipers ; n ; Messschieber/m ; pied à coulisse/pieds à coulisse/m ; calibro/calibri/m ; calibre/calibres/m
brake caliper~brake calipers ; n ; Bremssattel/Bremssättel/m ; étrier de frein/étriers de frein/m ; pinza freno/pinze freno/f ; pinza de freno/pinzas de freno/f
multimeter~multimeters ; n ; Multimeter/n ; multimètre/multimètres/m ; multimetro/multimetri/m ; multímetro/multímetros/m
voltage tester~voltage testers ; n ; Spannungsprüfer/m ; testeur de tension/testeurs de tension/m ; tester di tensione/m ; comprobador de tensión/comprobadores de tensión/m
tester~testers ; n ; Tester/m ; testeur/testeurs/m ; tester/m ; comprobador/comprobadores/m
detector~detectors ; n ; Detektor/Detektoren/m ; détecteur/détecteurs/m ; rilevatore/rilevatori/m ; detector/detectores/m
gauge~gauges ; n ; Messgerät/Messgeräte/n ; jauge/jauges/f ; misuratore/misuratori/m ; medidor/medidores/m
scale measuring tool ; n ; Waage/Waagen/f ; balance/balances/f ; bilancia/bilance/f ; báscula/básculas/f
weighing scale~weighing scales ; n ; Waage/Waagen/f ; balance/balances/f ; bilancia/bilance/f ; báscula/básculas/f
digital scale~digital scales ; n ; Waage/Waagen/f ; balance/balances/f ; bilancia/bilance/f ; báscula/básculas/f
scales ; n ; Waage/Waagen/f ; balance/balances/f ; bilancia/bilance/f ; báscula/básculas/f
ladder~ladders ; n ; Leiter/Leitern/f ; échelle/échelles/f ; scala/scale/f ; escalera/escaleras/f
step ladder~step ladders ; n ; Trittleiter/Trittleitern/f ; escabeau/escabeaux/m ; scaletta/scalette/f ; escalera de tijera/escaleras de tijera/f
stepladder~stepladders ; n ; Trittleiter/Trittleitern/f ; escabeau/escabeaux/m ; scaletta/scalette/f ; escalera de tijera/escaleras de tijera/f
workbench~workbenches ; n ; Werkbank/Werkbänke/f ; établi/établis/m ; banco da lavoro/banchi da lavoro/m ; banco de trabajo/bancos de trabajo/m
work bench~work benches ; n ; Werkbank/Werkbänke/f ; établi/établis/m ; banco da lavoro/banchi da lavoro/m ; banco de trabajo/bancos de trabajo/m
sack truck~sack trucks ; n ; Sackkarre/Sackkarren/f ; diable/diables/m ; carrello portapacchi/carrelli portapacchi/m ; carretilla de mano/carretillas de mano/f
hand truck~hand trucks ; n ; Sackkarre/Sackkarren/f ; diable/diables/m ; carrello portapacchi/carrelli portapacchi/m ; carretilla de mano/carretillas de mano/f
paint brush~paint brushes ; n ; Pinsel/m ; pinceau/pinceaux/m ; pennello/pennelli/m ; pincel/pinceles/m
paintbrush~paintbrushes ; n ; Pinsel/m ; pinceau/pinceaux/m ; pennello/pennelli/m ; pincel/pinceles/m
paint roller~paint rollers ; n ; Farbroller/m ; rouleau à peinture/rouleaux à peinture/m ; rullo per pittura/rulli per pittura/m ; rodillo de pintura/rodillos de pintura/m
paint tray~paint trays ; n ; Farbwanne/Farbwannen/f ; bac à peinture/bacs à peinture/m ; vaschetta per pittura/vaschette per pittura/f ; bandeja de pintura/bandejas de pintura/f
paint~paints ; n ; Farbe/Farben/f ; peinture/peintures/f ; vernice/vernici/f ; pintura/pinturas/f
spray paint~spray paints ; n ; Sprühfarbe/Sprühfarben/f ; peinture en bombe/peintures en bombe/f ; vernice spray/vernici spray/f ; pintura en spray/pinturas en spray/f
acrylic paint~acrylic paints ; n ; Acrylfarbe/Acrylfarben/f ; peinture acrylique/peintures acryliques/f ; colore acrilico/colori acrilici/m ; pintura acrílica/pinturas acrílicas/f
oil paint~oil paints ; n ; Ölfarbe/Ölfarben/f ; peinture à l'huile/peintures à l'huile/f ; colore a olio/colori a olio/m ; pintura al óleo/pinturas al óleo/f
varnish~varnishes ; n ; Lack/Lacke/m ; vernis/m ; vernice/vernici/f ; barniz/barnices/m
lacquer~lacquers ; n ; Lack/Lacke/m ; vernis/m ; vernice/vernici/f ; barniz/barnices/m
wood stain ; n ; Holzbeize/Holzbeizen/f ; teinture à bois/teintures à bois/f ; mordente per legno/mordenti per legno/m ; tinte para madera/tintes para madera/m
primer~primers ; n ; Grundierung/Grundierungen/f ; apprêt/apprêts/m ; primer/m ; imprimación/imprimaciones/f
filler~fillers ; n ; Spachtelmasse/Spachtelmassen/f ; mastic/mastics/m ; stucco/stucchi/m ; masilla/masillas/f
sealant~sealants ; n ; Dichtstoff/Dichtstoffe/m ; mastic d'étanchéité/mastics d'étanchéité/m ; sigillante/sigillanti/m ; sellador/selladores/m
silicone sealant ; n ; Dichtstoff/Dichtstoffe/m ; mastic d'étanchéité/mastics d'étanchéité/m ; sigillante/sigillanti/m ; sellador/selladores/m
super glue ; n ; Sekundenkleber/m ; super glue/super glues/f ; supercolla/supercolle/f ; superpegamento/superpegamentos/m
superglue ; n ; Sekundenkleber/m ; super glue/super glues/f ; supercolla/supercolle/f ; superpegamento/superpegamentos/m
epoxy resin ; n ; Epoxidharz/Epoxidharze/n ; résine époxy/résines époxy/f ; resina epossidica/resine epossidiche/f ; resina epoxi/resinas epoxi/f
epoxy ; n ; Epoxidharz/Epoxidharze/n ; résine époxy/résines époxy/f ; resina epossidica/resine epossidiche/f ; resina epoxi/resinas epoxi/f
glue gun~glue guns ; n ; Heißklebepistole/Heißklebepistolen/f ; pistolet à colle/pistolets à colle/m ; pistola per colla/pistole per colla/f ; pistola de pegamento/pistolas de pegamento/f
hot glue gun~hot glue guns ; n ; Heißklebepistole/Heißklebepistolen/f ; pistolet à colle/pistolets à colle/m ; pistola per colla/pistole per colla/f ; pistola de pegamento/pistolas de pegamento/f
sandpaper ; n ; Schleifpapier/Schleifpapiere/n ; papier de verre/papiers de verre/m ; carta vetrata/carte vetrate/f ; papel de lija/papeles de lija/m
sand paper ; n ; Schleifpapier/Schleifpapiere/n ; papier de verre/papiers de verre/m ; carta vetrata/carte vetrate/f ; papel de lija/papeles de lija/m
sanding disc~sanding discs ; n ; Schleifscheibe/Schleifscheiben/f ; disque abrasif/disques abrasifs/m ; disco abrasivo/dischi abrasivi/m ; disco de lija/discos de lija/m
soldering iron~soldering irons ; n ; Lötkolben/m ; fer à souder/fers à souder/m ; saldatore/saldatori/m ; soldador/soldadores/m
solder ; n ; Lötzinn/n ; étain à souder/étains à souder/m ; stagno per saldatura/stagni per saldatura/m ; estaño para soldar/estaños para soldar/m
solder wire ; n ; Lötzinn/n ; étain à souder/étains à souder/m ; stagno per saldatura/stagni per saldatura/m ; estaño para soldar/estaños para soldar/m
heat gun~heat guns ; n ; Heißluftpistole/Heißluftpistolen/f ; pistolet à air chaud/pistolets à air chaud/m ; pistola ad aria calda/pistole ad aria calda/f ; pistola de calor/pistolas de calor/f
heat shrink ; n ; Schrumpfschlauch/Schrumpfschläuche/m ; gaine thermorétractable/gaines thermorétractables/f ; guaina termorestringente/guaine termorestringenti/f ; tubo termorretráctil/tubos termorretráctiles/m
heat shrink tubing ; n ; Schrumpfschlauch/Schrumpfschläuche/m ; gaine thermorétractable/gaines thermorétractables/f ; guaina termorestringente/guaine termorestringenti/f ; tubo termorretráctil/tubos termorretráctiles/m
work light~work lights ; n ; Arbeitsleuchte/Arbeitsleuchten/f ; lampe de travail/lampes de travail/f ; lampada da lavoro/lampade da lavoro/f ; luz de trabajo/luces de trabajo/f
inspection lamp~inspection lamps ; n ; Arbeitsleuchte/Arbeitsleuchten/f ; lampe de travail/lampes de travail/f ; lampada da lavoro/lampade da lavoro/f ; luz de trabajo/luces de trabajo/f
work glove~work gloves ; n ; Arbeitshandschuh/Arbeitshandschuhe/m ; gant de travail/gants de travail/m ; guanto da lavoro/guanti da lavoro/m ; guante de trabajo/guantes de trabajo/m
safety glove~safety gloves ; n ; Arbeitshandschuh/Arbeitshandschuhe/m ; gant de travail/gants de travail/m ; guanto da lavoro/guanti da lavoro/m ; guante de trabajo/guantes de trabajo/m
safety glass~safety glasses ; n ; Schutzbrille/f ; lunettes de protection/f ; occhiali protettivi/m ; gafas de seguridad/f
safety goggle~safety goggles ; n ; Schutzbrille/f ; lunettes de protection/f ; occhiali protettivi/m ; gafas de seguridad/f
goggle~goggles ; n ; Schutzbrille/f ; lunettes/f ; occhiali/m ; gafas/f
hard hat~hard hats ; n ; Schutzhelm/Schutzhelme/m ; casque de chantier/casques de chantier/m ; casco di sicurezza/caschi di sicurezza/m ; casco de seguridad/cascos de seguridad/m
safety helmet~safety helmets ; n ; Schutzhelm/Schutzhelme/m ; casque de chantier/casques de chantier/m ; casco di sicurezza/caschi di sicurezza/m ; casco de seguridad/cascos de seguridad/m
ear defender~ear defenders ; n ; Gehörschutz/m ; casque antibruit/casques antibruit/m ; cuffia antirumore/cuffie antirumore/f ; protector auditivo/protectores auditivos/m
ear plug~ear plugs ; n ; Ohrstöpsel/m ; bouchon d'oreille/bouchons d'oreille/m ; tappo per orecchie/tappi per orecchie/m ; tapón para los oídos/tapones para los oídos/m
earplug~earplugs ; n ; Ohrstöpsel/m ; bouchon d'oreille/bouchons d'oreille/m ; tappo per orecchie/tappi per orecchie/m ; tapón para los oídos/tapones para los oídos/m
dust mask~dust masks ; n ; Staubmaske/Staubmasken/f ; masque anti-poussière/masques anti-poussière/m ; mascherina antipolvere/mascherine antipolvere/f ; mascarilla antipolvo/mascarillas antipolvo/f
face mask~face masks ; n ; Gesichtsmaske/Gesichtsmasken/f ; masque/masques/m ; mascherina/mascherine/f ; mascarilla/mascarillas/f
knee pad~knee pads ; n ; Knieschoner/m ; genouillère/genouillères/f ; ginocchiera/ginocchiere/f ; rodillera/rodilleras/f
kneepad~kneepads ; n ; Knieschoner/m ; genouillère/genouillères/f ; ginocchiera/ginocchiere/f ; rodillera/rodilleras/f
hi vis vest~hi vis vests ; n ; Warnweste/Warnwesten/f ; gilet haute visibilité/gilets haute visibilité/m ; gilet alta visibilità/m ; chaleco reflectante/chalecos reflectantes/m
high visibility vest~high visibility vests ; n ; Warnweste/Warnwesten/f ; gilet haute visibilité/gilets haute visibilité/m ; gilet alta visibilità/m ; chaleco reflectante/chalecos reflectantes/m
hi viz vest~hi viz vests ; n ; Warnweste/Warnwesten/f ; gilet haute visibilité/gilets haute visibilité/m ; gilet alta visibilità/m ; chaleco reflectante/chalecos reflectantes/m
hi vis ; a ; Warnschutz ; haute visibilité ; alta visibilità ; alta visibilidad
hi-vis ; a ; Warnschutz ; haute visibilité ; alta visibilità ; alta visibilidad
high visibility ; a ; Warnschutz ; haute visibilité ; alta visibilità ; alta visibilidad
hi viz ; a ; Warnschutz ; haute visibilité ; alta visibilità ; alta visibilidad
# power tools
drill~drills ; n ; Bohrmaschine/Bohrmaschinen/f ; perceuse/perceuses/f ; trapano/trapani/m ; taladro/taladros/m
cordless drill~cordless drills ; n ; Akku-Bohrschrauber/m ; perceuse sans fil/perceuses sans fil/f ; trapano a batteria/trapani a batteria/m ; taladro inalámbrico/taladros inalámbricos/m
hammer drill~hammer drills ; n ; Schlagbohrmaschine/Schlagbohrmaschinen/f ; perceuse à percussion/perceuses à percussion/f ; trapano a percussione/trapani a percussione/m ; taladro percutor/taladros percutores/m
impact driver~impact drivers ; n ; Schlagschrauber/m ; visseuse à chocs/visseuses à chocs/f ; avvitatore a impulsi/avvitatori a impulsi/m ; atornillador de impacto/atornilladores de impacto/m
impact wrench~impact wrenches ; n ; Schlagschrauber/m ; clé à chocs/clés à chocs/f ; avvitatore a impulsi/avvitatori a impulsi/m ; llave de impacto/llaves de impacto/f
electric screwdriver~electric screwdrivers ; n ; Akkuschrauber/m ; visseuse électrique/visseuses électriques/f ; avvitatore elettrico/avvitatori elettrici/m ; atornillador eléctrico/atornilladores eléctricos/m
cordless screwdriver~cordless screwdrivers ; n ; Akkuschrauber/m ; visseuse électrique/visseuses électriques/f ; avvitatore elettrico/avvitatori elettrici/m ; atornillador eléctrico/atornilladores eléctricos/m
drill bit~drill bits ; n ; Bohrer/m ; foret/forets/m ; punta da trapano/punte da trapano/f ; broca/brocas/f
drill bit set~drill bit sets ; n ; Bohrer-Set/Bohrer-Sets/n ; jeu de forets/jeux de forets/m ; set di punte/m ; juego de brocas/juegos de brocas/m
drill set~drill sets ; n ; Bohrer-Set/Bohrer-Sets/n ; jeu de forets/jeux de forets/m ; set di punte/m ; juego de brocas/juegos de brocas/m
hole saw~hole saws ; n ; Lochsäge/Lochsägen/f ; scie-cloche/scies-cloches/f ; sega a tazza/seghe a tazza/f ; sierra de corona/sierras de corona/f
angle grinder~angle grinders ; n ; Winkelschleifer/m ; meuleuse d'angle/meuleuses d'angle/f ; smerigliatrice angolare/smerigliatrici angolari/f ; amoladora angular/amoladoras angulares/f
cutting disc~cutting discs ; n ; Trennscheibe/Trennscheiben/f ; disque à tronçonner/disques à tronçonner/m ; disco da taglio/dischi da taglio/m ; disco de corte/discos de corte/m
cut off wheel~cut off wheels ; n ; Trennscheibe/Trennscheiben/f ; disque à tronçonner/disques à tronçonner/m ; disco da taglio/dischi da taglio/m ; disco de corte/discos de corte/m
grinding wheel~grinding wheels ; n ; Schleifscheibe/Schleifscheiben/f ; meule/meules/f ; mola/mole/f ; muela/muelas/f
circular saw~circular saws ; n ; Kreissäge/Kreissägen/f ; scie circulaire/scies circulaires/f ; sega circolare/seghe circolari/f ; sierra circular/sierras circulares/f
jigsaw blade~jigsaw blades ; n ; Stichsägeblatt/Stichsägeblätter/n ; lame de scie sauteuse/lames de scie sauteuse/f ; lama per seghetto/lame per seghetto/f ; hoja de sierra de calar/hojas de sierra de calar/f
reciprocating saw~reciprocating saws ; n ; Säbelsäge/Säbelsägen/f ; scie sabre/scies sabre/f ; sega a gattuccio/seghe a gattuccio/f ; sierra de sable/sierras de sable/f
sander~sanders ; n ; Schleifmaschine/Schleifmaschinen/f ; ponceuse/ponceuses/f ; levigatrice/levigatrici/f ; lijadora/lijadoras/f
planer tool ; n ; Elektrohobel/m ; rabot électrique/rabots électriques/m ; pialla elettrica/pialle elettriche/f ; cepillo eléctrico/cepillos eléctricos/m
electric planer~electric planers ; n ; Elektrohobel/m ; rabot électrique/rabots électriques/m ; pialla elettrica/pialle elettriche/f ; cepillo eléctrico/cepillos eléctricos/m
router bit~router bits ; n ; Fräser/m ; fraise/fraises/f ; fresa/frese/f ; fresa/fresas/f
rotary tool~rotary tools ; n ; Multifunktionswerkzeug/Multifunktionswerkzeuge/n ; outil rotatif/outils rotatifs/m ; utensile rotante/utensili rotanti/m ; herramienta rotativa/herramientas rotativas/f
nail gun~nail guns ; n ; Nagelpistole/Nagelpistolen/f ; cloueur/cloueurs/m ; chiodatrice/chiodatrici/f ; clavadora/clavadoras/f
nailer~nailers ; n ; Nagelpistole/Nagelpistolen/f ; cloueuse/cloueuses/f ; chiodatrice/chiodatrici/f ; clavadora/clavadoras/f
staple gun~staple guns ; n ; Tacker/m ; agrafeuse murale/agrafeuses murales/f ; graffatrice/graffatrici/f ; grapadora de pared/grapadoras de pared/f
rivet gun~rivet guns ; n ; Nietzange/Nietzangen/f ; pince à rivets/pinces à rivets/f ; rivettatrice/rivettatrici/f ; remachadora/remachadoras/f
riveter~riveters ; n ; Nietzange/Nietzangen/f ; pince à rivets/pinces à rivets/f ; rivettatrice/rivettatrici/f ; remachadora/remachadoras/f
air compressor~air compressors ; n ; Kompressor/Kompressoren/m ; compresseur/compresseurs/m ; compressore/compressori/m ; compresor/compresores/m
compressor~compressors ; n ; Kompressor/Kompressoren/m ; compresseur/compresseurs/m ; compressore/compressori/m ; compresor/compresores/m
welder~welders ; n ; Schweißgerät/Schweißgeräte/n ; poste à souder/postes à souder/m ; saldatrice/saldatrici/f ; soldadora/soldadoras/f
welding machine~welding machines ; n ; Schweißgerät/Schweißgeräte/n ; poste à souder/postes à souder/m ; saldatrice/saldatrici/f ; soldadora/soldadoras/f
welding helmet~welding helmets ; n ; Schweißhelm/Schweißhelme/m ; masque de soudure/masques de soudure/m ; maschera per saldatura/maschere per saldatura/f ; máscara de soldar/máscaras de soldar/f
welding mask~welding masks ; n ; Schweißhelm/Schweißhelme/m ; masque de soudure/masques de soudure/m ; maschera per saldatura/maschere per saldatura/f ; máscara de soldar/máscaras de soldar/f
engraver~engravers ; n ; Graviergerät/Graviergeräte/n ; graveur/graveurs/m ; incisore/incisori/m ; grabador/grabadores/m
engraving machine~engraving machines ; n ; Graviergerät/Graviergeräte/n ; graveur/graveurs/m ; incisore/incisori/m ; grabador/grabadores/m
# fixings, hardware, building
hardware ; n ; Eisenwaren/f ; quincaillerie/quincailleries/f ; ferramenta/f ; ferretería/ferreterías/f
screw~screws ; n ; Schraube/Schrauben/f ; vis/f ; vite/viti/f ; tornillo/tornillos/m
wood screw~wood screws ; n ; Holzschraube/Holzschrauben/f ; vis à bois/f ; vite per legno/viti per legno/f ; tornillo para madera/tornillos para madera/m
bolt~bolts ; n ; Bolzen/m ; boulon/boulons/m ; bullone/bulloni/m ; perno/pernos/m
nuts and bolts ; p ; Muttern und Schrauben ; écrous et boulons ; dadi e bulloni ; tuercas y tornillos
nuts & bolts ; p ; Muttern und Schrauben ; écrous et boulons ; dadi e bulloni ; tuercas y tornillos
lock nut~lock nuts ; n ; Sicherungsmutter/Sicherungsmuttern/f ; écrou frein/écrous frein/m ; dado autobloccante/dadi autobloccanti/m ; tuerca autoblocante/tuercas autoblocantes/f
nyloc nut~nyloc nuts ; n ; Sicherungsmutter/Sicherungsmuttern/f ; écrou frein/écrous frein/m ; dado autobloccante/dadi autobloccanti/m ; tuerca autoblocante/tuercas autoblocantes/f
washer~washers ; n ; Unterlegscheibe/Unterlegscheiben/f ; rondelle/rondelles/f ; rondella/rondelle/f ; arandela/arandelas/f
nail~nails ; n ; Nagel/Nägel/m ; clou/clous/m ; chiodo/chiodi/m ; clavo/clavos/m
rivet~rivets ; n ; Niete/Nieten/f ; rivet/rivets/m ; rivetto/rivetti/m ; remache/remaches/m
wall plug~wall plugs ; n ; Dübel/m ; cheville/chevilles/f ; tassello/tasselli/m ; taco/tacos/m
rawl plug~rawl plugs ; n ; Dübel/m ; cheville/chevilles/f ; tassello/tasselli/m ; taco/tacos/m
anchor~anchors ; n ; Anker/m ; ancre/ancres/f ; ancora/ancore/f ; ancla/anclas/f
bracket~brackets ; n ; Halterung/Halterungen/f ; support/supports/m ; staffa/staffe/f ; soporte/soportes/m
shelf bracket~shelf brackets ; n ; Regalträger/m ; équerre d'étagère/équerres d'étagère/f ; reggimensola/m ; escuadra para estante/escuadras para estante/f
corner bracket~corner brackets ; n ; Winkelverbinder/m ; équerre/équerres/f ; staffa angolare/staffe angolari/f ; escuadra/escuadras/f
angle bracket~angle brackets ; n ; Winkelverbinder/m ; équerre/équerres/f ; staffa angolare/staffe angolari/f ; escuadra/escuadras/f
hinge~hinges ; n ; Scharnier/Scharniere/n ; charnière/charnières/f ; cerniera/cerniere/f ; bisagra/bisagras/f
door handle~door handles ; n ; Türgriff/Türgriffe/m ; poignée de porte/poignées de porte/f ; maniglia per porta/maniglie per porta/f ; manilla de puerta/manillas de puerta/f
door knob~door knobs ; n ; Türknauf/Türknäufe/m ; bouton de porte/boutons de porte/m ; pomello per porta/pomelli per porta/m ; pomo de puerta/pomos de puerta/m
doorknob~doorknobs ; n ; Türknauf/Türknäufe/m ; bouton de porte/boutons de porte/m ; pomello per porta/pomelli per porta/m ; pomo de puerta/pomos de puerta/m
door knocker~door knockers ; n ; Türklopfer/m ; heurtoir/heurtoirs/m ; battente/battenti/m ; aldaba/aldabas/f
knob~knobs ; n ; Möbelknauf/Möbelknäufe/m ; bouton de meuble/boutons de meuble/m ; pomello/pomelli/m ; pomo/pomos/m
drawer knob~drawer knobs ; n ; Möbelknauf/Möbelknäufe/m ; bouton de meuble/boutons de meuble/m ; pomello/pomelli/m ; pomo/pomos/m
cabinet knob~cabinet knobs ; n ; Möbelknauf/Möbelknäufe/m ; bouton de meuble/boutons de meuble/m ; pomello/pomelli/m ; pomo/pomos/m
cabinet handle~cabinet handles ; n ; Möbelgriff/Möbelgriffe/m ; poignée de meuble/poignées de meuble/f ; maniglia per mobili/maniglie per mobili/f ; tirador/tiradores/m
kitchen handle~kitchen handles ; n ; Möbelgriff/Möbelgriffe/m ; poignée de meuble/poignées de meuble/f ; maniglia per mobili/maniglie per mobili/f ; tirador/tiradores/m
drawer handle~drawer handles ; n ; Möbelgriff/Möbelgriffe/m ; poignée de meuble/poignées de meuble/f ; maniglia per mobili/maniglie per mobili/f ; tirador/tiradores/m
cupboard handle~cupboard handles ; n ; Möbelgriff/Möbelgriffe/m ; poignée de meuble/poignées de meuble/f ; maniglia per mobili/maniglie per mobili/f ; tirador/tiradores/m
lock~locks ; n ; Schloss/Schlösser/n ; serrure/serrures/f ; serratura/serrature/f ; cerradura/cerraduras/f
door lock~door locks ; n ; Türschloss/Türschlösser/n ; serrure de porte/serrures de porte/f ; serratura per porta/serrature per porta/f ; cerradura de puerta/cerraduras de puerta/f
padlock~padlocks ; n ; Vorhängeschloss/Vorhängeschlösser/n ; cadenas/m ; lucchetto/lucchetti/m ; candado/candados/m
combination lock~combination locks ; n ; Zahlenschloss/Zahlenschlösser/n ; cadenas à combinaison/m ; lucchetto a combinazione/lucchetti a combinazione/m ; candado de combinación/candados de combinación/m
combination padlock~combination padlocks ; n ; Zahlenschloss/Zahlenschlösser/n ; cadenas à combinaison/m ; lucchetto a combinazione/lucchetti a combinazione/m ; candado de combinación/candados de combinación/m
key~keys ; n ; Schlüssel/m ; clé/clés/f ; chiave/chiavi/f ; llave/llaves/f
key safe~key safes ; n ; Schlüsselkasten/Schlüsselkästen/m ; boîte à clés/boîtes à clés/f ; cassetta per chiavi/cassette per chiavi/f ; caja para llaves/cajas para llaves/f
key box~key boxes ; n ; Schlüsselkasten/Schlüsselkästen/m ; boîte à clés/boîtes à clés/f ; cassetta per chiavi/cassette per chiavi/f ; caja para llaves/cajas para llaves/f
key cabinet~key cabinets ; n ; Schlüsselkasten/Schlüsselkästen/m ; boîte à clés/boîtes à clés/f ; cassetta per chiavi/cassette per chiavi/f ; caja para llaves/cajas para llaves/f
key holder~key holders ; n ; Schlüsselbrett/Schlüsselbretter/n ; accroche-clés/m ; portachiavi da parete/m ; cuelgallaves/m
key rack~key racks ; n ; Schlüsselbrett/Schlüsselbretter/n ; accroche-clés/m ; portachiavi da parete/m ; cuelgallaves/m
latch~latches ; n ; Riegel/m ; loquet/loquets/m ; chiavistello/chiavistelli/m ; pestillo/pestillos/m
spring coil ; n ; Druckfeder/Druckfedern/f ; ressort de compression/ressorts de compression/m ; molla di compressione/molle di compressione/f ; muelle de compresión/muelles de compresión/m
compression spring~compression springs ; n ; Druckfeder/Druckfedern/f ; ressort de compression/ressorts de compression/m ; molla di compressione/molle di compressione/f ; muelle de compresión/muelles de compresión/m
rope~ropes ; n ; Seil/Seile/n ; corde/cordes/f ; corda/corde/f ; cuerda/cuerdas/f
string~strings ; n ; Schnur/Schnüre/f ; ficelle/ficelles/f ; spago/spaghi/m ; cuerda/cuerdas/f
twine ; n ; Bindfaden/Bindfäden/m ; ficelle/ficelles/f ; spago/spaghi/m ; cordel/cordeles/m
wire~wires ; n ; Draht/Drähte/m ; fil/fils/m ; filo/fili/m ; alambre/alambres/m
wire rope~wire ropes ; n ; Drahtseil/Drahtseile/n ; câble d'acier/câbles d'acier/m ; fune d'acciaio/funi d'acciaio/f ; cable de acero/cables de acero/m
steel cable~steel cables ; n ; Drahtseil/Drahtseile/n ; câble d'acier/câbles d'acier/m ; fune d'acciaio/funi d'acciaio/f ; cable de acero/cables de acero/m
wire mesh ; n ; Drahtgitter/n ; grillage/grillages/m ; rete metallica/reti metalliche/f ; malla metálica/mallas metálicas/f
chicken wire ; n ; Drahtgitter/n ; grillage/grillages/m ; rete metallica/reti metalliche/f ; malla metálica/mallas metálicas/f
bungee cord~bungee cords ; n ; Spannseil/Spannseile/n ; tendeur élastique/tendeurs élastiques/m ; corda elastica/corde elastiche/f ; pulpo elástico/pulpos elásticos/m
carabiner~carabiners ; n ; Karabiner/m ; mousqueton/mousquetons/m ; moschettone/moschettoni/m ; mosquetón/mosquetones/m
karabiner~karabiners ; n ; Karabiner/m ; mousqueton/mousquetons/m ; moschettone/moschettoni/m ; mosquetón/mosquetones/m
shackle~shackles ; n ; Schäkel/m ; manille/manilles/f ; grillo/grilli/m ; grillete/grilletes/m
pulley~pulleys ; n ; Umlenkrolle/Umlenkrollen/f ; poulie/poulies/f ; puleggia/pulegge/f ; polea/poleas/f
winch~winches ; n ; Seilwinde/Seilwinden/f ; treuil/treuils/m ; verricello/verricelli/m ; cabrestante/cabrestantes/m
wheel~wheels ; n ; Rad/Räder/n ; roue/roues/f ; ruota/ruote/f ; rueda/ruedas/f
pipe~pipes ; n ; Rohr/Rohre/n ; tuyau/tuyaux/m ; tubo/tubi/m ; tubo/tubos/m
tube~tubes ; n ; Rohr/Rohre/n ; tuyau/tuyaux/m ; tubo/tubi/m ; tubo/tubos/m
copper pipe~copper pipes ; n ; Kupferrohr/Kupferrohre/n ; tube en cuivre/tubes en cuivre/m ; tubo di rame/tubi di rame/m ; tubo de cobre/tubos de cobre/m
pipe fitting~pipe fittings ; n ; Fitting/Fittings/n ; raccord/raccords/m ; raccordo/raccordi/m ; racor/racores/m
fitting~fittings ; n ; Fitting/Fittings/n ; raccord/raccords/m ; raccordo/raccordi/m ; racor/racores/m
tap~taps ; n ; Wasserhahn/Wasserhähne/m ; robinet/robinets/m ; rubinetto/rubinetti/m ; grifo/grifos/m
faucet~faucets ; n ; Wasserhahn/Wasserhähne/m ; robinet/robinets/m ; rubinetto/rubinetti/m ; grifo/grifos/m
mixer tap~mixer taps ; n ; Wasserhahn/Wasserhähne/m ; robinet/robinets/m ; rubinetto/rubinetti/m ; grifo/grifos/m
kitchen tap~kitchen taps ; n ; Küchenarmatur/Küchenarmaturen/f ; robinet de cuisine/robinets de cuisine/m ; rubinetto da cucina/rubinetti da cucina/m ; grifo de cocina/grifos de cocina/m
basin tap~basin taps ; n ; Waschtischarmatur/Waschtischarmaturen/f ; robinet de lavabo/robinets de lavabo/m ; rubinetto per lavabo/rubinetti per lavabo/m ; grifo de lavabo/grifos de lavabo/m
valve~valves ; n ; Ventil/Ventile/n ; vanne/vannes/f ; valvola/valvole/f ; válvula/válvulas/f
ball valve~ball valves ; n ; Kugelhahn/Kugelhähne/m ; vanne à bille/vannes à bille/f ; valvola a sfera/valvole a sfera/f ; válvula de bola/válvulas de bola/f
radiator valve~radiator valves ; n ; Heizkörperventil/Heizkörperventile/n ; robinet de radiateur/robinets de radiateur/m ; valvola per termosifone/valvole per termosifone/f ; válvula de radiador/válvulas de radiador/f
o ring~o rings ; n ; O-Ring/O-Ringe/m ; joint torique/joints toriques/m ; O-ring/m ; junta tórica/juntas tóricas/f
o-ring~o-rings ; n ; O-Ring/O-Ringe/m ; joint torique/joints toriques/m ; O-ring/m ; junta tórica/juntas tóricas/f
seal~seals ; n ; Dichtung/Dichtungen/f ; joint/joints/m ; guarnizione/guarnizioni/f ; junta/juntas/f
gasket~gaskets ; n ; Dichtung/Dichtungen/f ; joint/joints/m ; guarnizione/guarnizioni/f ; junta/juntas/f
drain~drains ; n ; Abfluss/Abflüsse/m ; évacuation/évacuations/f ; scarico/scarichi/m ; desagüe/desagües/m
water pump~water pumps ; n ; Wasserpumpe/Wasserpumpen/f ; pompe à eau/pompes à eau/f ; pompa dell'acqua/pompe dell'acqua/f ; bomba de agua/bombas de agua/f
submersible pump~submersible pumps ; n ; Tauchpumpe/Tauchpumpen/f ; pompe submersible/pompes submersibles/f ; pompa sommersa/pompe sommerse/f ; bomba sumergible/bombas sumergibles/f
tank~tanks ; n ; Tank/Tanks/m ; réservoir/réservoirs/m ; serbatoio/serbatoi/m ; depósito/depósitos/m
tile~tiles ; n ; Fliese/Fliesen/f ; carrelage/carrelages/m ; piastrella/piastrelle/f ; azulejo/azulejos/m
tile sticker~tile stickers ; n ; Fliesenaufkleber/m ; sticker pour carrelage/stickers pour carrelage/m ; adesivo per piastrelle/adesivi per piastrelle/m ; pegatina para azulejos/pegatinas para azulejos/f
grout ; n ; Fugenmasse/Fugenmassen/f ; mortier de joint/mortiers de joint/m ; stucco per fughe/stucchi per fughe/m ; lechada/lechadas/f
flooring ; n ; Bodenbelag/Bodenbeläge/m ; revêtement de sol/revêtements de sol/m ; pavimentazione/pavimentazioni/f ; suelo/suelos/m
laminate flooring ; n ; Laminatboden/Laminatböden/m ; sol stratifié/sols stratifiés/m ; pavimento laminato/pavimenti laminati/m ; suelo laminado/suelos laminados/m
skirting board~skirting boards ; n ; Sockelleiste/Sockelleisten/f ; plinthe/plinthes/f ; battiscopa/m ; rodapié/rodapiés/m
baseboard~baseboards ; n ; Sockelleiste/Sockelleisten/f ; plinthe/plinthes/f ; battiscopa/m ; rodapié/rodapiés/m
insulation ; n ; Dämmung/Dämmungen/f ; isolation/isolations/f ; isolamento/isolamenti/m ; aislamiento/aislamientos/m
window film ; n ; Fensterfolie/Fensterfolien/f ; film pour vitre/films pour vitre/m ; pellicola per vetri/pellicole per vetri/f ; lámina para ventanas/láminas para ventanas/f
privacy film ; n ; Fensterfolie/Fensterfolien/f ; film pour vitre/films pour vitre/m ; pellicola per vetri/pellicole per vetri/f ; lámina para ventanas/láminas para ventanas/f
self adhesive film ; n ; Klebefolie/Klebefolien/f ; film adhésif/films adhésifs/m ; pellicola adesiva/pellicole adesive/f ; vinilo adhesivo/vinilos adhesivos/m
sticky back plastic ; n ; Klebefolie/Klebefolien/f ; film adhésif/films adhésifs/m ; pellicola adesiva/pellicole adesive/f ; vinilo adhesivo/vinilos adhesivos/m
sheet~sheets ; n ; Bogen/Bögen/m ; feuille/feuilles/f ; foglio/fogli/m ; hoja/hojas/f
panel~panels ; n ; Platte/Platten/f ; panneau/panneaux/m ; pannello/pannelli/m ; panel/paneles/m
board~boards ; n ; Brett/Bretter/n ; planche/planches/f ; tavola/tavole/f ; tabla/tablas/f
bar~bars ; n ; Stange/Stangen/f ; barre/barres/f ; barra/barre/f ; barra/barras/f
rod~rods ; n ; Stab/Stäbe/m ; tige/tiges/f ; asta/aste/f ; varilla/varillas/f
pole~poles ; n ; Stange/Stangen/f ; perche/perches/f ; palo/pali/m ; poste/postes/m
rail~rails ; n ; Schiene/Schienen/f ; rail/rails/m ; binario/binari/m ; riel/rieles/m
profile~profiles ; n ; Profil/Profile/n ; profilé/profilés/m ; profilo/profili/m ; perfil/perfiles/m
block~blocks ; n ; Block/Blöcke/m ; bloc/blocs/m ; blocco/blocchi/m ; bloque/bloques/m
plate bracket ; n ; Montageplatte/Montageplatten/f ; plaque de montage/plaques de montage/f ; piastra di montaggio/piastre di montaggio/f ; placa de montaje/placas de montaje/f
mounting plate~mounting plates ; n ; Montageplatte/Montageplatten/f ; plaque de montage/plaques de montage/f ; piastra di montaggio/piastre di montaggio/f ; placa de montaje/placas de montaje/f
mounting kit~mounting kits ; n ; Montageset/Montagesets/n ; kit de montage/kits de montage/m ; kit di montaggio/m ; kit de montaje/kits de montaje/m
fitting kit~fitting kits ; n ; Montageset/Montagesets/n ; kit de montage/kits de montage/m ; kit di montaggio/m ; kit de montaje/kits de montaje/m
repair kit~repair kits ; n ; Reparaturset/Reparatursets/n ; kit de réparation/kits de réparation/m ; kit di riparazione/m ; kit de reparación/kits de reparación/m
conversion kit~conversion kits ; n ; Umrüstsatz/Umrüstsätze/m ; kit de conversion/kits de conversion/m ; kit di conversione/m ; kit de conversión/kits de conversión/m
spare part~spare parts ; n ; Ersatzteil/Ersatzteile/n ; pièce de rechange/pièces de rechange/f ; pezzo di ricambio/pezzi di ricambio/m ; pieza de repuesto/piezas de repuesto/f
replacement part~replacement parts ; n ; Ersatzteil/Ersatzteile/n ; pièce de rechange/pièces de rechange/f ; pezzo di ricambio/pezzi di ricambio/m ; pieza de repuesto/piezas de repuesto/f
part~parts ; n ; Teil/Teile/n ; pièce/pièces/f ; parte/parti/f ; pieza/piezas/f
kit~kits ; n ; Set/Sets/n ; kit/kits/m ; kit/m ; kit/kits/m
set~sets ; n ; Set/Sets/n ; set/sets/m ; set/m ; set/sets/m
spool~spools ; n ; Spule/Spulen/f ; bobine/bobines/f ; bobina/bobine/f ; bobina/bobinas/f
reel~reels ; n ; Rolle/Rollen/f ; bobine/bobines/f ; bobina/bobine/f ; carrete/carretes/m
roll~rolls ; n ; Rolle/Rollen/f ; rouleau/rouleaux/m ; rotolo/rotoli/m ; rollo/rollos/m
fuse~fuses ; n ; Sicherung/Sicherungen/f ; fusible/fusibles/m ; fusibile/fusibili/m ; fusible/fusibles/m
fuse box~fuse boxes ; n ; Sicherungskasten/Sicherungskästen/m ; boîte à fusibles/boîtes à fusibles/f ; scatola fusibili/scatole fusibili/f ; caja de fusibles/cajas de fusibles/f
circuit breaker~circuit breakers ; n ; Leitungsschutzschalter/m ; disjoncteur/disjoncteurs/m ; interruttore automatico/interruttori automatici/m ; disyuntor/disyuntores/m
light switch~light switches ; n ; Lichtschalter/m ; interrupteur/interrupteurs/m ; interruttore della luce/interruttori della luce/m ; interruptor de luz/interruptores de luz/m
dimmer switch~dimmer switches ; n ; Dimmer/m ; variateur/variateurs/m ; dimmer/m ; regulador de luz/reguladores de luz/m
dimmer~dimmers ; n ; Dimmer/m ; variateur/variateurs/m ; dimmer/m ; regulador de luz/reguladores de luz/m
wall socket~wall sockets ; n ; Wandsteckdose/Wandsteckdosen/f ; prise murale/prises murales/f ; presa a muro/prese a muro/f ; enchufe de pared/enchufes de pared/m
junction box~junction boxes ; n ; Abzweigdose/Abzweigdosen/f ; boîte de dérivation/boîtes de dérivation/f ; scatola di derivazione/scatole di derivazione/f ; caja de conexiones/cajas de conexiones/f
terminal block~terminal blocks ; n ; Klemme/Klemmen/f ; bornier/borniers/m ; morsetto/morsetti/m ; borna/bornas/f
terminal~terminals ; n ; Klemme/Klemmen/f ; bornier/borniers/m ; morsetto/morsetti/m ; borna/bornas/f
cable gland~cable glands ; n ; Kabelverschraubung/Kabelverschraubungen/f ; presse-étoupe/presse-étoupes/m ; pressacavo/pressacavi/m ; prensaestopas/m
cable trunking ; n ; Kabelkanal/Kabelkanäle/m ; goulotte/goulottes/f ; canalina/canaline/f ; canaleta/canaletas/f
trunking ; n ; Kabelkanal/Kabelkanäle/m ; goulotte/goulottes/f ; canalina/canaline/f ; canaleta/canaletas/f
# cars
car~cars ; n ; Auto/Autos/n ; voiture/voitures/f ; auto/f ; coche/coches/m
vehicle~vehicles ; n ; Fahrzeug/Fahrzeuge/n ; véhicule/véhicules/m ; veicolo/veicoli/m ; vehículo/vehículos/m
car part~car parts ; n ; Autoteil/Autoteile/n ; pièce auto/pièces auto/f ; ricambio auto/ricambi auto/m ; pieza de coche/piezas de coche/f
auto part~auto parts ; n ; Autoteil/Autoteile/n ; pièce auto/pièces auto/f ; ricambio auto/ricambi auto/m ; pieza de coche/piezas de coche/f
car accessory~car accessories ; n ; Autozubehör/n ; accessoire auto/accessoires auto/m ; accessorio auto/accessori auto/m ; accesorio de coche/accesorios de coche/m
truck~trucks ; n ; Lkw/Lkws/m ; camion/camions/m ; camion/m ; camión/camiones/m
lorry ; n ; Lkw/Lkws/m ; camion/camions/m ; camion/m ; camión/camiones/m
van~vans ; n ; Transporter/m ; fourgon/fourgons/m ; furgone/furgoni/m ; furgoneta/furgonetas/f
caravan~caravans ; n ; Wohnwagen/m ; caravane/caravanes/f ; roulotte/f ; caravana/caravanas/f
motorhome~motorhomes ; n ; Wohnmobil/Wohnmobile/n ; camping-car/camping-cars/m ; camper/m ; autocaravana/autocaravanas/f
campervan~campervans ; n ; Wohnmobil/Wohnmobile/n ; camping-car/camping-cars/m ; camper/m ; autocaravana/autocaravanas/f
camper van~camper vans ; n ; Wohnmobil/Wohnmobile/n ; camping-car/camping-cars/m ; camper/m ; autocaravana/autocaravanas/f
trailer~trailers ; n ; Anhänger/m ; remorque/remorques/f ; rimorchio/rimorchi/m ; remolque/remolques/m
tractor~tractors ; n ; Traktor/Traktoren/m ; tracteur/tracteurs/m ; trattore/trattori/m ; tractor/tractores/m
car cover~car covers ; n ; Autoabdeckung/Autoabdeckungen/f ; housse de voiture/housses de voiture/f ; telo copriauto/teli copriauto/m ; funda de coche/fundas de coche/f
car mat~car mats ; n ; Fußmatte/Fußmatten/f ; tapis de sol/m ; tappetino/tappetini/m ; alfombrilla/alfombrillas/f
floor mat~floor mats ; n ; Fußmatte/Fußmatten/f ; tapis de sol/m ; tappetino/tappetini/m ; alfombrilla/alfombrillas/f
boot liner~boot liners ; n ; Kofferraumwanne/Kofferraumwannen/f ; tapis de coffre/m ; vasca baule/vasche baule/f ; alfombrilla de maletero/alfombrillas de maletero/f
trunk liner~trunk liners ; n ; Kofferraumwanne/Kofferraumwannen/f ; tapis de coffre/m ; vasca baule/vasche baule/f ; alfombrilla de maletero/alfombrillas de maletero/f
boot mat~boot mats ; n ; Kofferraumwanne/Kofferraumwannen/f ; tapis de coffre/m ; vasca baule/vasche baule/f ; alfombrilla de maletero/alfombrillas de maletero/f
car seat cover~car seat covers ; n ; Sitzbezug/Sitzbezüge/m ; housse de siège/housses de siège/f ; coprisedile/coprisedili/m ; funda de asiento/fundas de asiento/f
seat cover~seat covers ; n ; Sitzbezug/Sitzbezüge/m ; housse de siège/housses de siège/f ; coprisedile/coprisedili/m ; funda de asiento/fundas de asiento/f
seat belt~seat belts ; n ; Sicherheitsgurt/Sicherheitsgurte/m ; ceinture de sécurité/ceintures de sécurité/f ; cintura di sicurezza/cinture di sicurezza/f ; cinturón de seguridad/cinturones de seguridad/m
seatbelt~seatbelts ; n ; Sicherheitsgurt/Sicherheitsgurte/m ; ceinture de sécurité/ceintures de sécurité/f ; cintura di sicurezza/cinture di sicurezza/f ; cinturón de seguridad/cinturones de seguridad/m
seat~seats ; n ; Sitz/Sitze/m ; siège/sièges/m ; sedile/sedili/m ; asiento/asientos/m
steering wheel~steering wheels ; n ; Lenkrad/Lenkräder/n ; volant/volants/m ; volante/volanti/m ; volante/volantes/m
steering wheel cover~steering wheel covers ; n ; Lenkradbezug/Lenkradbezüge/m ; couvre-volant/couvre-volants/m ; coprivolante/coprivolanti/m ; funda de volante/fundas de volante/f
gear knob~gear knobs ; n ; Schaltknauf/Schaltknäufe/m ; pommeau de vitesse/pommeaux de vitesse/m ; pomello del cambio/pomelli del cambio/m ; pomo de cambio/pomos de cambio/m
gear stick~gear sticks ; n ; Schaltknauf/Schaltknäufe/m ; pommeau de vitesse/pommeaux de vitesse/m ; pomello del cambio/pomelli del cambio/m ; pomo de cambio/pomos de cambio/m
gear~gears ; n ; Zahnrad/Zahnräder/n ; engrenage/engrenages/m ; ingranaggio/ingranaggi/m ; engranaje/engranajes/m
gearbox~gearboxes ; n ; Getriebe/n ; boîte de vitesses/boîtes de vitesses/f ; cambio/cambi/m ; caja de cambios/cajas de cambios/f
clutch kit~clutch kits ; n ; Kupplungssatz/Kupplungssätze/m ; kit d'embrayage/kits d'embrayage/m ; kit frizione/m ; kit de embrague/kits de embrague/m
engine~engines ; n ; Motor/Motoren/m ; moteur/moteurs/m ; motore/motori/m ; motor/motores/m
engine oil ; n ; Motoröl/Motoröle/n ; huile moteur/huiles moteur/f ; olio motore/oli motore/m ; aceite de motor/aceites de motor/m
motor oil ; n ; Motoröl/Motoröle/n ; huile moteur/huiles moteur/f ; olio motore/oli motore/m ; aceite de motor/aceites de motor/m
oil filter~oil filters ; n ; Ölfilter/m ; filtre à huile/filtres à huile/m ; filtro olio/filtri olio/m ; filtro de aceite/filtros de aceite/m
air filter~air filters ; n ; Luftfilter/m ; filtre à air/filtres à air/m ; filtro aria/filtri aria/m ; filtro de aire/filtros de aire/m
fuel filter~fuel filters ; n ; Kraftstofffilter/m ; filtre à carburant/filtres à carburant/m ; filtro carburante/filtri carburante/m ; filtro de combustible/filtros de combustible/m
cabin filter~cabin filters ; n ; Innenraumfilter/m ; filtre d'habitacle/filtres d'habitacle/m ; filtro abitacolo/filtri abitacolo/m ; filtro de habitáculo/filtros de habitáculo/m
pollen filter~pollen filters ; n ; Innenraumfilter/m ; filtre d'habitacle/filtres d'habitacle/m ; filtro abitacolo/filtri abitacolo/m ; filtro de habitáculo/filtros de habitáculo/m
fuel pump~fuel pumps ; n ; Kraftstoffpumpe/Kraftstoffpumpen/f ; pompe à carburant/pompes à carburant/f ; pompa carburante/pompe carburante/f ; bomba de combustible/bombas de combustible/f
fuel tank~fuel tanks ; n ; Kraftstofftank/Kraftstofftanks/m ; réservoir de carburant/réservoirs de carburant/m ; serbatoio carburante/serbatoi carburante/m ; depósito de combustible/depósitos de combustible/m
petrol tank~petrol tanks ; n ; Kraftstofftank/Kraftstofftanks/m ; réservoir de carburant/réservoirs de carburant/m ; serbatoio carburante/serbatoi carburante/m ; depósito de combustible/depósitos de combustible/m
fuel ; n ; Kraftstoff/Kraftstoffe/m ; carburant/carburants/m ; carburante/carburanti/m ; combustible/combustibles/m
petrol ; n ; Benzin/Benzine/n ; essence/essences/f ; benzina/benzine/f ; gasolina/gasolinas/f
gasoline ; n ; Benzin/Benzine/n ; essence/essences/f ; benzina/benzine/f ; gasolina/gasolinas/f
diesel ; n ; Diesel/m ; diesel/m ; diesel/m ; diésel/m
fuel cap~fuel caps ; n ; Tankdeckel/m ; bouchon de réservoir/bouchons de réservoir/m ; tappo serbatoio/tappi serbatoio/m ; tapón de depósito/tapones de depósito/m
petrol cap~petrol caps ; n ; Tankdeckel/m ; bouchon de réservoir/bouchons de réservoir/m ; tappo serbatoio/tappi serbatoio/m ; tapón de depósito/tapones de depósito/m
spark plug~spark plugs ; n ; Zündkerze/Zündkerzen/f ; bougie d'allumage/bougies d'allumage/f ; candela d'accensione/candele d'accensione/f ; bujía/bujías/f
ignition coil~ignition coils ; n ; Zündspule/Zündspulen/f ; bobine d'allumage/bobines d'allumage/f ; bobina d'accensione/bobine d'accensione/f ; bobina de encendido/bobinas de encendido/f
ignition switch~ignition switches ; n ; Zündschloss/Zündschlösser/n ; contacteur de démarrage/contacteurs de démarrage/m ; blocchetto accensione/blocchetti accensione/m ; interruptor de encendido/interruptores de encendido/m
glow plug~glow plugs ; n ; Glühkerze/Glühkerzen/f ; bougie de préchauffage/bougies de préchauffage/f ; candeletta/candelette/f ; bujía de precalentamiento/bujías de precalentamiento/f
timing belt~timing belts ; n ; Zahnriemen/m ; courroie de distribution/courroies de distribution/f ; cinghia di distribuzione/cinghie di distribuzione/f ; correa de distribución/correas de distribución/f
cambelt~cambelts ; n ; Zahnriemen/m ; courroie de distribution/courroies de distribution/f ; cinghia di distribuzione/cinghie di distribuzione/f ; correa de distribución/correas de distribución/f
drive belt~drive belts ; n ; Keilriemen/m ; courroie/courroies/f ; cinghia/cinghie/f ; correa/correas/f
fan belt~fan belts ; n ; Keilriemen/m ; courroie/courroies/f ; cinghia/cinghie/f ; correa/correas/f
alternator~alternators ; n ; Lichtmaschine/Lichtmaschinen/f ; alternateur/alternateurs/m ; alternatore/alternatori/m ; alternador/alternadores/m
starter motor~starter motors ; n ; Anlasser/m ; démarreur/démarreurs/m ; motorino d'avviamento/motorini d'avviamento/m ; motor de arranque/motores de arranque/m
car battery~car batteries ; n ; Autobatterie/Autobatterien/f ; batterie de voiture/batteries de voiture/f ; batteria auto/batterie auto/f ; batería de coche/baterías de coche/f
jump lead~jump leads ; n ; Starthilfekabel/n ; câbles de démarrage/m ; cavi batteria/m ; cables de arranque/m
jumper cable~jumper cables ; n ; Starthilfekabel/n ; câbles de démarrage/m ; cavi batteria/m ; cables de arranque/m
carburettor~carburettors ; n ; Vergaser/m ; carburateur/carburateurs/m ; carburatore/carburatori/m ; carburador/carburadores/m
carburetor~carburetors ; n ; Vergaser/m ; carburateur/carburateurs/m ; carburatore/carburatori/m ; carburador/carburadores/m
turbo~turbos ; n ; Turbolader/m ; turbo/turbos/m ; turbo/m ; turbo/turbos/m
turbocharger~turbochargers ; n ; Turbolader/m ; turbo/turbos/m ; turbo/m ; turbo/turbos/m
exhaust~exhausts ; n ; Auspuff/Auspuffe/m ; échappement/échappements/m ; scarico/scarichi/m ; escape/escapes/m
exhaust pipe~exhaust pipes ; n ; Auspuffrohr/Auspuffrohre/n ; tuyau d'échappement/tuyaux d'échappement/m ; tubo di scarico/tubi di scarico/m ; tubo de escape/tubos de escape/m
exhaust tip~exhaust tips ; n ; Endrohr/Endrohre/n ; embout d'échappement/embouts d'échappement/m ; terminale di scarico/terminali di scarico/m ; cola de escape/colas de escape/f
silencer~silencers ; n ; Schalldämpfer/m ; silencieux/m ; silenziatore/silenziatori/m ; silenciador/silenciadores/m
muffler~mufflers ; n ; Schalldämpfer/m ; silencieux/m ; silenziatore/silenziatori/m ; silenciador/silenciadores/m
brake~brakes ; n ; Bremse/Bremsen/f ; frein/freins/m ; freno/freni/m ; freno/frenos/m
brake pad~brake pads ; n ; Bremsbelag/Bremsbeläge/m ; plaquette de frein/plaquettes de frein/f ; pastiglia freno/pastiglie freno/f ; pastilla de freno/pastillas de freno/f
brake disc~brake discs ; n ; Bremsscheibe/Bremsscheiben/f ; disque de frein/disques de frein/m ; disco freno/dischi freno/m ; disco de freno/discos de freno/m
brake disk~brake disks ; n ; Bremsscheibe/Bremsscheiben/f ; disque de frein/disques de frein/m ; disco freno/dischi freno/m ; disco de freno/discos de freno/m
brake rotor~brake rotors ; n ; Bremsscheibe/Bremsscheiben/f ; disque de frein/disques de frein/m ; disco freno/dischi freno/m ; disco de freno/discos de freno/m
brake shoe~brake shoes ; n ; Bremsbacke/Bremsbacken/f ; mâchoire de frein/mâchoires de frein/f ; ganascia freno/ganasce freno/f ; zapata de freno/zapatas de freno/f
brake fluid ; n ; Bremsflüssigkeit/Bremsflüssigkeiten/f ; liquide de frein/liquides de frein/m ; liquido freni/liquidi freni/m ; líquido de frenos/líquidos de frenos/m
brake lever~brake levers ; n ; Bremshebel/m ; levier de frein/leviers de frein/m ; leva freno/leve freno/f ; maneta de freno/manetas de freno/f
clutch lever~clutch levers ; n ; Kupplungshebel/Kupplungshebel/m ; levier d'embrayage/leviers d'embrayage/m ; leva frizione/leve frizione/f ; maneta de embrague/manetas de embrague/f
brake hose~brake hoses ; n ; Bremsschlauch/Bremsschläuche/m ; flexible de frein/flexibles de frein/m ; tubo freno/tubi freno/m ; latiguillo de freno/latiguillos de freno/m
brake line~brake lines ; n ; Bremsschlauch/Bremsschläuche/m ; flexible de frein/flexibles de frein/m ; tubo freno/tubi freno/m ; latiguillo de freno/latiguillos de freno/m
shock absorber~shock absorbers ; n ; Stoßdämpfer/m ; amortisseur/amortisseurs/m ; ammortizzatore/ammortizzatori/m ; amortiguador/amortiguadores/m
suspension ; n ; Federung/Federungen/f ; suspension/suspensions/f ; sospensione/sospensioni/f ; suspensión/suspensiones/f
wheel bearing~wheel bearings ; n ; Radlager/n ; roulement de roue/roulements de roue/m ; cuscinetto ruota/cuscinetti ruota/m ; rodamiento de rueda/rodamientos de rueda/m
ball bearing~ball bearings ; n ; Kugellager/n ; roulement à billes/roulements à billes/m ; cuscinetto a sfera/cuscinetti a sfera/m ; rodamiento/rodamientos/m
bearing~bearings ; n ; Kugellager/n ; roulement à billes/roulements à billes/m ; cuscinetto a sfera/cuscinetti a sfera/m ; rodamiento/rodamientos/m
ball joint~ball joints ; n ; Kugelgelenk/Kugelgelenke/n ; rotule/rotules/f ; giunto sferico/giunti sferici/m ; rótula/rótulas/f
bushing~bushings ; n ; Buchse/Buchsen/f ; bague/bagues/f ; boccola/boccole/f ; casquillo/casquillos/m
tyre~tyres ; n ; Reifen/m ; pneu/pneux/m ; pneumatico/pneumatici/m ; neumático/neumáticos/m
tire~tires ; n ; Reifen/m ; pneu/pneux/m ; pneumatico/pneumatici/m ; neumático/neumáticos/m
alloy wheel~alloy wheels ; n ; Alufelge/Alufelgen/f ; jante alu/jantes alu/f ; cerchio in lega/cerchi in lega/m ; llanta de aleación/llantas de aleación/f
wheel nut~wheel nuts ; n ; Radmutter/Radmuttern/f ; écrou de roue/écrous de roue/m ; dado ruota/dadi ruota/m ; tuerca de rueda/tuercas de rueda/f
lug nut~lug nuts ; n ; Radmutter/Radmuttern/f ; écrou de roue/écrous de roue/m ; dado ruota/dadi ruota/m ; tuerca de rueda/tuercas de rueda/f
wheel trim~wheel trims ; n ; Radkappe/Radkappen/f ; enjoliveur/enjoliveurs/m ; copricerchio/copricerchi/m ; tapacubos/m
hub cap~hub caps ; n ; Radkappe/Radkappen/f ; enjoliveur/enjoliveurs/m ; copricerchio/copricerchi/m ; tapacubos/m
hubcap~hubcaps ; n ; Radkappe/Radkappen/f ; enjoliveur/enjoliveurs/m ; copricerchio/copricerchi/m ; tapacubos/m
wheel spacer~wheel spacers ; n ; Distanzscheibe/Distanzscheiben/f ; élargisseur de voie/élargisseurs de voie/m ; distanziale/distanziali/m ; separador/separadores/m
spacer~spacers ; n ; Distanzscheibe/Distanzscheiben/f ; élargisseur de voie/élargisseurs de voie/m ; distanziale/distanziali/m ; separador/separadores/m
valve cap~valve caps ; n ; Ventilkappe/Ventilkappen/f ; bouchon de valve/bouchons de valve/m ; tappo valvola/tappi valvola/m ; tapón de válvula/tapones de válvula/m
dust cap~dust caps ; n ; Ventilkappe/Ventilkappen/f ; bouchon de valve/bouchons de valve/m ; tappo valvola/tappi valvola/m ; tapón de válvula/tapones de válvula/m
tyre inflator~tyre inflators ; n ; Reifenfüller/m ; gonfleur de pneus/gonfleurs de pneus/m ; gonfiatore per pneumatici/gonfiatori per pneumatici/m ; inflador de neumáticos/infladores de neumáticos/m
tire inflator~tire inflators ; n ; Reifenfüller/m ; gonfleur de pneus/gonfleurs de pneus/m ; gonfiatore per pneumatici/gonfiatori per pneumatici/m ; inflador de neumáticos/infladores de neumáticos/m
tyre pressure gauge~tyre pressure gauges ; n ; Manometer/n ; manomètre/manomètres/m ; manometro/manometri/m ; manómetro/manómetros/m
pressure gauge~pressure gauges ; n ; Manometer/n ; manomètre/manomètres/m ; manometro/manometri/m ; manómetro/manómetros/m
jack stand~jack stands ; n ; Unterstellbock/Unterstellböcke/m ; chandelle/chandelles/f ; cavalletto/cavalletti/m ; borriqueta/borriquetas/f
axle stand~axle stands ; n ; Unterstellbock/Unterstellböcke/m ; chandelle/chandelles/f ; cavalletto/cavalletti/m ; borriqueta/borriquetas/f
car jack~car jacks ; n ; Wagenheber/m ; cric/crics/m ; cric/m ; gato para coche/gatos para coche/m
trolley jack~trolley jacks ; n ; Wagenheber/m ; cric/crics/m ; cric/m ; gato para coche/gatos para coche/m
bumper~bumpers ; n ; Stoßstange/Stoßstangen/f ; pare-chocs/m ; paraurti/m ; parachoques/m
bumper sticker~bumper stickers ; n ; Autoaufkleber/m ; autocollant voiture/autocollants voiture/m ; adesivo per auto/adesivi per auto/m ; pegatina para coche/pegatinas para coche/f
car sticker~car stickers ; n ; Autoaufkleber/m ; autocollant voiture/autocollants voiture/m ; adesivo per auto/adesivi per auto/m ; pegatina para coche/pegatinas para coche/f
grille~grilles ; n ; Kühlergrill/Kühlergrills/m ; calandre/calandres/f ; griglia/griglie/f ; parrilla/parrillas/f
bonnet~bonnets ; n ; Motorhaube/Motorhauben/f ; capot/capots/m ; cofano/cofani/m ; capó/capós/m
wing mirror~wing mirrors ; n ; Außenspiegel/m ; rétroviseur extérieur/rétroviseurs extérieurs/m ; specchietto retrovisore/specchietti retrovisori/m ; retrovisor exterior/retrovisores exteriores/m
door mirror~door mirrors ; n ; Außenspiegel/m ; rétroviseur extérieur/rétroviseurs extérieurs/m ; specchietto retrovisore/specchietti retrovisori/m ; retrovisor exterior/retrovisores exteriores/m
side mirror~side mirrors ; n ; Außenspiegel/m ; rétroviseur extérieur/rétroviseurs extérieurs/m ; specchietto retrovisore/specchietti retrovisori/m ; retrovisor exterior/retrovisores exteriores/m
mirror glass~mirror glasses ; n ; Spiegelglas/Spiegelgläser/n ; glace de rétroviseur/glaces de rétroviseur/f ; vetro specchietto/vetri specchietto/m ; cristal de retrovisor/cristales de retrovisor/m
wing mirror glass ; n ; Spiegelglas/Spiegelgläser/n ; glace de rétroviseur/glaces de rétroviseur/f ; vetro specchietto/vetri specchietto/m ; cristal de retrovisor/cristales de retrovisor/m
rear view mirror~rear view mirrors ; n ; Rückspiegel/m ; rétroviseur/rétroviseurs/m ; specchietto retrovisore/specchietti retrovisori/m ; espejo retrovisor/espejos retrovisores/m
mirror cover~mirror covers ; n ; Spiegelkappe/Spiegelkappen/f ; coque de rétroviseur/coques de rétroviseur/f ; calotta specchietto/calotte specchietto/f ; carcasa de retrovisor/carcasas de retrovisor/f
headlight~headlights ; n ; Scheinwerfer/m ; phare/phares/m ; faro anteriore/fari anteriori/m ; faro delantero/faros delanteros/m
head light~head lights ; n ; Scheinwerfer/m ; phare/phares/m ; faro anteriore/fari anteriori/m ; faro delantero/faros delanteros/m
headlight bulb~headlight bulbs ; n ; Scheinwerferlampe/Scheinwerferlampen/f ; ampoule de phare/ampoules de phare/f ; lampadina per faro/lampadine per faro/f ; bombilla de faro/bombillas de faro/f
tail light~tail lights ; n ; Rücklicht/Rücklichter/n ; feu arrière/feux arrière/m ; fanale posteriore/fanali posteriori/m ; luz trasera/luces traseras/f
rear light~rear lights ; n ; Rücklicht/Rücklichter/n ; feu arrière/feux arrière/m ; fanale posteriore/fanali posteriori/m ; luz trasera/luces traseras/f
fog light~fog lights ; n ; Nebelscheinwerfer/m ; feu antibrouillard/feux antibrouillard/m ; fendinebbia/m ; faro antiniebla/faros antiniebla/m
fog lamp~fog lamps ; n ; Nebelscheinwerfer/m ; feu antibrouillard/feux antibrouillard/m ; fendinebbia/m ; faro antiniebla/faros antiniebla/m
indicator~indicators ; n ; Blinker/m ; clignotant/clignotants/m ; freccia/frecce/f ; intermitente/intermitentes/m
turn signal~turn signals ; n ; Blinker/m ; clignotant/clignotants/m ; freccia/frecce/f ; intermitente/intermitentes/m
number plate light~number plate lights ; n ; Kennzeichenbeleuchtung/Kennzeichenbeleuchtungen/f ; éclairage de plaque/éclairages de plaque/m ; luce targa/luci targa/f ; luz de matrícula/luces de matrícula/f
number plate~number plates ; n ; Nummernschild/Nummernschilder/n ; plaque d'immatriculation/plaques d'immatriculation/f ; targa/targhe/f ; matrícula/matrículas/f
license plate~license plates ; n ; Nummernschild/Nummernschilder/n ; plaque d'immatriculation/plaques d'immatriculation/f ; targa/targhe/f ; matrícula/matrículas/f
licence plate~licence plates ; n ; Nummernschild/Nummernschilder/n ; plaque d'immatriculation/plaques d'immatriculation/f ; targa/targhe/f ; matrícula/matrículas/f
number plate holder~number plate holders ; n ; Kennzeichenhalter/m ; support de plaque/supports de plaque/m ; portatarga/m ; portamatrículas/m
number plate surround~number plate surrounds ; n ; Kennzeichenhalter/m ; support de plaque/supports de plaque/m ; portatarga/m ; portamatrículas/m
wiper blade~wiper blades ; n ; Scheibenwischer/m ; essuie-glace/essuie-glaces/m ; tergicristallo/tergicristalli/m ; limpiaparabrisas/m
windscreen wiper~windscreen wipers ; n ; Scheibenwischer/m ; essuie-glace/essuie-glaces/m ; tergicristallo/tergicristalli/m ; limpiaparabrisas/m
windshield wiper~windshield wipers ; n ; Scheibenwischer/m ; essuie-glace/essuie-glaces/m ; tergicristallo/tergicristalli/m ; limpiaparabrisas/m
windscreen~windscreens ; n ; Windschutzscheibe/Windschutzscheiben/f ; pare-brise/m ; parabrezza/m ; parabrisas/m
windshield~windshields ; n ; Windschutzscheibe/Windschutzscheiben/f ; pare-brise/m ; parabrezza/m ; parabrisas/m
sun shade~sun shades ; n ; Sonnenblende/Sonnenblenden/f ; pare-soleil/m ; parasole/m ; parasol/parasoles/m
sunshade~sunshades ; n ; Sonnenblende/Sonnenblenden/f ; pare-soleil/m ; parasole/m ; parasol/parasoles/m
sun visor~sun visors ; n ; Sonnenblende/Sonnenblenden/f ; pare-soleil/m ; parasole/m ; parasol/parasoles/m
wind deflector~wind deflectors ; n ; Windabweiser/m ; déflecteur/déflecteurs/m ; deflettore/deflettori/m ; deflector/deflectores/m
window regulator~window regulators ; n ; Fensterheber/m ; lève-vitre/lève-vitres/m ; alzacristalli/m ; elevalunas/m
roof rack~roof racks ; n ; Dachträger/m ; barre de toit/barres de toit/f ; portapacchi/m ; baca/bacas/f
roof bar~roof bars ; n ; Dachträger/m ; barre de toit/barres de toit/f ; portapacchi/m ; baca/bacas/f
roof box~roof boxes ; n ; Dachbox/Dachboxen/f ; coffre de toit/coffres de toit/m ; box da tetto/m ; cofre de techo/cofres de techo/m
tow bar~tow bars ; n ; Anhängerkupplung/Anhängerkupplungen/f ; attelage/attelages/m ; gancio di traino/ganci di traino/m ; enganche de remolque/enganches de remolque/m
towbar~towbars ; n ; Anhängerkupplung/Anhängerkupplungen/f ; attelage/attelages/m ; gancio di traino/ganci di traino/m ; enganche de remolque/enganches de remolque/m
tow rope~tow ropes ; n ; Abschleppseil/Abschleppseile/n ; corde de remorquage/cordes de remorquage/f ; cavo di traino/cavi di traino/m ; cuerda de remolque/cuerdas de remolque/f
mud flap~mud flaps ; n ; Schmutzfänger/m ; bavette/bavettes/f ; paraspruzzi/m ; faldilla guardabarros/faldillas guardabarros/f
mudflap~mudflaps ; n ; Schmutzfänger/m ; bavette/bavettes/f ; paraspruzzi/m ; faldilla guardabarros/faldillas guardabarros/f
mudguard~mudguards ; n ; Schutzblech/Schutzbleche/n ; garde-boue/m ; parafango/parafanghi/m ; guardabarros/m
mud guard~mud guards ; n ; Schutzblech/Schutzbleche/n ; garde-boue/m ; parafango/parafanghi/m ; guardabarros/m
fender~fenders ; n ; Schutzblech/Schutzbleche/n ; garde-boue/m ; parafango/parafanghi/m ; guardabarros/m
spoiler~spoilers ; n ; Spoiler/m ; becquet/becquets/m ; spoiler/m ; alerón/alerones/m
side skirt~side skirts ; n ; Seitenschweller/m ; bas de caisse/m ; minigonna/minigonne/f ; faldón lateral/faldones laterales/m
emblem~emblems ; n ; Emblem/Embleme/n ; emblème/emblèmes/m ; emblema/emblemi/m ; emblema/emblemas/m
car badge~car badges ; n ; Emblem/Embleme/n ; emblème/emblèmes/m ; emblema/emblemi/m ; emblema/emblemas/m
horn~horns ; n ; Hupe/Hupen/f ; klaxon/klaxons/m ; clacson/m ; bocina/bocinas/f
car key~car keys ; n ; Autoschlüssel/m ; clé de voiture/clés de voiture/f ; chiave auto/chiavi auto/f ; llave de coche/llaves de coche/f
key cover~key covers ; n ; Schlüsselhülle/Schlüsselhüllen/f ; coque de clé/coques de clé/f ; cover chiave/f ; funda para llave/fundas para llave/f
key case~key cases ; n ; Schlüsselhülle/Schlüsselhüllen/f ; coque de clé/coques de clé/f ; cover chiave/f ; funda para llave/fundas para llave/f
car key cover~car key covers ; n ; Schlüsselhülle/Schlüsselhüllen/f ; coque de clé/coques de clé/f ; cover chiave/f ; funda para llave/fundas para llave/f
car wash ; n ; Waschanlage/Waschanlagen/f ; station de lavage/stations de lavage/f ; autolavaggio/autolavaggi/m ; lavadero de coches/lavaderos de coches/m
car shampoo~car shampoos ; n ; Autoshampoo/Autoshampoos/n ; shampoing auto/shampoings auto/m ; shampoo auto/m ; champú para coche/champúes para coche/m
car polish ; n ; Autopolitur/Autopolituren/f ; polish auto/m ; polish auto/m ; abrillantador de coche/abrillantadores de coche/m
diagnostic tool~diagnostic tools ; n ; Diagnosegerät/Diagnosegeräte/n ; outil de diagnostic/outils de diagnostic/m ; strumento diagnostico/strumenti diagnostici/m ; herramienta de diagnóstico/herramientas de diagnóstico/f
code reader~code readers ; n ; Diagnosegerät/Diagnosegeräte/n ; outil de diagnostic/outils de diagnostic/m ; strumento diagnostico/strumenti diagnostici/m ; herramienta de diagnóstico/herramientas de diagnóstico/f
warning triangle~warning triangles ; n ; Warndreieck/Warndreiecke/n ; triangle de signalisation/triangles de signalisation/m ; triangolo di emergenza/triangoli di emergenza/m ; triángulo de emergencia/triángulos de emergencia/m
ice scraper~ice scrapers ; n ; Eiskratzer/m ; grattoir à glace/grattoirs à glace/m ; raschietto per ghiaccio/raschietti per ghiaccio/m ; rascador de hielo/rascadores de hielo/m
snow chain~snow chains ; n ; Schneekette/Schneeketten/f ; chaîne à neige/chaînes à neige/f ; catena da neve/catene da neve/f ; cadena de nieve/cadenas de nieve/f
antifreeze ; n ; Frostschutzmittel/n ; antigel/antigels/m ; liquido antigelo/liquidi antigelo/m ; anticongelante/anticongelantes/m
coolant ; n ; Kühlflüssigkeit/Kühlflüssigkeiten/f ; liquide de refroidissement/liquides de refroidissement/m ; liquido refrigerante/liquidi refrigeranti/m ; líquido refrigerante/líquidos refrigerantes/m
boat~boats ; n ; Boot/Boote/n ; bateau/bateaux/m ; barca/barche/f ; barco/barcos/m
# motorcycles and bicycles
motorcycle~motorcycles ; n ; Motorrad/Motorräder/n ; moto/motos/f ; moto/f ; moto/motos/f
motorbike~motorbikes ; n ; Motorrad/Motorräder/n ; moto/motos/f ; moto/f ; moto/motos/f
scooter~scooters ; n ; Roller/m ; scooter/scooters/m ; scooter/m ; scooter/scooters/m
electric scooter~electric scooters ; n ; E-Scooter/m ; trottinette électrique/trottinettes électriques/f ; monopattino elettrico/monopattini elettrici/m ; patinete eléctrico/patinetes eléctricos/m
e-scooter~e-scooters ; n ; E-Scooter/m ; trottinette électrique/trottinettes électriques/f ; monopattino elettrico/monopattini elettrici/m ; patinete eléctrico/patinetes eléctricos/m
e scooter~e scooters ; n ; E-Scooter/m ; trottinette électrique/trottinettes électriques/f ; monopattino elettrico/monopattini elettrici/m ; patinete eléctrico/patinetes eléctricos/m
quad bike~quad bikes ; n ; Quad/Quads/n ; quad/quads/m ; quad/m ; quad/quads/m
atv~atvs ; n ; Quad/Quads/n ; quad/quads/m ; quad/m ; quad/quads/m
motorcycle helmet~motorcycle helmets ; n ; Motorradhelm/Motorradhelme/m ; casque moto/casques moto/m ; casco moto/caschi moto/m ; casco de moto/cascos de moto/m
motorbike helmet~motorbike helmets ; n ; Motorradhelm/Motorradhelme/m ; casque moto/casques moto/m ; casco moto/caschi moto/m ; casco de moto/cascos de moto/m
crash helmet~crash helmets ; n ; Motorradhelm/Motorradhelme/m ; casque moto/casques moto/m ; casco moto/caschi moto/m ; casco de moto/cascos de moto/m
helmet~helmets ; n ; Helm/Helme/m ; casque/casques/m ; casco/caschi/m ; casco/cascos/m
visor~visors ; n ; Visier/Visiere/n ; visière/visières/f ; visiera/visiere/f ; visera/viseras/f
motorcycle glove~motorcycle gloves ; n ; Motorradhandschuh/Motorradhandschuhe/m ; gant de moto/gants de moto/m ; guanto da moto/guanti da moto/m ; guante de moto/guantes de moto/m
motorbike glove~motorbike gloves ; n ; Motorradhandschuh/Motorradhandschuhe/m ; gant de moto/gants de moto/m ; guanto da moto/guanti da moto/m ; guante de moto/guantes de moto/m
motorcycle jacket~motorcycle jackets ; n ; Motorradjacke/Motorradjacken/f ; blouson moto/blousons moto/m ; giacca da moto/giacche da moto/f ; chaqueta de moto/chaquetas de moto/f
motorbike jacket~motorbike jackets ; n ; Motorradjacke/Motorradjacken/f ; blouson moto/blousons moto/m ; giacca da moto/giacche da moto/f ; chaqueta de moto/chaquetas de moto/f
motorcycle cover~motorcycle covers ; n ; Motorradabdeckung/Motorradabdeckungen/f ; housse de moto/housses de moto/f ; telo coprimoto/teli coprimoto/m ; funda de moto/fundas de moto/f
motorbike cover~motorbike covers ; n ; Motorradabdeckung/Motorradabdeckungen/f ; housse de moto/housses de moto/f ; telo coprimoto/teli coprimoto/m ; funda de moto/fundas de moto/f
fairing~fairings ; n ; Verkleidung/Verkleidungen/f ; carénage/carénages/m ; carena/carene/f ; carenado/carenados/m
motorcycle chain~motorcycle chains ; n ; Motorradkette/Motorradketten/f ; chaîne de moto/chaînes de moto/f ; catena moto/catene moto/f ; cadena de moto/cadenas de moto/f
sprocket~sprockets ; n ; Kettenrad/Kettenräder/n ; pignon/pignons/m ; pignone/pignoni/m ; piñón/piñones/m
foot peg~foot pegs ; n ; Fußraste/Fußrasten/f ; repose-pied/repose-pieds/m ; pedana/pedane/f ; estribera/estriberas/f
footpeg~footpegs ; n ; Fußraste/Fußrasten/f ; repose-pied/repose-pieds/m ; pedana/pedane/f ; estribera/estriberas/f
handlebar~handlebars ; n ; Lenker/m ; guidon/guidons/m ; manubrio/manubri/m ; manillar/manillares/m
handle bar~handle bars ; n ; Lenker/m ; guidon/guidons/m ; manubrio/manubri/m ; manillar/manillares/m
handlebar grip~handlebar grips ; n ; Lenkergriff/Lenkergriffe/m ; poignée de guidon/poignées de guidon/f ; manopola/manopole/f ; puño/puños/m
grip~grips ; n ; Lenkergriff/Lenkergriffe/m ; poignée de guidon/poignées de guidon/f ; manopola/manopole/f ; puño/puños/m
bicycle~bicycles ; n ; Fahrrad/Fahrräder/n ; vélo/vélos/m ; bicicletta/biciclette/f ; bicicleta/bicicletas/f
bike~bikes ; n ; Fahrrad/Fahrräder/n ; vélo/vélos/m ; bicicletta/biciclette/f ; bicicleta/bicicletas/f
cycle~cycles ; n ; Fahrrad/Fahrräder/n ; vélo/vélos/m ; bicicletta/biciclette/f ; bicicleta/bicicletas/f
mountain bike~mountain bikes ; n ; Mountainbike/Mountainbikes/n ; VTT/m ; mountain bike/f ; bicicleta de montaña/bicicletas de montaña/f
mtb~mtbs ; n ; Mountainbike/Mountainbikes/n ; VTT/m ; mountain bike/f ; bicicleta de montaña/bicicletas de montaña/f
road bike~road bikes ; n ; Rennrad/Rennräder/n ; vélo de route/vélos de route/m ; bici da corsa/f ; bicicleta de carretera/bicicletas de carretera/f
electric bike~electric bikes ; n ; E-Bike/E-Bikes/n ; vélo électrique/vélos électriques/m ; bici elettrica/f ; bicicleta eléctrica/bicicletas eléctricas/f
e-bike~e-bikes ; n ; E-Bike/E-Bikes/n ; vélo électrique/vélos électriques/m ; bici elettrica/f ; bicicleta eléctrica/bicicletas eléctricas/f
ebike~ebikes ; n ; E-Bike/E-Bikes/n ; vélo électrique/vélos électriques/m ; bici elettrica/f ; bicicleta eléctrica/bicicletas eléctricas/f
kids bike~kids bikes ; n ; Kinderfahrrad/Kinderfahrräder/n ; vélo enfant/vélos enfant/m ; bicicletta per bambini/biciclette per bambini/f ; bicicleta infantil/bicicletas infantiles/f
children's bike~children's bikes ; n ; Kinderfahrrad/Kinderfahrräder/n ; vélo enfant/vélos enfant/m ; bicicletta per bambini/biciclette per bambini/f ; bicicleta infantil/bicicletas infantiles/f
balance bike~balance bikes ; n ; Laufrad/Laufräder/n ; draisienne/draisiennes/f ; bici senza pedali/f ; bicicleta sin pedales/bicicletas sin pedales/f
tricycle~tricycles ; n ; Dreirad/Dreiräder/n ; tricycle/tricycles/m ; triciclo/tricicli/m ; triciclo/triciclos/m
trike~trikes ; n ; Dreirad/Dreiräder/n ; tricycle/tricycles/m ; triciclo/tricicli/m ; triciclo/triciclos/m
bike helmet~bike helmets ; n ; Fahrradhelm/Fahrradhelme/m ; casque de vélo/casques de vélo/m ; casco da bici/caschi da bici/m ; casco de bicicleta/cascos de bicicleta/m
cycle helmet~cycle helmets ; n ; Fahrradhelm/Fahrradhelme/m ; casque de vélo/casques de vélo/m ; casco da bici/caschi da bici/m ; casco de bicicleta/cascos de bicicleta/m
bicycle helmet~bicycle helmets ; n ; Fahrradhelm/Fahrradhelme/m ; casque de vélo/casques de vélo/m ; casco da bici/caschi da bici/m ; casco de bicicleta/cascos de bicicleta/m
cycling helmet~cycling helmets ; n ; Fahrradhelm/Fahrradhelme/m ; casque de vélo/casques de vélo/m ; casco da bici/caschi da bici/m ; casco de bicicleta/cascos de bicicleta/m
bike light~bike lights ; n ; Fahrradlicht/Fahrradlichter/n ; éclairage vélo/éclairages vélo/m ; luce per bici/luci per bici/f ; luz de bicicleta/luces de bicicleta/f
bicycle light~bicycle lights ; n ; Fahrradlicht/Fahrradlichter/n ; éclairage vélo/éclairages vélo/m ; luce per bici/luci per bici/f ; luz de bicicleta/luces de bicicleta/f
cycle light~cycle lights ; n ; Fahrradlicht/Fahrradlichter/n ; éclairage vélo/éclairages vélo/m ; luce per bici/luci per bici/f ; luz de bicicleta/luces de bicicleta/f
bike lock~bike locks ; n ; Fahrradschloss/Fahrradschlösser/n ; antivol vélo/antivols vélo/m ; lucchetto per bici/lucchetti per bici/m ; candado de bicicleta/candados de bicicleta/m
bicycle lock~bicycle locks ; n ; Fahrradschloss/Fahrradschlösser/n ; antivol vélo/antivols vélo/m ; lucchetto per bici/lucchetti per bici/m ; candado de bicicleta/candados de bicicleta/m
cycle lock~cycle locks ; n ; Fahrradschloss/Fahrradschlösser/n ; antivol vélo/antivols vélo/m ; lucchetto per bici/lucchetti per bici/m ; candado de bicicleta/candados de bicicleta/m
bike pump~bike pumps ; n ; Fahrradpumpe/Fahrradpumpen/f ; pompe à vélo/pompes à vélo/f ; pompa per bici/pompe per bici/f ; bomba de bicicleta/bombas de bicicleta/f
bicycle pump~bicycle pumps ; n ; Fahrradpumpe/Fahrradpumpen/f ; pompe à vélo/pompes à vélo/f ; pompa per bici/pompe per bici/f ; bomba de bicicleta/bombas de bicicleta/f
cycle pump~cycle pumps ; n ; Fahrradpumpe/Fahrradpumpen/f ; pompe à vélo/pompes à vélo/f ; pompa per bici/pompe per bici/f ; bomba de bicicleta/bombas de bicicleta/f
bike bell~bike bells ; n ; Fahrradklingel/Fahrradklingeln/f ; sonnette de vélo/sonnettes de vélo/f ; campanello per bici/campanelli per bici/m ; timbre de bicicleta/timbres de bicicleta/m
bicycle bell~bicycle bells ; n ; Fahrradklingel/Fahrradklingeln/f ; sonnette de vélo/sonnettes de vélo/f ; campanello per bici/campanelli per bici/m ; timbre de bicicleta/timbres de bicicleta/m
cycle bell~cycle bells ; n ; Fahrradklingel/Fahrradklingeln/f ; sonnette de vélo/sonnettes de vélo/f ; campanello per bici/campanelli per bici/m ; timbre de bicicleta/timbres de bicicleta/m
bike seat~bike seats ; n ; Fahrradsattel/Fahrradsättel/m ; selle de vélo/selles de vélo/f ; sella per bici/selle per bici/f ; sillín de bicicleta/sillines de bicicleta/m
bike saddle~bike saddles ; n ; Fahrradsattel/Fahrradsättel/m ; selle de vélo/selles de vélo/f ; sella per bici/selle per bici/f ; sillín de bicicleta/sillines de bicicleta/m
bicycle saddle~bicycle saddles ; n ; Fahrradsattel/Fahrradsättel/m ; selle de vélo/selles de vélo/f ; sella per bici/selle per bici/f ; sillín de bicicleta/sillines de bicicleta/m
bicycle seat~bicycle seats ; n ; Fahrradsattel/Fahrradsättel/m ; selle de vélo/selles de vélo/f ; sella per bici/selle per bici/f ; sillín de bicicleta/sillines de bicicleta/m
saddle bag~saddle bags ; n ; Satteltasche/Satteltaschen/f ; sacoche de selle/sacoches de selle/f ; borsa sottosella/borse sottosella/f ; bolsa de sillín/bolsas de sillín/f
pannier~panniers ; n ; Gepäckträgertasche/Gepäckträgertaschen/f ; sacoche de vélo/sacoches de vélo/f ; borsa laterale per bici/borse laterali per bici/f ; alforja/alforjas/f
pannier bag~pannier bags ; n ; Gepäckträgertasche/Gepäckträgertaschen/f ; sacoche de vélo/sacoches de vélo/f ; borsa laterale per bici/borse laterali per bici/f ; alforja/alforjas/f
bike basket~bike baskets ; n ; Fahrradkorb/Fahrradkörbe/m ; panier de vélo/paniers de vélo/m ; cestino per bici/cestini per bici/m ; cesta de bicicleta/cestas de bicicleta/f
bicycle basket~bicycle baskets ; n ; Fahrradkorb/Fahrradkörbe/m ; panier de vélo/paniers de vélo/m ; cestino per bici/cestini per bici/m ; cesta de bicicleta/cestas de bicicleta/f
bike rack~bike racks ; n ; Fahrradträger/m ; porte-vélo/porte-vélos/m ; portabici/m ; portabicicletas/m
bike carrier~bike carriers ; n ; Fahrradträger/m ; porte-vélo/porte-vélos/m ; portabici/m ; portabicicletas/m
cycle carrier~cycle carriers ; n ; Fahrradträger/m ; porte-vélo/porte-vélos/m ; portabici/m ; portabicicletas/m
bike stand~bike stands ; n ; Fahrradständer/m ; support vélo/supports vélo/m ; cavalletto per bici/cavalletti per bici/m ; soporte de bicicleta/soportes de bicicleta/m
bike cover~bike covers ; n ; Fahrradabdeckung/Fahrradabdeckungen/f ; housse de vélo/housses de vélo/f ; telo copribici/teli copribici/m ; funda de bicicleta/fundas de bicicleta/f
bicycle cover~bicycle covers ; n ; Fahrradabdeckung/Fahrradabdeckungen/f ; housse de vélo/housses de vélo/f ; telo copribici/teli copribici/m ; funda de bicicleta/fundas de bicicleta/f
bike computer~bike computers ; n ; Fahrradcomputer/m ; compteur de vélo/compteurs de vélo/m ; ciclocomputer/m ; ciclocomputador/ciclocomputadores/m
cycle computer~cycle computers ; n ; Fahrradcomputer/m ; compteur de vélo/compteurs de vélo/m ; ciclocomputer/m ; ciclocomputador/ciclocomputadores/m
bike chain~bike chains ; n ; Fahrradkette/Fahrradketten/f ; chaîne de vélo/chaînes de vélo/f ; catena per bici/catene per bici/f ; cadena de bicicleta/cadenas de bicicleta/f
bicycle chain~bicycle chains ; n ; Fahrradkette/Fahrradketten/f ; chaîne de vélo/chaînes de vélo/f ; catena per bici/catene per bici/f ; cadena de bicicleta/cadenas de bicicleta/f
bike tyre~bike tyres ; n ; Fahrradreifen/m ; pneu de vélo/pneux de vélo/m ; copertone per bici/copertoni per bici/m ; cubierta de bicicleta/cubiertas de bicicleta/f
bicycle tyre~bicycle tyres ; n ; Fahrradreifen/m ; pneu de vélo/pneux de vélo/m ; copertone per bici/copertoni per bici/m ; cubierta de bicicleta/cubiertas de bicicleta/f
bike tire~bike tires ; n ; Fahrradreifen/m ; pneu de vélo/pneux de vélo/m ; copertone per bici/copertoni per bici/m ; cubierta de bicicleta/cubiertas de bicicleta/f
bicycle tire~bicycle tires ; n ; Fahrradreifen/m ; pneu de vélo/pneux de vélo/m ; copertone per bici/copertoni per bici/m ; cubierta de bicicleta/cubiertas de bicicleta/f
inner tube~inner tubes ; n ; Fahrradschlauch/Fahrradschläuche/m ; chambre à air/chambres à air/f ; camera d'aria/camere d'aria/f ; cámara de aire/cámaras de aire/f
bike pedal~bike pedals ; n ; Pedal/Pedale/n ; pédale/pédales/f ; pedale/pedali/m ; pedal/pedales/m
pedal~pedals ; n ; Pedal/Pedale/n ; pédale/pédales/f ; pedale/pedali/m ; pedal/pedales/m
crankset~cranksets ; n ; Kurbelgarnitur/Kurbelgarnituren/f ; pédalier/pédaliers/m ; guarnitura/guarniture/f ; biela/bielas/f
crank~cranks ; n ; Kurbel/Kurbeln/f ; pédalier/pédaliers/m ; guarnitura/guarniture/f ; biela/bielas/f
derailleur~derailleurs ; n ; Schaltwerk/Schaltwerke/n ; dérailleur/dérailleurs/m ; deragliatore/deragliatori/m ; desviador/desviadores/m
cassette~cassettes ; n ; Kassette/Kassetten/f ; cassette/cassettes/f ; cassetta/cassette/f ; casete/casetes/m
spoke~spokes ; n ; Speiche/Speichen/f ; rayon/rayons/m ; raggio/raggi/m ; radio/radios/m
puncture repair kit~puncture repair kits ; n ; Reifenflickzeug/n ; kit anti-crevaison/kits anti-crevaison/m ; kit riparazione forature/m ; kit reparapinchazos/kits reparapinchazos/m
water bottle holder~water bottle holders ; n ; Flaschenhalter/m ; porte-bidon/m ; portaborraccia/m ; portabidón/portabidones/m
bottle cage~bottle cages ; n ; Flaschenhalter/m ; porte-bidon/m ; portaborraccia/m ; portabidón/portabidones/m
bottle holder~bottle holders ; n ; Flaschenhalter/m ; porte-bidon/m ; portaborraccia/m ; portabidón/portabidones/m
training wheels ; n ; Stützräder/Stützräder/n ; petites roues/f ; rotelle/f ; ruedines/m
`;
