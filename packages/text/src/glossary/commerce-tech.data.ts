/** Electronics, computers, phones, cameras, audio, office and stationery. */
export const COMMERCE_TECH = `
# computers
computer~computers ; n ; Computer/m ; ordinateur/ordinateurs/m ; computer/m ; ordenador/ordenadores/m
laptop~laptops ; n ; Laptop/Laptops/m ; ordinateur portable/ordinateurs portables/m ; laptop/m ; portátil/portátiles/m
notebook computer~notebook computers ; n ; Laptop/Laptops/m ; ordinateur portable/ordinateurs portables/m ; laptop/m ; portátil/portátiles/m
gaming pc~gaming pcs ; n ; Gaming-PC/Gaming-PCs/m ; PC gamer/m ; PC gaming/m ; PC gaming/m
mini pc~mini pcs ; n ; Mini-PC/Mini-PCs/m ; mini PC/m ; mini PC/m ; mini PC/m
tablet pc~tablet pcs ; n ; Tablet/Tablets/n ; tablette/tablettes/f ; tablet/m ; tableta/tabletas/f
tablet~tablets ; n ; Tablet/Tablets/n ; tablette/tablettes/f ; tablet/m ; tableta/tabletas/f
e-reader~e-readers ; n ; E-Book-Reader/m ; liseuse/liseuses/f ; lettore e-book/lettori e-book/m ; lector de libros electrónicos/lectores de libros electrónicos/m
ereader~ereaders ; n ; E-Book-Reader/m ; liseuse/liseuses/f ; lettore e-book/lettori e-book/m ; lector de libros electrónicos/lectores de libros electrónicos/m
ebook reader~ebook readers ; n ; E-Book-Reader/m ; liseuse/liseuses/f ; lettore e-book/lettori e-book/m ; lector de libros electrónicos/lectores de libros electrónicos/m
monitor~monitors ; n ; Monitor/Monitore/m ; écran/écrans/m ; monitor/m ; monitor/monitores/m
computer monitor~computer monitors ; n ; Monitor/Monitore/m ; écran/écrans/m ; monitor/m ; monitor/monitores/m
screen~screens ; n ; Bildschirm/Bildschirme/m ; écran/écrans/m ; schermo/schermi/m ; pantalla/pantallas/f
touch screen~touch screens ; n ; Touchscreen/Touchscreens/m ; écran tactile/écrans tactiles/m ; touchscreen/m ; pantalla táctil/pantallas táctiles/f
touchscreen~touchscreens ; n ; Touchscreen/Touchscreens/m ; écran tactile/écrans tactiles/m ; touchscreen/m ; pantalla táctil/pantallas táctiles/f
keyboard~keyboards ; n ; Tastatur/Tastaturen/f ; clavier/claviers/m ; tastiera/tastiere/f ; teclado/teclados/m
mechanical keyboard~mechanical keyboards ; n ; mechanische Tastatur/mechanische Tastaturen/f ; clavier mécanique/claviers mécaniques/m ; tastiera meccanica/tastiere meccaniche/f ; teclado mecánico/teclados mecánicos/m
keyboard and mouse ; p ; Tastatur und Maus ; clavier et souris ; tastiera e mouse ; teclado y ratón
keyboard & mouse ; p ; Tastatur und Maus ; clavier et souris ; tastiera e mouse ; teclado y ratón
keyboard mouse ; p ; Tastatur und Maus ; clavier et souris ; tastiera e mouse ; teclado y ratón
mouse~mice ; n ; Maus/Mäuse/f ; souris/f ; mouse/m ; ratón/ratones/m
gaming mouse~gaming mice ; n ; Gaming-Maus/Gaming-Mäuse/f ; souris gamer/f ; mouse gaming/m ; ratón gaming/ratones gaming/m
wireless mouse~wireless mice ; n ; kabellose Maus/kabellose Mäuse/f ; souris sans fil/f ; mouse wireless/m ; ratón inalámbrico/ratones inalámbricos/m
mouse mat~mouse mats ; n ; Mauspad/Mauspads/n ; tapis de souris/m ; tappetino per mouse/tappetini per mouse/m ; alfombrilla de ratón/alfombrillas de ratón/f
mouse pad~mouse pads ; n ; Mauspad/Mauspads/n ; tapis de souris/m ; tappetino per mouse/tappetini per mouse/m ; alfombrilla de ratón/alfombrillas de ratón/f
mousepad~mousepads ; n ; Mauspad/Mauspads/n ; tapis de souris/m ; tappetino per mouse/tappetini per mouse/m ; alfombrilla de ratón/alfombrillas de ratón/f
mousemat~mousemats ; n ; Mauspad/Mauspads/n ; tapis de souris/m ; tappetino per mouse/tappetini per mouse/m ; alfombrilla de ratón/alfombrillas de ratón/f
wrist rest~wrist rests ; n ; Handgelenkauflage/Handgelenkauflagen/f ; repose-poignet/repose-poignets/m ; poggiapolsi/m ; reposamuñecas/m
laptop stand~laptop stands ; n ; Laptopständer/m ; support pour ordinateur portable/supports pour ordinateur portable/m ; supporto per laptop/supporti per laptop/m ; soporte para portátil/soportes para portátil/m
laptop sleeve~laptop sleeves ; n ; Laptophülle/Laptophüllen/f ; housse pour ordinateur portable/housses pour ordinateur portable/f ; custodia per laptop/custodie per laptop/f ; funda para portátil/fundas para portátil/f
laptop case~laptop cases ; n ; Laptophülle/Laptophüllen/f ; housse pour ordinateur portable/housses pour ordinateur portable/f ; custodia per laptop/custodie per laptop/f ; funda para portátil/fundas para portátil/f
laptop charger~laptop chargers ; n ; Laptop-Ladegerät/Laptop-Ladegeräte/n ; chargeur d'ordinateur portable/chargeurs d'ordinateur portable/m ; caricabatterie per laptop/m ; cargador para portátil/cargadores para portátil/m
laptop battery~laptop batteries ; n ; Laptop-Akku/Laptop-Akkus/m ; batterie d'ordinateur portable/batteries d'ordinateur portable/f ; batteria per laptop/batterie per laptop/f ; batería para portátil/baterías para portátil/f
cooling pad~cooling pads ; n ; Laptop-Kühler/m ; refroidisseur pour portable/refroidisseurs pour portable/m ; base di raffreddamento/basi di raffreddamento/f ; base refrigeradora/bases refrigeradoras/f
laptop cooler~laptop coolers ; n ; Laptop-Kühler/m ; refroidisseur pour portable/refroidisseurs pour portable/m ; base di raffreddamento/basi di raffreddamento/f ; base refrigeradora/bases refrigeradoras/f
docking station~docking stations ; n ; Dockingstation/Dockingstationen/f ; station d'accueil/stations d'accueil/f ; docking station/f ; base de acoplamiento/bases de acoplamiento/f
dock~docks ; n ; Dockingstation/Dockingstationen/f ; station d'accueil/stations d'accueil/f ; docking station/f ; base de acoplamiento/bases de acoplamiento/f
usb hub~usb hubs ; n ; USB-Hub/USB-Hubs/m ; hub USB/hubs USB/m ; hub USB/m ; hub USB/hubs USB/m
hub~hubs ; n ; Hub/Hubs/m ; hub/hubs/m ; hub/m ; hub/hubs/m
usb cable~usb cables ; n ; USB-Kabel/n ; câble USB/câbles USB/m ; cavo USB/cavi USB/m ; cable USB/cables USB/m
usb lead~usb leads ; n ; USB-Kabel/n ; câble USB/câbles USB/m ; cavo USB/cavi USB/m ; cable USB/cables USB/m
usb stick~usb sticks ; n ; USB-Stick/USB-Sticks/m ; clé USB/clés USB/f ; chiavetta USB/chiavette USB/f ; memoria USB/memorias USB/f
usb flash drive~usb flash drives ; n ; USB-Stick/USB-Sticks/m ; clé USB/clés USB/f ; chiavetta USB/chiavette USB/f ; memoria USB/memorias USB/f
flash drive~flash drives ; n ; USB-Stick/USB-Sticks/m ; clé USB/clés USB/f ; chiavetta USB/chiavette USB/f ; memoria USB/memorias USB/f
memory stick~memory sticks ; n ; USB-Stick/USB-Sticks/m ; clé USB/clés USB/f ; chiavetta USB/chiavette USB/f ; memoria USB/memorias USB/f
pen drive~pen drives ; n ; USB-Stick/USB-Sticks/m ; clé USB/clés USB/f ; chiavetta USB/chiavette USB/f ; memoria USB/memorias USB/f
usb drive~usb drives ; n ; USB-Stick/USB-Sticks/m ; clé USB/clés USB/f ; chiavetta USB/chiavette USB/f ; memoria USB/memorias USB/f
memory card~memory cards ; n ; Speicherkarte/Speicherkarten/f ; carte mémoire/cartes mémoire/f ; scheda di memoria/schede di memoria/f ; tarjeta de memoria/tarjetas de memoria/f
sd card~sd cards ; n ; SD-Karte/SD-Karten/f ; carte SD/cartes SD/f ; scheda SD/schede SD/f ; tarjeta SD/tarjetas SD/f
micro sd card~micro sd cards ; n ; microSD-Karte/microSD-Karten/f ; carte micro SD/cartes micro SD/f ; scheda micro SD/schede micro SD/f ; tarjeta micro SD/tarjetas micro SD/f
card reader~card readers ; n ; Kartenleser/m ; lecteur de carte/lecteurs de carte/m ; lettore di schede/lettori di schede/m ; lector de tarjetas/lectores de tarjetas/m
hard drive~hard drives ; n ; Festplatte/Festplatten/f ; disque dur/disques durs/m ; hard disk/m ; disco duro/discos duros/m
hard disk~hard disks ; n ; Festplatte/Festplatten/f ; disque dur/disques durs/m ; hard disk/m ; disco duro/discos duros/m
hard disk drive~hard disk drives ; n ; Festplatte/Festplatten/f ; disque dur/disques durs/m ; hard disk/m ; disco duro/discos duros/m
external hard drive~external hard drives ; n ; externe Festplatte/externe Festplatten/f ; disque dur externe/disques durs externes/m ; hard disk esterno/hard disk esterni/m ; disco duro externo/discos duros externos/m
solid state drive~solid state drives ; n ; SSD/SSDs/f ; SSD/m ; SSD/m ; SSD/m
ssd~ssds ; n ; SSD/SSDs/f ; SSD/m ; SSD/m ; SSD/m
hard drive enclosure~hard drive enclosures ; n ; Festplattengehäuse/n ; boîtier de disque dur/boîtiers de disque dur/m ; box per hard disk/m ; carcasa para disco duro/carcasas para disco duro/f
drive enclosure~drive enclosures ; n ; Festplattengehäuse/n ; boîtier de disque dur/boîtiers de disque dur/m ; box per hard disk/m ; carcasa para disco duro/carcasas para disco duro/f
graphics card~graphics cards ; n ; Grafikkarte/Grafikkarten/f ; carte graphique/cartes graphiques/f ; scheda grafica/schede grafiche/f ; tarjeta gráfica/tarjetas gráficas/f
video card~video cards ; n ; Grafikkarte/Grafikkarten/f ; carte graphique/cartes graphiques/f ; scheda grafica/schede grafiche/f ; tarjeta gráfica/tarjetas gráficas/f
motherboard~motherboards ; n ; Mainboard/Mainboards/n ; carte mère/cartes mères/f ; scheda madre/schede madri/f ; placa base/placas base/f
mainboard~mainboards ; n ; Mainboard/Mainboards/n ; carte mère/cartes mères/f ; scheda madre/schede madri/f ; placa base/placas base/f
processor~processors ; n ; Prozessor/Prozessoren/m ; processeur/processeurs/m ; processore/processori/m ; procesador/procesadores/m
memory ; n ; Speicher/m ; mémoire/mémoires/f ; memoria/memorie/f ; memoria/memorias/f
laptop memory ; n ; Laptop-Arbeitsspeicher/m ; mémoire pour portable/mémoires pour portable/f ; memoria per laptop/memorie per laptop/f ; memoria para portátil/memorias para portátil/f
power supply~power supplies ; n ; Netzteil/Netzteile/n ; alimentation/alimentations/f ; alimentatore/alimentatori/m ; fuente de alimentación/fuentes de alimentación/f
power supply unit~power supply units ; n ; Netzteil/Netzteile/n ; alimentation/alimentations/f ; alimentatore/alimentatori/m ; fuente de alimentación/fuentes de alimentación/f
psu~psus ; n ; Netzteil/Netzteile/n ; alimentation/alimentations/f ; alimentatore/alimentatori/m ; fuente de alimentación/fuentes de alimentación/f
pc case~pc cases ; n ; PC-Gehäuse/n ; boîtier PC/boîtiers PC/m ; case PC/m ; caja de PC/cajas de PC/f
computer case~computer cases ; n ; PC-Gehäuse/n ; boîtier PC/boîtiers PC/m ; case PC/m ; caja de PC/cajas de PC/f
cpu cooler~cpu coolers ; n ; CPU-Kühler/m ; refroidisseur CPU/refroidisseurs CPU/m ; dissipatore CPU/dissipatori CPU/m ; disipador CPU/disipadores CPU/m
cooling fan~cooling fans ; n ; Lüfter/m ; ventilateur/ventilateurs/m ; ventola/ventole/f ; ventilador/ventiladores/m
case fan~case fans ; n ; Lüfter/m ; ventilateur/ventilateurs/m ; ventola/ventole/f ; ventilador/ventiladores/m
pc fan~pc fans ; n ; Lüfter/m ; ventilateur/ventilateurs/m ; ventola/ventole/f ; ventilador/ventiladores/m
heatsink~heatsinks ; n ; Kühlkörper/m ; dissipateur/dissipateurs/m ; dissipatore/dissipatori/m ; disipador/disipadores/m
heat sink~heat sinks ; n ; Kühlkörper/m ; dissipateur/dissipateurs/m ; dissipatore/dissipatori/m ; disipador/disipadores/m
thermal paste ; n ; Wärmeleitpaste/Wärmeleitpasten/f ; pâte thermique/pâtes thermiques/f ; pasta termica/paste termiche/f ; pasta térmica/pastas térmicas/f
webcam~webcams ; n ; Webcam/Webcams/f ; webcam/webcams/f ; webcam/f ; webcam/webcams/f
printer~printers ; n ; Drucker/m ; imprimante/imprimantes/f ; stampante/stampanti/f ; impresora/impresoras/f
3d printer~3d printers ; n ; 3D-Drucker/m ; imprimante 3D/imprimantes 3D/f ; stampante 3D/stampanti 3D/f ; impresora 3D/impresoras 3D/f
filament~filaments ; n ; Filament/Filamente/n ; filament/filaments/m ; filamento/filamenti/m ; filamento/filamentos/m
label printer~label printers ; n ; Etikettendrucker/m ; imprimante d'étiquettes/imprimantes d'étiquettes/f ; stampante di etichette/stampanti di etichette/f ; impresora de etiquetas/impresoras de etiquetas/f
ink cartridge~ink cartridges ; n ; Druckerpatrone/Druckerpatronen/f ; cartouche d'encre/cartouches d'encre/f ; cartuccia d'inchiostro/cartucce d'inchiostro/f ; cartucho de tinta/cartuchos de tinta/m
printer cartridge~printer cartridges ; n ; Druckerpatrone/Druckerpatronen/f ; cartouche d'encre/cartouches d'encre/f ; cartuccia d'inchiostro/cartucce d'inchiostro/f ; cartucho de tinta/cartuchos de tinta/m
toner cartridge~toner cartridges ; n ; Tonerkartusche/Tonerkartuschen/f ; cartouche de toner/cartouches de toner/f ; cartuccia toner/cartucce toner/f ; cartucho de tóner/cartuchos de tóner/m
toner~toners ; n ; Tonerkartusche/Tonerkartuschen/f ; cartouche de toner/cartouches de toner/f ; cartuccia toner/cartucce toner/f ; cartucho de tóner/cartuchos de tóner/m
cartridge~cartridges ; n ; Patrone/Patronen/f ; cartouche/cartouches/f ; cartuccia/cartucce/f ; cartucho/cartuchos/m
ink~inks ; n ; Tinte/Tinten/f ; encre/encres/f ; inchiostro/inchiostri/m ; tinta/tintas/f
scanner~scanners ; n ; Scanner/m ; scanner/scanners/m ; scanner/m ; escáner/escáneres/m
barcode scanner~barcode scanners ; n ; Barcodescanner/m ; lecteur de codes-barres/lecteurs de codes-barres/m ; lettore di codici a barre/lettori di codici a barre/m ; lector de códigos de barras/lectores de códigos de barras/m
router~routers ; n ; Router/m ; routeur/routeurs/m ; router/m ; router/routers/m
wifi extender~wifi extenders ; n ; WLAN-Verstärker/m ; répéteur wifi/répéteurs wifi/m ; ripetitore wifi/ripetitori wifi/m ; repetidor wifi/repetidores wifi/m
wifi booster~wifi boosters ; n ; WLAN-Verstärker/m ; répéteur wifi/répéteurs wifi/m ; ripetitore wifi/ripetitori wifi/m ; repetidor wifi/repetidores wifi/m
wi-fi extender~wi-fi extenders ; n ; WLAN-Verstärker/m ; répéteur wifi/répéteurs wifi/m ; ripetitore wifi/ripetitori wifi/m ; repetidor wifi/repetidores wifi/m
wifi repeater~wifi repeaters ; n ; WLAN-Verstärker/m ; répéteur wifi/répéteurs wifi/m ; ripetitore wifi/ripetitori wifi/m ; repetidor wifi/repetidores wifi/m
wifi adapter~wifi adapters ; n ; WLAN-Adapter/m ; adaptateur wifi/adaptateurs wifi/m ; adattatore wifi/adattatori wifi/m ; adaptador wifi/adaptadores wifi/m
wireless adapter~wireless adapters ; n ; WLAN-Adapter/m ; adaptateur wifi/adaptateurs wifi/m ; adattatore wifi/adattatori wifi/m ; adaptador wifi/adaptadores wifi/m
wifi dongle~wifi dongles ; n ; WLAN-Adapter/m ; adaptateur wifi/adaptateurs wifi/m ; adattatore wifi/adattatori wifi/m ; adaptador wifi/adaptadores wifi/m
wifi ; n ; WLAN/n ; wifi/m ; wifi/m ; wifi/m
wi-fi ; n ; WLAN/n ; wifi/m ; wifi/m ; wifi/m
network cable~network cables ; n ; Netzwerkkabel/n ; câble Ethernet/câbles Ethernet/m ; cavo Ethernet/cavi Ethernet/m ; cable Ethernet/cables Ethernet/m
ethernet cable~ethernet cables ; n ; Netzwerkkabel/n ; câble Ethernet/câbles Ethernet/m ; cavo Ethernet/cavi Ethernet/m ; cable Ethernet/cables Ethernet/m
lan cable~lan cables ; n ; Netzwerkkabel/n ; câble Ethernet/câbles Ethernet/m ; cavo Ethernet/cavi Ethernet/m ; cable Ethernet/cables Ethernet/m
patch cable~patch cables ; n ; Netzwerkkabel/n ; câble Ethernet/câbles Ethernet/m ; cavo Ethernet/cavi Ethernet/m ; cable Ethernet/cables Ethernet/m
network switch~network switches ; n ; Netzwerk-Switch/Netzwerk-Switches/m ; commutateur réseau/commutateurs réseau/m ; switch di rete/m ; switch de red/m
network card~network cards ; n ; Netzwerkkarte/Netzwerkkarten/f ; carte réseau/cartes réseau/f ; scheda di rete/schede di rete/f ; tarjeta de red/tarjetas de red/f
modem~modems ; n ; Modem/Modems/n ; modem/modems/m ; modem/m ; módem/módems/m
server~servers ; n ; Server/m ; serveur/serveurs/m ; server/m ; servidor/servidores/m
software ; n ; Software/f ; logiciel/logiciels/m ; software/m ; software/m
joystick~joysticks ; n ; Joystick/Joysticks/m ; joystick/joysticks/m ; joystick/m ; joystick/joysticks/m
game controller~game controllers ; n ; Controller/m ; manette/manettes/f ; controller/m ; mando/mandos/m
gaming controller~gaming controllers ; n ; Controller/m ; manette/manettes/f ; controller/m ; mando/mandos/m
controller~controllers ; n ; Controller/m ; manette/manettes/f ; controller/m ; mando/mandos/m
gamepad~gamepads ; n ; Controller/m ; manette/manettes/f ; controller/m ; mando/mandos/m
video game~video games ; n ; Videospiel/Videospiele/n ; jeu vidéo/jeux vidéo/m ; videogioco/videogiochi/m ; videojuego/videojuegos/m
videogame~videogames ; n ; Videospiel/Videospiele/n ; jeu vidéo/jeux vidéo/m ; videogioco/videogiochi/m ; videojuego/videojuegos/m
console~consoles ; n ; Konsole/Konsolen/f ; console/consoles/f ; console/f ; consola/consolas/f
game console~game consoles ; n ; Konsole/Konsolen/f ; console/consoles/f ; console/f ; consola/consolas/f
games console~games consoles ; n ; Konsole/Konsolen/f ; console/consoles/f ; console/f ; consola/consolas/f
# cables, power and adapters
cable~cables ; n ; Kabel/n ; câble/câbles/m ; cavo/cavi/m ; cable/cables/m
lead cable~lead cables ; n ; Netzkabel/n ; câble d'alimentation/câbles d'alimentation/m ; cavo di alimentazione/cavi di alimentazione/m ; cable de alimentación/cables de alimentación/m
power lead~power leads ; n ; Netzkabel/n ; câble d'alimentation/câbles d'alimentation/m ; cavo di alimentazione/cavi di alimentazione/m ; cable de alimentación/cables de alimentación/m
power cable~power cables ; n ; Netzkabel/n ; câble d'alimentation/câbles d'alimentation/m ; cavo di alimentazione/cavi di alimentazione/m ; cable de alimentación/cables de alimentación/m
power cord~power cords ; n ; Netzkabel/n ; câble d'alimentation/câbles d'alimentation/m ; cavo di alimentazione/cavi di alimentazione/m ; cable de alimentación/cables de alimentación/m
mains lead~mains leads ; n ; Netzkabel/n ; câble d'alimentation/câbles d'alimentation/m ; cavo di alimentazione/cavi di alimentazione/m ; cable de alimentación/cables de alimentación/m
charging cable~charging cables ; n ; Ladekabel/n ; câble de charge/câbles de charge/m ; cavo di ricarica/cavi di ricarica/m ; cable de carga/cables de carga/m
charger cable~charger cables ; n ; Ladekabel/n ; câble de charge/câbles de charge/m ; cavo di ricarica/cavi di ricarica/m ; cable de carga/cables de carga/m
charger lead~charger leads ; n ; Ladekabel/n ; câble de charge/câbles de charge/m ; cavo di ricarica/cavi di ricarica/m ; cable de carga/cables de carga/m
charge cable~charge cables ; n ; Ladekabel/n ; câble de charge/câbles de charge/m ; cavo di ricarica/cavi di ricarica/m ; cable de carga/cables de carga/m
charging lead~charging leads ; n ; Ladekabel/n ; câble de charge/câbles de charge/m ; cavo di ricarica/cavi di ricarica/m ; cable de carga/cables de carga/m
data cable~data cables ; n ; Datenkabel/n ; câble de données/câbles de données/m ; cavo dati/cavi dati/m ; cable de datos/cables de datos/m
sync cable~sync cables ; n ; Datenkabel/n ; câble de données/câbles de données/m ; cavo dati/cavi dati/m ; cable de datos/cables de datos/m
hdmi cable~hdmi cables ; n ; HDMI-Kabel/n ; câble HDMI/câbles HDMI/m ; cavo HDMI/cavi HDMI/m ; cable HDMI/cables HDMI/m
hdmi lead~hdmi leads ; n ; HDMI-Kabel/n ; câble HDMI/câbles HDMI/m ; cavo HDMI/cavi HDMI/m ; cable HDMI/cables HDMI/m
audio cable~audio cables ; n ; Audiokabel/n ; câble audio/câbles audio/m ; cavo audio/cavi audio/m ; cable de audio/cables de audio/m
aux cable~aux cables ; n ; Audiokabel/n ; câble audio/câbles audio/m ; cavo audio/cavi audio/m ; cable de audio/cables de audio/m
aux lead~aux leads ; n ; Audiokabel/n ; câble audio/câbles audio/m ; cavo audio/cavi audio/m ; cable de audio/cables de audio/m
extension cable~extension cables ; n ; Verlängerungskabel/n ; rallonge/rallonges/f ; prolunga/prolunghe/f ; cable alargador/cables alargadores/m
extension lead~extension leads ; n ; Steckdosenleiste/Steckdosenleisten/f ; multiprise/multiprises/f ; ciabatta elettrica/ciabatte elettriche/f ; regleta/regletas/f
power strip~power strips ; n ; Steckdosenleiste/Steckdosenleisten/f ; multiprise/multiprises/f ; ciabatta elettrica/ciabatte elettriche/f ; regleta/regletas/f
adapter~adapters ; n ; Adapter/m ; adaptateur/adaptateurs/m ; adattatore/adattatori/m ; adaptador/adaptadores/m
adaptor~adaptors ; n ; Adapter/m ; adaptateur/adaptateurs/m ; adattatore/adattatori/m ; adaptador/adaptadores/m
power adapter~power adapters ; n ; Netzteil/Netzteile/n ; adaptateur secteur/adaptateurs secteur/m ; alimentatore/alimentatori/m ; adaptador de corriente/adaptadores de corriente/m
power adaptor~power adaptors ; n ; Netzteil/Netzteile/n ; adaptateur secteur/adaptateurs secteur/m ; alimentatore/alimentatori/m ; adaptador de corriente/adaptadores de corriente/m
mains adapter~mains adapters ; n ; Netzteil/Netzteile/n ; adaptateur secteur/adaptateurs secteur/m ; alimentatore/alimentatori/m ; adaptador de corriente/adaptadores de corriente/m
ac adapter~ac adapters ; n ; Netzteil/Netzteile/n ; adaptateur secteur/adaptateurs secteur/m ; alimentatore/alimentatori/m ; adaptador de corriente/adaptadores de corriente/m
travel adapter~travel adapters ; n ; Reiseadapter/m ; adaptateur de voyage/adaptateurs de voyage/m ; adattatore da viaggio/adattatori da viaggio/m ; adaptador de viaje/adaptadores de viaje/m
travel adaptor~travel adaptors ; n ; Reiseadapter/m ; adaptateur de voyage/adaptateurs de voyage/m ; adattatore da viaggio/adattatori da viaggio/m ; adaptador de viaje/adaptadores de viaje/m
plug adapter~plug adapters ; n ; Reiseadapter/m ; adaptateur de voyage/adaptateurs de voyage/m ; adattatore da viaggio/adattatori da viaggio/m ; adaptador de viaje/adaptadores de viaje/m
charger~chargers ; n ; Ladegerät/Ladegeräte/n ; chargeur/chargeurs/m ; caricabatterie/m ; cargador/cargadores/m
wall charger~wall chargers ; n ; Netzladegerät/Netzladegeräte/n ; chargeur secteur/chargeurs secteur/m ; caricatore da parete/caricatori da parete/m ; cargador de pared/cargadores de pared/m
mains charger~mains chargers ; n ; Netzladegerät/Netzladegeräte/n ; chargeur secteur/chargeurs secteur/m ; caricatore da parete/caricatori da parete/m ; cargador de pared/cargadores de pared/m
car charger~car chargers ; n ; Kfz-Ladegerät/Kfz-Ladegeräte/n ; chargeur voiture/chargeurs voiture/m ; caricabatterie da auto/m ; cargador de coche/cargadores de coche/m
wireless charger~wireless chargers ; n ; kabelloses Ladegerät/kabellose Ladegeräte/n ; chargeur sans fil/chargeurs sans fil/m ; caricatore wireless/caricatori wireless/m ; cargador inalámbrico/cargadores inalámbricos/m
usb charger~usb chargers ; n ; USB-Ladegerät/USB-Ladegeräte/n ; chargeur USB/chargeurs USB/m ; caricatore USB/caricatori USB/m ; cargador USB/cargadores USB/m
fast charger~fast chargers ; n ; Schnellladegerät/Schnellladegeräte/n ; chargeur rapide/chargeurs rapides/m ; caricatore rapido/caricatori rapidi/m ; cargador rápido/cargadores rápidos/m
quick charger~quick chargers ; n ; Schnellladegerät/Schnellladegeräte/n ; chargeur rapide/chargeurs rapides/m ; caricatore rapido/caricatori rapidi/m ; cargador rápido/cargadores rápidos/m
fast charging ; p ; Schnellladung ; charge rapide ; ricarica rapida ; carga rápida
quick charge ; p ; Schnellladung ; charge rapide ; ricarica rapida ; carga rápida
fast charge ; p ; Schnellladung ; charge rapide ; ricarica rapida ; carga rápida
quick charging ; p ; Schnellladung ; charge rapide ; ricarica rapida ; carga rápida
charging station~charging stations ; n ; Ladestation/Ladestationen/f ; station de charge/stations de charge/f ; stazione di ricarica/stazioni di ricarica/f ; base de carga/bases de carga/f
charging dock~charging docks ; n ; Ladestation/Ladestationen/f ; station de charge/stations de charge/f ; stazione di ricarica/stazioni di ricarica/f ; base de carga/bases de carga/f
charging stand~charging stands ; n ; Ladestation/Ladestationen/f ; station de charge/stations de charge/f ; stazione di ricarica/stazioni di ricarica/f ; base de carga/bases de carga/f
battery charger~battery chargers ; n ; Akkuladegerät/Akkuladegeräte/n ; chargeur de batterie/chargeurs de batterie/m ; caricabatterie/m ; cargador de baterías/cargadores de baterías/m
power bank~power banks ; n ; Powerbank/Powerbanks/f ; batterie externe/batteries externes/f ; power bank/m ; batería externa/baterías externas/f
powerbank~powerbanks ; n ; Powerbank/Powerbanks/f ; batterie externe/batteries externes/f ; power bank/m ; batería externa/baterías externas/f
portable charger~portable chargers ; n ; Powerbank/Powerbanks/f ; batterie externe/batteries externes/f ; power bank/m ; batería externa/baterías externas/f
battery~batteries ; n ; Batterie/Batterien/f ; batterie/batteries/f ; batteria/batterie/f ; batería/baterías/f
rechargeable battery~rechargeable batteries ; n ; Akku/Akkus/m ; batterie rechargeable/batteries rechargeables/f ; batteria ricaricabile/batterie ricaricabili/f ; batería recargable/baterías recargables/f
lithium battery~lithium batteries ; n ; Lithium-Akku/Lithium-Akkus/m ; batterie au lithium/batteries au lithium/f ; batteria al litio/batterie al litio/f ; batería de litio/baterías de litio/f
lithium ion battery~lithium ion batteries ; n ; Lithium-Akku/Lithium-Akkus/m ; batterie au lithium/batteries au lithium/f ; batteria al litio/batterie al litio/f ; batería de litio/baterías de litio/f
li-ion battery~li-ion batteries ; n ; Lithium-Akku/Lithium-Akkus/m ; batterie au lithium/batteries au lithium/f ; batteria al litio/batterie al litio/f ; batería de litio/baterías de litio/f
lipo battery~lipo batteries ; n ; LiPo-Akku/LiPo-Akkus/m ; batterie LiPo/batteries LiPo/f ; batteria LiPo/batterie LiPo/f ; batería LiPo/baterías LiPo/f
alkaline battery~alkaline batteries ; n ; Alkalibatterie/Alkalibatterien/f ; pile alcaline/piles alcalines/f ; pila alcalina/pile alcaline/f ; pila alcalina/pilas alcalinas/f
button cell~button cells ; n ; Knopfzelle/Knopfzellen/f ; pile bouton/piles bouton/f ; pila a bottone/pile a bottone/f ; pila de botón/pilas de botón/f
coin cell~coin cells ; n ; Knopfzelle/Knopfzellen/f ; pile bouton/piles bouton/f ; pila a bottone/pile a bottone/f ; pila de botón/pilas de botón/f
button battery~button batteries ; n ; Knopfzelle/Knopfzellen/f ; pile bouton/piles bouton/f ; pila a bottone/pile a bottone/f ; pila de botón/pilas de botón/f
coin battery~coin batteries ; n ; Knopfzelle/Knopfzellen/f ; pile bouton/piles bouton/f ; pila a bottone/pile a bottone/f ; pila de botón/pilas de botón/f
replacement battery~replacement batteries ; n ; Ersatzakku/Ersatzakkus/m ; batterie de remplacement/batteries de remplacement/f ; batteria di ricambio/batterie di ricambio/f ; batería de repuesto/baterías de repuesto/f
battery pack~battery packs ; n ; Akkupack/Akkupacks/m ; pack de batterie/packs de batterie/m ; pacco batterie/pacchi batterie/m ; paquete de baterías/paquetes de baterías/m
battery holder~battery holders ; n ; Batteriehalter/m ; support de piles/supports de piles/m ; portabatterie/m ; portapilas/m
battery case~battery cases ; n ; Batteriehalter/m ; support de piles/supports de piles/m ; portabatterie/m ; portapilas/m
battery box~battery boxes ; n ; Batteriehalter/m ; support de piles/supports de piles/m ; portabatterie/m ; portapilas/m
plug~plugs ; n ; Stecker/m ; prise/prises/f ; spina/spine/f ; enchufe/enchufes/m
smart plug~smart plugs ; n ; smarte Steckdose/smarte Steckdosen/f ; prise connectée/prises connectées/f ; presa smart/prese smart/f ; enchufe inteligente/enchufes inteligentes/m
power ; n ; Leistung/Leistungen/f ; puissance/puissances/f ; potenza/potenze/f ; potencia/potencias/f
connector~connectors ; n ; Stecker/m ; connecteur/connecteurs/m ; connettore/connettori/m ; conector/conectores/m
splitter~splitters ; n ; Splitter/m ; répartiteur/répartiteurs/m ; sdoppiatore/sdoppiatori/m ; divisor/divisores/m
converter~converters ; n ; Konverter/m ; convertisseur/convertisseurs/m ; convertitore/convertitori/m ; convertidor/convertidores/m
transformer unit ; n ; Transformator/Transformatoren/m ; transformateur/transformateurs/m ; trasformatore/trasformatori/m ; transformador/transformadores/m
inverter~inverters ; n ; Wechselrichter/m ; onduleur/onduleurs/m ; inverter/m ; inversor/inversores/m
power inverter~power inverters ; n ; Wechselrichter/m ; onduleur/onduleurs/m ; inverter/m ; inversor/inversores/m
solar panel~solar panels ; n ; Solarpanel/Solarpanels/n ; panneau solaire/panneaux solaires/m ; pannello solare/pannelli solari/m ; panel solar/paneles solares/m
generator~generators ; n ; Stromerzeuger/m ; groupe électrogène/groupes électrogènes/m ; generatore/generatori/m ; generador/generadores/m
usb port~usb ports ; n ; USB-Anschluss/USB-Anschlüsse/m ; port USB/ports USB/m ; porta USB/porte USB/f ; puerto USB/puertos USB/m
remote control~remote controls ; n ; Fernbedienung/Fernbedienungen/f ; télécommande/télécommandes/f ; telecomando/telecomandi/m ; mando a distancia/mandos a distancia/m
remote controlled ; a ; ferngesteuert/ferngesteuerte ; télécommandé/télécommandée/télécommandés/télécommandées ; telecomandato/telecomandata/telecomandati/telecomandate ; teledirigido/teledirigida/teledirigidos/teledirigidas
remote-controlled ; a ; ferngesteuert/ferngesteuerte ; télécommandé/télécommandée/télécommandés/télécommandées ; telecomandato/telecomandata/telecomandati/telecomandate ; teledirigido/teledirigida/teledirigidos/teledirigidas
remote~remotes ; n ; Fernbedienung/Fernbedienungen/f ; télécommande/télécommandes/f ; telecomando/telecomandi/m ; mando/mandos/m
cable tidy ; n ; Kabelorganizer/m ; range-câbles/m ; organizzatore di cavi/organizzatori di cavi/m ; organizador de cables/organizadores de cables/m
cable management ; n ; Kabelorganizer/m ; range-câbles/m ; organizzatore di cavi/organizzatori di cavi/m ; organizador de cables/organizadores de cables/m
cable organiser~cable organisers ; n ; Kabelorganizer/m ; range-câbles/m ; organizzatore di cavi/organizzatori di cavi/m ; organizador de cables/organizadores de cables/m
cable organizer~cable organizers ; n ; Kabelorganizer/m ; range-câbles/m ; organizzatore di cavi/organizzatori di cavi/m ; organizador de cables/organizadores de cables/m
cable tie~cable ties ; n ; Kabelbinder/m ; serre-câble/serre-câbles/m ; fascetta/fascette/f ; brida/bridas/f
zip tie~zip ties ; n ; Kabelbinder/m ; serre-câble/serre-câbles/m ; fascetta/fascette/f ; brida/bridas/f
cable clip~cable clips ; n ; Kabelclip/Kabelclips/m ; clip de câble/clips de câble/m ; fermacavo/fermacavi/m ; clip para cables/clips para cables/m
# phones and tablets
phone~phones ; n ; Telefon/Telefone/n ; téléphone/téléphones/m ; telefono/telefoni/m ; teléfono/teléfonos/m
mobile phone~mobile phones ; n ; Handy/Handys/n ; téléphone portable/téléphones portables/m ; cellulare/cellulari/m ; móvil/móviles/m
cell phone~cell phones ; n ; Handy/Handys/n ; téléphone portable/téléphones portables/m ; cellulare/cellulari/m ; móvil/móviles/m
mobile~mobiles ; n ; Handy/Handys/n ; téléphone portable/téléphones portables/m ; cellulare/cellulari/m ; móvil/móviles/m
cellphone~cellphones ; n ; Handy/Handys/n ; téléphone portable/téléphones portables/m ; cellulare/cellulari/m ; móvil/móviles/m
smartphone~smartphones ; n ; Smartphone/Smartphones/n ; smartphone/smartphones/m ; smartphone/m ; smartphone/smartphones/m
smart phone~smart phones ; n ; Smartphone/Smartphones/n ; smartphone/smartphones/m ; smartphone/m ; smartphone/smartphones/m
cordless phone~cordless phones ; n ; schnurloses Telefon/schnurlose Telefone/n ; téléphone sans fil/téléphones sans fil/m ; telefono cordless/telefoni cordless/m ; teléfono inalámbrico/teléfonos inalámbricos/m
cordless telephone~cordless telephones ; n ; schnurloses Telefon/schnurlose Telefone/n ; téléphone sans fil/téléphones sans fil/m ; telefono cordless/telefoni cordless/m ; teléfono inalámbrico/teléfonos inalámbricos/m
telephone~telephones ; n ; Telefon/Telefone/n ; téléphone/téléphones/m ; telefono/telefoni/m ; teléfono/teléfonos/m
phone case~phone cases ; n ; Handyhülle/Handyhüllen/f ; coque de téléphone/coques de téléphone/f ; cover per telefono/f ; funda para móvil/fundas para móvil/f
mobile phone case~mobile phone cases ; n ; Handyhülle/Handyhüllen/f ; coque de téléphone/coques de téléphone/f ; cover per telefono/f ; funda para móvil/fundas para móvil/f
phone cover~phone covers ; n ; Handyhülle/Handyhüllen/f ; coque de téléphone/coques de téléphone/f ; cover per telefono/f ; funda para móvil/fundas para móvil/f
case~cases ; n ; Hülle/Hüllen/f ; étui/étuis/m ; custodia/custodie/f ; funda/fundas/f
case cover~case covers ; n ; Schutzhülle/Schutzhüllen/f ; coque/coques/f ; cover/f ; funda/fundas/f
protective case~protective cases ; n ; Schutzhülle/Schutzhüllen/f ; étui de protection/étuis de protection/m ; custodia protettiva/custodie protettive/f ; funda protectora/fundas protectoras/f
wallet case~wallet cases ; n ; Klapphülle/Klapphüllen/f ; étui portefeuille/étuis portefeuille/m ; custodia a portafoglio/custodie a portafoglio/f ; funda cartera/fundas cartera/f
flip case~flip cases ; n ; Klapphülle/Klapphüllen/f ; étui portefeuille/étuis portefeuille/m ; custodia a portafoglio/custodie a portafoglio/f ; funda cartera/fundas cartera/f
book case cover~book case covers ; n ; Klapphülle/Klapphüllen/f ; étui portefeuille/étuis portefeuille/m ; custodia a portafoglio/custodie a portafoglio/f ; funda cartera/fundas cartera/f
silicone case~silicone cases ; n ; Silikonhülle/Silikonhüllen/f ; coque en silicone/coques en silicone/f ; cover in silicone/f ; funda de silicona/fundas de silicona/f
leather case~leather cases ; n ; Lederhülle/Lederhüllen/f ; étui en cuir/étuis en cuir/m ; custodia in pelle/custodie in pelle/f ; funda de piel/fundas de piel/f
gel case~gel cases ; n ; TPU-Hülle/TPU-Hüllen/f ; coque en gel/coques en gel/f ; cover in TPU/f ; funda de gel/fundas de gel/f
tpu case~tpu cases ; n ; TPU-Hülle/TPU-Hüllen/f ; coque en gel/coques en gel/f ; cover in TPU/f ; funda de gel/fundas de gel/f
tablet case~tablet cases ; n ; Tablet-Hülle/Tablet-Hüllen/f ; étui pour tablette/étuis pour tablette/m ; custodia per tablet/custodie per tablet/f ; funda para tableta/fundas para tableta/f
tablet cover~tablet covers ; n ; Tablet-Hülle/Tablet-Hüllen/f ; étui pour tablette/étuis pour tablette/m ; custodia per tablet/custodie per tablet/f ; funda para tableta/fundas para tableta/f
screen protector~screen protectors ; n ; Displayschutz/m ; protection d'écran/protections d'écran/f ; pellicola protettiva/pellicole protettive/f ; protector de pantalla/protectores de pantalla/m
glass screen protector~glass screen protectors ; n ; Panzerglas-Schutzfolie/Panzerglas-Schutzfolien/f ; protection d'écran en verre trempé/protections d'écran en verre trempé/f ; vetro temperato protettivo/vetri temperati protettivi/m ; protector de cristal templado/protectores de cristal templado/m
tempered glass screen protector~tempered glass screen protectors ; n ; Panzerglas-Schutzfolie/Panzerglas-Schutzfolien/f ; protection d'écran en verre trempé/protections d'écran en verre trempé/f ; vetro temperato protettivo/vetri temperati protettivi/m ; protector de cristal templado/protectores de cristal templado/m
privacy screen~privacy screens ; n ; Sichtschutzfolie/Sichtschutzfolien/f ; filtre de confidentialité/filtres de confidentialité/m ; filtro privacy/filtri privacy/m ; filtro de privacidad/filtros de privacidad/m
phone holder~phone holders ; n ; Handyhalterung/Handyhalterungen/f ; support de téléphone/supports de téléphone/m ; supporto per telefono/supporti per telefono/m ; soporte para móvil/soportes para móvil/m
mobile phone holder~mobile phone holders ; n ; Handyhalterung/Handyhalterungen/f ; support de téléphone/supports de téléphone/m ; supporto per telefono/supporti per telefono/m ; soporte para móvil/soportes para móvil/m
phone mount~phone mounts ; n ; Handyhalterung/Handyhalterungen/f ; support de téléphone/supports de téléphone/m ; supporto per telefono/supporti per telefono/m ; soporte para móvil/soportes para móvil/m
phone stand~phone stands ; n ; Handyhalterung/Handyhalterungen/f ; support de téléphone/supports de téléphone/m ; supporto per telefono/supporti per telefono/m ; soporte para móvil/soportes para móvil/m
car phone holder~car phone holders ; n ; Kfz-Halterung/Kfz-Halterungen/f ; support voiture/supports voiture/m ; supporto auto/supporti auto/m ; soporte de coche/soportes de coche/m
car mount~car mounts ; n ; Kfz-Halterung/Kfz-Halterungen/f ; support voiture/supports voiture/m ; supporto auto/supporti auto/m ; soporte de coche/soportes de coche/m
car holder~car holders ; n ; Kfz-Halterung/Kfz-Halterungen/f ; support voiture/supports voiture/m ; supporto auto/supporti auto/m ; soporte de coche/soportes de coche/m
phone charger~phone chargers ; n ; Handy-Ladegerät/Handy-Ladegeräte/n ; chargeur de téléphone/chargeurs de téléphone/m ; caricabatterie per telefono/m ; cargador de móvil/cargadores de móvil/m
phone battery~phone batteries ; n ; Handy-Akku/Handy-Akkus/m ; batterie de téléphone/batteries de téléphone/f ; batteria per telefono/batterie per telefono/f ; batería de móvil/baterías de móvil/f
lcd screen~lcd screens ; n ; LCD-Display/LCD-Displays/n ; écran LCD/écrans LCD/m ; schermo LCD/schermi LCD/m ; pantalla LCD/pantallas LCD/f
lcd display~lcd displays ; n ; LCD-Display/LCD-Displays/n ; écran LCD/écrans LCD/m ; schermo LCD/schermi LCD/m ; pantalla LCD/pantallas LCD/f
sim card~sim cards ; n ; SIM-Karte/SIM-Karten/f ; carte SIM/cartes SIM/f ; scheda SIM/schede SIM/f ; tarjeta SIM/tarjetas SIM/f
sim free ; a ; ohne SIM-Lock ; débloqué/débloquée/débloqués/débloquées ; sbloccato/sbloccata/sbloccati/sbloccate ; libre/libre/libres/libres
sim-free ; a ; ohne SIM-Lock ; débloqué/débloquée/débloqués/débloquées ; sbloccato/sbloccata/sbloccati/sbloccate ; libre/libre/libres/libres
unlocked ; a ; entsperrt/entsperrte ; débloqué/débloquée/débloqués/débloquées ; sbloccato/sbloccata/sbloccati/sbloccate ; libre/libre/libres/libres
selfie stick~selfie sticks ; n ; Selfie-Stick/Selfie-Sticks/m ; perche à selfie/perches à selfie/f ; bastone per selfie/bastoni per selfie/m ; palo selfie/palos selfie/m
stylus ; n ; Eingabestift/Eingabestifte/m ; stylet/stylets/m ; pennino/pennini/m ; lápiz táctil/lápices táctiles/m
stylus pen~stylus pens ; n ; Eingabestift/Eingabestifte/m ; stylet/stylets/m ; pennino/pennini/m ; lápiz táctil/lápices táctiles/m
back cover~back covers ; n ; Rückabdeckung/Rückabdeckungen/f ; coque arrière/coques arrière/f ; cover posteriore/f ; carcasa trasera/carcasas traseras/f
walkie talkie~walkie talkies ; n ; Walkie-Talkie/Walkie-Talkies/n ; talkie-walkie/talkies-walkies/m ; walkie-talkie/m ; walkie-talkie/walkie-talkies/m
walkie-talkie~walkie-talkies ; n ; Walkie-Talkie/Walkie-Talkies/n ; talkie-walkie/talkies-walkies/m ; walkie-talkie/m ; walkie-talkie/walkie-talkies/m
two way radio~two way radios ; n ; Walkie-Talkie/Walkie-Talkies/n ; talkie-walkie/talkies-walkies/m ; walkie-talkie/m ; walkie-talkie/walkie-talkies/m
intercom~intercoms ; n ; Gegensprechanlage/Gegensprechanlagen/f ; interphone/interphones/m ; citofono/citofoni/m ; interfono/interfonos/m
door phone~door phones ; n ; Gegensprechanlage/Gegensprechanlagen/f ; interphone/interphones/m ; citofono/citofoni/m ; interfono/interfonos/m
# cameras and optics
camera~cameras ; n ; Kamera/Kameras/f ; appareil photo/appareils photo/m ; fotocamera/fotocamere/f ; cámara/cámaras/f
digital camera~digital cameras ; n ; Digitalkamera/Digitalkameras/f ; appareil photo numérique/appareils photo numériques/m ; fotocamera digitale/fotocamere digitali/f ; cámara digital/cámaras digitales/f
dslr camera~dslr cameras ; n ; Spiegelreflexkamera/Spiegelreflexkameras/f ; appareil photo reflex/appareils photo reflex/m ; fotocamera reflex/fotocamere reflex/f ; cámara réflex/cámaras réflex/f
film camera~film cameras ; n ; Analogkamera/Analogkameras/f ; appareil photo argentique/appareils photo argentiques/m ; fotocamera analogica/fotocamere analogiche/f ; cámara analógica/cámaras analógicas/f
instant camera~instant cameras ; n ; Sofortbildkamera/Sofortbildkameras/f ; appareil photo instantané/appareils photo instantanés/m ; fotocamera istantanea/fotocamere istantanee/f ; cámara instantánea/cámaras instantáneas/f
video camera~video cameras ; n ; Camcorder/m ; caméscope/caméscopes/m ; videocamera/videocamere/f ; videocámara/videocámaras/f
camcorder~camcorders ; n ; Camcorder/m ; caméscope/caméscopes/m ; videocamera/videocamere/f ; videocámara/videocámaras/f
action camera~action cameras ; n ; Action-Cam/Action-Cams/f ; caméra d'action/caméras d'action/f ; action cam/f ; cámara de acción/cámaras de acción/f
action cam~action cams ; n ; Action-Cam/Action-Cams/f ; caméra d'action/caméras d'action/f ; action cam/f ; cámara de acción/cámaras de acción/f
security camera~security cameras ; n ; Überwachungskamera/Überwachungskameras/f ; caméra de surveillance/caméras de surveillance/f ; telecamera di sorveglianza/telecamere di sorveglianza/f ; cámara de vigilancia/cámaras de vigilancia/f
cctv camera~cctv cameras ; n ; Überwachungskamera/Überwachungskameras/f ; caméra de surveillance/caméras de surveillance/f ; telecamera di sorveglianza/telecamere di sorveglianza/f ; cámara de vigilancia/cámaras de vigilancia/f
surveillance camera~surveillance cameras ; n ; Überwachungskamera/Überwachungskameras/f ; caméra de surveillance/caméras de surveillance/f ; telecamera di sorveglianza/telecamere di sorveglianza/f ; cámara de vigilancia/cámaras de vigilancia/f
ip camera~ip cameras ; n ; IP-Kamera/IP-Kameras/f ; caméra IP/caméras IP/f ; telecamera IP/telecamere IP/f ; cámara IP/cámaras IP/f
dash cam~dash cams ; n ; Dashcam/Dashcams/f ; dashcam/dashcams/f ; dash cam/f ; cámara de coche/cámaras de coche/f
dashcam~dashcams ; n ; Dashcam/Dashcams/f ; dashcam/dashcams/f ; dash cam/f ; cámara de coche/cámaras de coche/f
dash camera~dash cameras ; n ; Dashcam/Dashcams/f ; dashcam/dashcams/f ; dash cam/f ; cámara de coche/cámaras de coche/f
reversing camera~reversing cameras ; n ; Rückfahrkamera/Rückfahrkameras/f ; caméra de recul/caméras de recul/f ; telecamera posteriore/telecamere posteriori/f ; cámara de marcha atrás/cámaras de marcha atrás/f
rear view camera~rear view cameras ; n ; Rückfahrkamera/Rückfahrkameras/f ; caméra de recul/caméras de recul/f ; telecamera posteriore/telecamere posteriori/f ; cámara de marcha atrás/cámaras de marcha atrás/f
backup camera~backup cameras ; n ; Rückfahrkamera/Rückfahrkameras/f ; caméra de recul/caméras de recul/f ; telecamera posteriore/telecamere posteriori/f ; cámara de marcha atrás/cámaras de marcha atrás/f
wildlife camera~wildlife cameras ; n ; Wildkamera/Wildkameras/f ; caméra de chasse/caméras de chasse/f ; fototrappola/fototrappole/f ; cámara de fauna/cámaras de fauna/f
trail camera~trail cameras ; n ; Wildkamera/Wildkameras/f ; caméra de chasse/caméras de chasse/f ; fototrappola/fototrappole/f ; cámara de fauna/cámaras de fauna/f
baby monitor~baby monitors ; n ; Babyphone/Babyphones/n ; babyphone/babyphones/m ; baby monitor/m ; vigilabebés/m
video doorbell~video doorbells ; n ; Video-Türklingel/Video-Türklingeln/f ; sonnette vidéo/sonnettes vidéo/f ; videocitofono/videocitofoni/m ; videotimbre/videotimbres/m
doorbell~doorbells ; n ; Türklingel/Türklingeln/f ; sonnette/sonnettes/f ; campanello/campanelli/m ; timbre/timbres/m
door bell~door bells ; n ; Türklingel/Türklingeln/f ; sonnette/sonnettes/f ; campanello/campanelli/m ; timbre/timbres/m
camera lens~camera lenses ; n ; Objektiv/Objektive/n ; objectif/objectifs/m ; obiettivo/obiettivi/m ; objetivo/objetivos/m
lens~lenses ; n ; Objektiv/Objektive/n ; objectif/objectifs/m ; obiettivo/obiettivi/m ; objetivo/objetivos/m
lens cap~lens caps ; n ; Objektivdeckel/m ; bouchon d'objectif/bouchons d'objectif/m ; tappo obiettivo/tappi obiettivo/m ; tapa de objetivo/tapas de objetivo/f
lens hood~lens hoods ; n ; Gegenlichtblende/Gegenlichtblenden/f ; pare-soleil/m ; paraluce/m ; parasol de objetivo/parasoles de objetivo/m
lens adapter~lens adapters ; n ; Objektivadapter/m ; adaptateur d'objectif/adaptateurs d'objectif/m ; adattatore obiettivo/adattatori obiettivo/m ; adaptador de objetivo/adaptadores de objetivo/m
lens mount adapter~lens mount adapters ; n ; Objektivadapter/m ; adaptateur d'objectif/adaptateurs d'objectif/m ; adattatore obiettivo/adattatori obiettivo/m ; adaptador de objetivo/adaptadores de objetivo/m
lens filter~lens filters ; n ; Objektivfilter/Objektivfilter/m ; filtre d'objectif/filtres d'objectif/m ; filtro per obiettivo/filtri per obiettivo/m ; filtro de objetivo/filtros de objetivo/m
uv filter~uv filters ; n ; UV-Filter/m ; filtre UV/filtres UV/m ; filtro UV/filtri UV/m ; filtro UV/filtros UV/m
camera bag~camera bags ; n ; Kameratasche/Kamerataschen/f ; sacoche pour appareil photo/sacoches pour appareil photo/f ; borsa per fotocamera/borse per fotocamera/f ; bolsa para cámara/bolsas para cámara/f
camera case~camera cases ; n ; Kameratasche/Kamerataschen/f ; sacoche pour appareil photo/sacoches pour appareil photo/f ; borsa per fotocamera/borse per fotocamera/f ; bolsa para cámara/bolsas para cámara/f
camera strap~camera straps ; n ; Kameragurt/Kameragurte/m ; sangle d'appareil photo/sangles d'appareil photo/f ; tracolla per fotocamera/tracolle per fotocamera/f ; correa para cámara/correas para cámara/f
camera battery~camera batteries ; n ; Kamera-Akku/Kamera-Akkus/m ; batterie d'appareil photo/batteries d'appareil photo/f ; batteria per fotocamera/batterie per fotocamera/f ; batería para cámara/baterías para cámara/f
camera flash~camera flashes ; n ; Blitzgerät/Blitzgeräte/n ; flash/flashs/m ; flash/m ; flash/flashes/m
flash gun~flash guns ; n ; Blitzgerät/Blitzgeräte/n ; flash/flashs/m ; flash/m ; flash/flashes/m
speedlight~speedlights ; n ; Blitzgerät/Blitzgeräte/n ; flash/flashs/m ; flash/m ; flash/flashes/m
tripod~tripods ; n ; Stativ/Stative/n ; trépied/trépieds/m ; treppiede/treppiedi/m ; trípode/trípodes/m
monopod~monopods ; n ; Einbeinstativ/Einbeinstative/n ; monopode/monopodes/m ; monopiede/monopiedi/m ; monopié/monopiés/m
gimbal~gimbals ; n ; Stabilisator/Stabilisatoren/m ; stabilisateur/stabilisateurs/m ; stabilizzatore/stabilizzatori/m ; estabilizador/estabilizadores/m
stabiliser~stabilisers ; n ; Stabilisator/Stabilisatoren/m ; stabilisateur/stabilisateurs/m ; stabilizzatore/stabilizzatori/m ; estabilizador/estabilizadores/m
stabilizer~stabilizers ; n ; Stabilisator/Stabilisatoren/m ; stabilisateur/stabilisateurs/m ; stabilizzatore/stabilizzatori/m ; estabilizador/estabilizadores/m
backdrop~backdrops ; n ; Hintergrund/Hintergründe/m ; fond/fonds/m ; sfondo/sfondi/m ; fondo/fondos/m
background~backgrounds ; n ; Hintergrund/Hintergründe/m ; fond/fonds/m ; sfondo/sfondi/m ; fondo/fondos/m
photo backdrop~photo backdrops ; n ; Fotohintergrund/Fotohintergründe/m ; fond photo/fonds photo/m ; sfondo fotografico/sfondi fotografici/m ; fondo fotográfico/fondos fotográficos/m
ring light~ring lights ; n ; Ringlicht/Ringlichter/n ; anneau lumineux/anneaux lumineux/m ; luce ad anello/luci ad anello/f ; aro de luz/aros de luz/m
softbox~softboxes ; n ; Softbox/Softboxen/f ; softbox/f ; softbox/m ; softbox/f
binoculars ; n ; Fernglas/Ferngläser/n ; jumelles/f ; binocolo/binocoli/m ; prismáticos/m
telescope~telescopes ; n ; Teleskop/Teleskope/n ; télescope/télescopes/m ; telescopio/telescopi/m ; telescopio/telescopios/m
microscope~microscopes ; n ; Mikroskop/Mikroskope/n ; microscope/microscopes/m ; microscopio/microscopi/m ; microscopio/microscopios/m
magnifying glass~magnifying glasses ; n ; Lupe/Lupen/f ; loupe/loupes/f ; lente d'ingrandimento/lenti d'ingrandimento/f ; lupa/lupas/f
magnifier~magnifiers ; n ; Lupe/Lupen/f ; loupe/loupes/f ; lente d'ingrandimento/lenti d'ingrandimento/f ; lupa/lupas/f
spotting scope~spotting scopes ; n ; Spektiv/Spektive/n ; longue-vue/longues-vues/f ; cannocchiale/cannocchiali/m ; telescopio terrestre/telescopios terrestres/m
rifle scope~rifle scopes ; n ; Zielfernrohr/Zielfernrohre/n ; lunette de visée/lunettes de visée/f ; mirino telescopico/mirini telescopici/m ; mira telescópica/miras telescópicas/f
projector~projectors ; n ; Projektor/Projektoren/m ; projecteur/projecteurs/m ; proiettore/proiettori/m ; proyector/proyectores/m
projector screen~projector screens ; n ; Leinwand/Leinwände/f ; écran de projection/écrans de projection/m ; schermo per proiettore/schermi per proiettore/m ; pantalla de proyección/pantallas de proyección/f
projection screen~projection screens ; n ; Leinwand/Leinwände/f ; écran de projection/écrans de projection/m ; schermo per proiettore/schermi per proiettore/m ; pantalla de proyección/pantallas de proyección/f
drone~drones ; n ; Drohne/Drohnen/f ; drone/drones/m ; drone/droni/m ; dron/drones/m
propeller~propellers ; n ; Propeller/m ; hélice/hélices/f ; elica/eliche/f ; hélice/hélices/f
spy camera~spy cameras ; n ; Spionagekamera/Spionagekameras/f ; caméra espion/caméras espion/f ; telecamera nascosta/telecamere nascoste/f ; cámara oculta/cámaras ocultas/f
hidden camera~hidden cameras ; n ; Mini-Überwachungskamera/Mini-Überwachungskameras/f ; caméra espion/caméras espion/f ; telecamera nascosta/telecamere nascoste/f ; cámara oculta/cámaras ocultas/f
photo paper ; n ; Fotopapier/Fotopapiere/n ; papier photo/papiers photo/m ; carta fotografica/carte fotografiche/f ; papel fotográfico/papeles fotográficos/m
photo~photos ; n ; Foto/Fotos/n ; photo/photos/f ; foto/f ; foto/fotos/f
photograph~photographs ; n ; Foto/Fotos/n ; photo/photos/f ; foto/f ; foto/fotos/f
photography ; n ; Fotografie/Fotografien/f ; photographie/photographies/f ; fotografia/fotografie/f ; fotografía/fotografías/f
# audio, tv and radio
headphone~headphones ; n ; Kopfhörer/m ; casque audio/casques audio/m ; cuffia/cuffie/f ; auricular/auriculares/m
wireless headphone~wireless headphones ; n ; Bluetooth-Kopfhörer/m ; casque bluetooth/casques bluetooth/m ; cuffie bluetooth/f ; auriculares bluetooth/m
bluetooth headphone~bluetooth headphones ; n ; Bluetooth-Kopfhörer/m ; casque bluetooth/casques bluetooth/m ; cuffie bluetooth/f ; auriculares bluetooth/m
earphone~earphones ; n ; In-Ear-Kopfhörer/m ; écouteur/écouteurs/m ; auricolare/auricolari/m ; auricular/auriculares/m
earbud~earbuds ; n ; In-Ear-Kopfhörer/m ; écouteur/écouteurs/m ; auricolare/auricolari/m ; auricular/auriculares/m
ear bud~ear buds ; n ; In-Ear-Kopfhörer/m ; écouteur/écouteurs/m ; auricolare/auricolari/m ; auricular/auriculares/m
in-ear headphone~in-ear headphones ; n ; In-Ear-Kopfhörer/m ; écouteur/écouteurs/m ; auricolare/auricolari/m ; auricular/auriculares/m
wireless earbud~wireless earbuds ; n ; Bluetooth-Kopfhörer/m ; écouteurs bluetooth/m ; auricolari bluetooth/m ; auriculares bluetooth/m
bluetooth earbud~bluetooth earbuds ; n ; Bluetooth-Kopfhörer/m ; écouteurs bluetooth/m ; auricolari bluetooth/m ; auriculares bluetooth/m
wireless earphone~wireless earphones ; n ; Bluetooth-Kopfhörer/m ; écouteurs bluetooth/m ; auricolari bluetooth/m ; auriculares bluetooth/m
bluetooth earphone~bluetooth earphones ; n ; Bluetooth-Kopfhörer/m ; écouteurs bluetooth/m ; auricolari bluetooth/m ; auriculares bluetooth/m
headset~headsets ; n ; Headset/Headsets/n ; micro-casque/micro-casques/m ; cuffia con microfono/cuffie con microfono/f ; auricular con micrófono/auriculares con micrófono/m
gaming headset~gaming headsets ; n ; Headset/Headsets/n ; micro-casque/micro-casques/m ; cuffia con microfono/cuffie con microfono/f ; auricular con micrófono/auriculares con micrófono/m
ear pad~ear pads ; n ; Ohrpolster/n ; coussinet d'oreille/coussinets d'oreille/m ; cuscinetto auricolare/cuscinetti auricolari/m ; almohadilla para auriculares/almohadillas para auriculares/f
earpad~earpads ; n ; Ohrpolster/n ; coussinet d'oreille/coussinets d'oreille/m ; cuscinetto auricolare/cuscinetti auricolari/m ; almohadilla para auriculares/almohadillas para auriculares/f
ear cushion~ear cushions ; n ; Ohrpolster/n ; coussinet d'oreille/coussinets d'oreille/m ; cuscinetto auricolare/cuscinetti auricolari/m ; almohadilla para auriculares/almohadillas para auriculares/f
ear tip~ear tips ; n ; Ohraufsatz/Ohraufsätze/m ; embout d'oreille/embouts d'oreille/m ; gommino auricolare/gommini auricolari/m ; almohadilla de silicona/almohadillas de silicona/f
eartip~eartips ; n ; Silikonaufsatz/Silikonaufsätze/m ; embout d'oreille/embouts d'oreille/m ; gommino auricolare/gommini auricolari/m ; almohadilla de silicona/almohadillas de silicona/f
speaker~speakers ; n ; Lautsprecher/m ; haut-parleur/haut-parleurs/m ; altoparlante/altoparlanti/m ; altavoz/altavoces/m
loudspeaker~loudspeakers ; n ; Lautsprecher/m ; haut-parleur/haut-parleurs/m ; altoparlante/altoparlanti/m ; altavoz/altavoces/m
bluetooth speaker~bluetooth speakers ; n ; Bluetooth-Lautsprecher/m ; enceinte bluetooth/enceintes bluetooth/f ; cassa bluetooth/casse bluetooth/f ; altavoz bluetooth/altavoces bluetooth/m
wireless speaker~wireless speakers ; n ; Bluetooth-Lautsprecher/m ; enceinte bluetooth/enceintes bluetooth/f ; cassa bluetooth/casse bluetooth/f ; altavoz bluetooth/altavoces bluetooth/m
portable speaker~portable speakers ; n ; Bluetooth-Lautsprecher/m ; enceinte portable/enceintes portables/f ; cassa portatile/casse portatili/f ; altavoz portátil/altavoces portátiles/m
car speaker~car speakers ; n ; Autolautsprecher/m ; haut-parleur de voiture/haut-parleurs de voiture/m ; altoparlante auto/altoparlanti auto/m ; altavoz de coche/altavoces de coche/m
speaker stand~speaker stands ; n ; Lautsprecherständer/m ; pied d'enceinte/pieds d'enceinte/m ; supporto per casse/supporti per casse/m ; soporte de altavoz/soportes de altavoz/m
speaker cable~speaker cables ; n ; Lautsprecherkabel/n ; câble d'enceinte/câbles d'enceinte/m ; cavo per altoparlanti/cavi per altoparlanti/m ; cable de altavoz/cables de altavoz/m
soundbar~soundbars ; n ; Soundbar/Soundbars/f ; barre de son/barres de son/f ; soundbar/f ; barra de sonido/barras de sonido/f
sound bar~sound bars ; n ; Soundbar/Soundbars/f ; barre de son/barres de son/f ; soundbar/f ; barra de sonido/barras de sonido/f
subwoofer~subwoofers ; n ; Subwoofer/m ; caisson de basses/caissons de basses/m ; subwoofer/m ; subwoofer/subwoofers/m
amplifier~amplifiers ; n ; Verstärker/m ; amplificateur/amplificateurs/m ; amplificatore/amplificatori/m ; amplificador/amplificadores/m
amp~amps ; n ; Verstärker/m ; amplificateur/amplificateurs/m ; amplificatore/amplificatori/m ; amplificador/amplificadores/m
receiver~receivers ; n ; Empfänger/m ; récepteur/récepteurs/m ; ricevitore/ricevitori/m ; receptor/receptores/m
transmitter~transmitters ; n ; Sender/m ; émetteur/émetteurs/m ; trasmettitore/trasmettitori/m ; transmisor/transmisores/m
fm transmitter~fm transmitters ; n ; FM-Transmitter/m ; transmetteur FM/transmetteurs FM/m ; trasmettitore FM/trasmettitori FM/m ; transmisor FM/transmisores FM/m
microphone~microphones ; n ; Mikrofon/Mikrofone/n ; microphone/microphones/m ; microfono/microfoni/m ; micrófono/micrófonos/m
mic~mics ; n ; Mikrofon/Mikrofone/n ; microphone/microphones/m ; microfono/microfoni/m ; micrófono/micrófonos/m
wireless microphone~wireless microphones ; n ; Funkmikrofon/Funkmikrofone/n ; micro sans fil/micros sans fil/m ; microfono wireless/microfoni wireless/m ; micrófono inalámbrico/micrófonos inalámbricos/m
microphone stand~microphone stands ; n ; Mikrofonständer/m ; pied de micro/pieds de micro/m ; asta per microfono/aste per microfono/f ; soporte de micrófono/soportes de micrófono/m
mic stand~mic stands ; n ; Mikrofonständer/m ; pied de micro/pieds de micro/m ; asta per microfono/aste per microfono/f ; soporte de micrófono/soportes de micrófono/m
karaoke machine~karaoke machines ; n ; Karaoke-Maschine/Karaoke-Maschinen/f ; machine à karaoké/machines à karaoké/f ; karaoke/m ; máquina de karaoke/máquinas de karaoke/f
record player~record players ; n ; Plattenspieler/m ; platine vinyle/platines vinyle/f ; giradischi/m ; tocadiscos/m
turntable~turntables ; n ; Plattenspieler/m ; platine vinyle/platines vinyle/f ; giradischi/m ; tocadiscos/m
vinyl player~vinyl players ; n ; Plattenspieler/m ; platine vinyle/platines vinyle/f ; giradischi/m ; tocadiscos/m
stylus needle~stylus needles ; n ; Plattenspielernadel/Plattenspielernadeln/f ; diamant de platine/diamants de platine/m ; puntina per giradischi/puntine per giradischi/f ; aguja de tocadiscos/agujas de tocadiscos/f
record player needle~record player needles ; n ; Plattenspielernadel/Plattenspielernadeln/f ; diamant de platine/diamants de platine/m ; puntina per giradischi/puntine per giradischi/f ; aguja de tocadiscos/agujas de tocadiscos/f
cd player~cd players ; n ; CD-Player/m ; lecteur CD/lecteurs CD/m ; lettore CD/lettori CD/m ; reproductor CD/reproductores CD/m
dvd player~dvd players ; n ; DVD-Player/m ; lecteur DVD/lecteurs DVD/m ; lettore DVD/lettori DVD/m ; reproductor DVD/reproductores DVD/m
mp3 player~mp3 players ; n ; MP3-Player/m ; lecteur MP3/lecteurs MP3/m ; lettore MP3/lettori MP3/m ; reproductor MP3/reproductores MP3/m
media player~media players ; n ; Mediaplayer/m ; lecteur multimédia/lecteurs multimédia/m ; lettore multimediale/lettori multimediali/m ; reproductor multimedia/reproductores multimedia/m
radio~radios ; n ; Radio/Radios/n ; radio/radios/f ; radio/f ; radio/radios/f
digital radio~digital radios ; n ; Digitalradio/Digitalradios/n ; radio numérique/radios numériques/f ; radio digitale/radio digitali/f ; radio digital/radios digitales/f
dab radio~dab radios ; n ; Digitalradio/Digitalradios/n ; radio numérique/radios numériques/f ; radio digitale/radio digitali/f ; radio digital/radios digitales/f
clock radio~clock radios ; n ; Radiowecker/m ; radio-réveil/radios-réveils/m ; radiosveglia/radiosveglie/f ; radiodespertador/radiodespertadores/m
car radio~car radios ; n ; Autoradio/Autoradios/n ; autoradio/autoradios/m ; autoradio/f ; radio de coche/radios de coche/f
car stereo~car stereos ; n ; Autoradio/Autoradios/n ; autoradio/autoradios/m ; autoradio/f ; radio de coche/radios de coche/f
head unit~head units ; n ; Autoradio/Autoradios/n ; autoradio/autoradios/m ; autoradio/f ; radio de coche/radios de coche/f
stereo~stereos ; n ; Stereoanlage/Stereoanlagen/f ; chaîne stéréo/chaînes stéréo/f ; stereo/m ; equipo estéreo/equipos estéreo/m
tv~tvs ; n ; Fernseher/m ; télévision/télévisions/f ; televisore/televisori/m ; televisor/televisores/m
television~televisions ; n ; Fernseher/m ; télévision/télévisions/f ; televisore/televisori/m ; televisor/televisores/m
smart tv~smart tvs ; n ; Smart-TV/Smart-TVs/m ; smart TV/f ; smart TV/f ; smart TV/f
tv aerial~tv aerials ; n ; Antenne/Antennen/f ; antenne/antennes/f ; antenna/antenne/f ; antena/antenas/f
tv antenna~tv antennas ; n ; Antenne/Antennen/f ; antenne/antennes/f ; antenna/antenne/f ; antena/antenas/f
aerial~aerials ; n ; Antenne/Antennen/f ; antenne/antennes/f ; antenna/antenne/f ; antena/antenas/f
antenna~antennas ; n ; Antenne/Antennen/f ; antenne/antennes/f ; antenna/antenne/f ; antena/antenas/f
satellite dish~satellite dishes ; n ; Satellitenschüssel/Satellitenschüsseln/f ; antenne parabolique/antennes paraboliques/f ; antenna parabolica/antenne paraboliche/f ; antena parabólica/antenas parabólicas/f
set top box~set top boxes ; n ; TV-Box/TV-Boxen/f ; box TV/f ; box TV/m ; TV box/m
tv box~tv boxes ; n ; TV-Box/TV-Boxen/f ; box TV/f ; box TV/m ; TV box/m
sound~sounds ; n ; Klang/Klänge/m ; son/sons/m ; suono/suoni/m ; sonido/sonidos/m
audio ; n ; Audio/n ; audio/m ; audio/m ; audio/m
video~videos ; n ; Video/Videos/n ; vidéo/vidéos/f ; video/m ; vídeo/vídeos/m
guitar~guitars ; n ; Gitarre/Gitarren/f ; guitare/guitares/f ; chitarra/chitarre/f ; guitarra/guitarras/f
electric guitar~electric guitars ; n ; E-Gitarre/E-Gitarren/f ; guitare électrique/guitares électriques/f ; chitarra elettrica/chitarre elettriche/f ; guitarra eléctrica/guitarras eléctricas/f
acoustic guitar~acoustic guitars ; n ; Akustikgitarre/Akustikgitarren/f ; guitare acoustique/guitares acoustiques/f ; chitarra acustica/chitarre acustiche/f ; guitarra acústica/guitarras acústicas/f
guitar string~guitar strings ; n ; Gitarrensaite/Gitarrensaiten/f ; corde de guitare/cordes de guitare/f ; corda per chitarra/corde per chitarra/f ; cuerda de guitarra/cuerdas de guitarra/f
guitar pick~guitar picks ; n ; Plektrum/Plektren/n ; médiator/médiators/m ; plettro/plettri/m ; púa/púas/f
plectrum~plectrums ; n ; Plektrum/Plektren/n ; médiator/médiators/m ; plettro/plettri/m ; púa/púas/f
guitar strap~guitar straps ; n ; Gitarrengurt/Gitarrengurte/m ; sangle de guitare/sangles de guitare/f ; tracolla per chitarra/tracolle per chitarra/f ; correa de guitarra/correas de guitarra/f
guitar stand~guitar stands ; n ; Gitarrenständer/m ; support de guitare/supports de guitare/m ; supporto per chitarra/supporti per chitarra/m ; soporte de guitarra/soportes de guitarra/m
guitar pedal~guitar pedals ; n ; Effektpedal/Effektpedale/n ; pédale d'effet/pédales d'effet/f ; pedale effetto/pedali effetto/m ; pedal de efectos/pedales de efectos/m
effects pedal~effects pedals ; n ; Effektpedal/Effektpedale/n ; pédale d'effet/pédales d'effet/f ; pedale effetto/pedali effetto/m ; pedal de efectos/pedales de efectos/m
ukulele~ukuleles ; n ; Ukulele/Ukulelen/f ; ukulélé/ukulélés/m ; ukulele/m ; ukelele/ukeleles/m
violin~violins ; n ; Geige/Geigen/f ; violon/violons/m ; violino/violini/m ; violín/violines/m
piano~pianos ; n ; Klavier/Klaviere/n ; piano/pianos/m ; pianoforte/pianoforti/m ; piano/pianos/m
drum~drums ; n ; Trommel/Trommeln/f ; tambour/tambours/m ; tamburo/tamburi/m ; tambor/tambores/m
drum kit~drum kits ; n ; Schlagzeug/Schlagzeuge/n ; batterie/batteries/f ; batteria/batterie/f ; batería/baterías/f
drum set~drum sets ; n ; Schlagzeug/Schlagzeuge/n ; batterie/batteries/f ; batteria/batterie/f ; batería/baterías/f
drumstick~drumsticks ; n ; Drumstick/Drumsticks/m ; baguette de batterie/baguettes de batterie/f ; bacchetta per batteria/bacchette per batteria/f ; baqueta/baquetas/f
drum stick~drum sticks ; n ; Drumstick/Drumsticks/m ; baguette de batterie/baguettes de batterie/f ; bacchetta per batteria/bacchette per batteria/f ; baqueta/baquetas/f
flute~flutes ; n ; Flöte/Flöten/f ; flûte/flûtes/f ; flauto/flauti/m ; flauta/flautas/f
trumpet~trumpets ; n ; Trompete/Trompeten/f ; trompette/trompettes/f ; tromba/trombe/f ; trompeta/trompetas/f
saxophone~saxophones ; n ; Saxophon/Saxophone/n ; saxophone/saxophones/m ; sassofono/sassofoni/m ; saxofón/saxofones/m
harmonica~harmonicas ; n ; Mundharmonika/Mundharmonikas/f ; harmonica/harmonicas/m ; armonica/armoniche/f ; armónica/armónicas/f
music stand~music stands ; n ; Notenständer/m ; pupitre à musique/pupitres à musique/m ; leggio/leggi/m ; atril/atriles/m
musical instrument~musical instruments ; n ; Musikinstrument/Musikinstrumente/n ; instrument de musique/instruments de musique/m ; strumento musicale/strumenti musicali/m ; instrumento musical/instrumentos musicales/m
instrument~instruments ; n ; Musikinstrument/Musikinstrumente/n ; instrument de musique/instruments de musique/m ; strumento musicale/strumenti musicali/m ; instrumento musical/instrumentos musicales/m
tuner~tuners ; n ; Stimmgerät/Stimmgeräte/n ; accordeur/accordeurs/m ; accordatore/accordatori/m ; afinador/afinadores/m
# electronics parts and smart home
electronics ; n ; Elektronik/f ; électronique/f ; elettronica/f ; electrónica/f
gadget~gadgets ; n ; Gadget/Gadgets/n ; gadget/gadgets/m ; gadget/m ; gadget/gadgets/m
device~devices ; n ; Gerät/Geräte/n ; appareil/appareils/m ; dispositivo/dispositivi/m ; dispositivo/dispositivos/m
machine~machines ; n ; Maschine/Maschinen/f ; machine/machines/f ; macchina/macchine/f ; máquina/máquinas/f
sensor~sensors ; n ; Sensor/Sensoren/m ; capteur/capteurs/m ; sensore/sensori/m ; sensor/sensores/m
temperature sensor~temperature sensors ; n ; Temperatursensor/Temperatursensoren/m ; capteur de température/capteurs de température/m ; sensore di temperatura/sensori di temperatura/m ; sensor de temperatura/sensores de temperatura/m
switch~switches ; n ; Schalter/m ; interrupteur/interrupteurs/m ; interruttore/interruttori/m ; interruptor/interruptores/m
relay~relays ; n ; Relais/n ; relais/m ; relè/m ; relé/relés/m
module~modules ; n ; Modul/Module/n ; module/modules/m ; modulo/moduli/m ; módulo/módulos/m
circuit board~circuit boards ; n ; Leiterplatte/Leiterplatten/f ; circuit imprimé/circuits imprimés/m ; circuito stampato/circuiti stampati/m ; placa de circuito/placas de circuito/f
pcb~pcbs ; n ; Leiterplatte/Leiterplatten/f ; circuit imprimé/circuits imprimés/m ; circuito stampato/circuiti stampati/m ; placa de circuito/placas de circuito/f
development board~development boards ; n ; Entwicklungsboard/Entwicklungsboards/n ; carte de développement/cartes de développement/f ; scheda di sviluppo/schede di sviluppo/f ; placa de desarrollo/placas de desarrollo/f
resistor~resistors ; n ; Widerstand/Widerstände/m ; résistance/résistances/f ; resistenza/resistenze/f ; resistencia/resistencias/f
capacitor~capacitors ; n ; Kondensator/Kondensatoren/m ; condensateur/condensateurs/m ; condensatore/condensatori/m ; condensador/condensadores/m
transistor~transistors ; n ; Transistor/Transistoren/m ; transistor/transistors/m ; transistor/m ; transistor/transistores/m
diode~diodes ; n ; Diode/Dioden/f ; diode/diodes/f ; diodo/diodi/m ; diodo/diodos/m
led~leds ; n ; LED/LEDs/f ; LED/f ; LED/m ; LED/m
chip~chips ; n ; Chip/Chips/m ; puce/puces/f ; chip/m ; chip/chips/m
motor~motors ; n ; Motor/Motoren/m ; moteur/moteurs/m ; motore/motori/m ; motor/motores/m
electric motor~electric motors ; n ; Elektromotor/Elektromotoren/m ; moteur électrique/moteurs électriques/m ; motore elettrico/motori elettrici/m ; motor eléctrico/motores eléctricos/m
servo~servos ; n ; Servo/Servos/n ; servo/servos/m ; servo/m ; servo/servos/m
pump~pumps ; n ; Pumpe/Pumpen/f ; pompe/pompes/f ; pompa/pompe/f ; bomba/bombas/f
alarm~alarms ; n ; Alarm/Alarme/m ; alarme/alarmes/f ; allarme/allarmi/m ; alarma/alarmas/f
burglar alarm~burglar alarms ; n ; Alarmanlage/Alarmanlagen/f ; système d'alarme/systèmes d'alarme/m ; sistema di allarme/sistemi di allarme/m ; sistema de alarma/sistemas de alarma/m
alarm system~alarm systems ; n ; Alarmanlage/Alarmanlagen/f ; système d'alarme/systèmes d'alarme/m ; sistema di allarme/sistemi di allarme/m ; sistema de alarma/sistemas de alarma/m
smoke alarm~smoke alarms ; n ; Rauchmelder/m ; détecteur de fumée/détecteurs de fumée/m ; rilevatore di fumo/rilevatori di fumo/m ; detector de humo/detectores de humo/m
smoke detector~smoke detectors ; n ; Rauchmelder/m ; détecteur de fumée/détecteurs de fumée/m ; rilevatore di fumo/rilevatori di fumo/m ; detector de humo/detectores de humo/m
carbon monoxide alarm~carbon monoxide alarms ; n ; CO-Melder/m ; détecteur de monoxyde de carbone/détecteurs de monoxyde de carbone/m ; rilevatore di monossido di carbonio/rilevatori di monossido di carbonio/m ; detector de monóxido de carbono/detectores de monóxido de carbono/m
carbon monoxide detector~carbon monoxide detectors ; n ; CO-Melder/m ; détecteur de monoxyde de carbone/détecteurs de monoxyde de carbone/m ; rilevatore di monossido di carbonio/rilevatori di monossido di carbonio/m ; detector de monóxido de carbono/detectores de monóxido de carbono/m
thermostat~thermostats ; n ; Thermostat/Thermostate/n ; thermostat/thermostats/m ; termostato/termostati/m ; termostato/termostatos/m
weather station~weather stations ; n ; Wetterstation/Wetterstationen/f ; station météo/stations météo/f ; stazione meteo/stazioni meteo/f ; estación meteorológica/estaciones meteorológicas/f
calculator~calculators ; n ; Taschenrechner/m ; calculatrice/calculatrices/f ; calcolatrice/calcolatrici/f ; calculadora/calculadoras/f
gps tracker~gps trackers ; n ; GPS-Tracker/m ; traceur GPS/traceurs GPS/m ; localizzatore GPS/localizzatori GPS/m ; localizador GPS/localizadores GPS/m
metal detector~metal detectors ; n ; Metalldetektor/Metalldetektoren/m ; détecteur de métaux/détecteurs de métaux/m ; metal detector/m ; detector de metales/detectores de metales/m
laser pointer~laser pointers ; n ; Laserpointer/m ; pointeur laser/pointeurs laser/m ; puntatore laser/puntatori laser/m ; puntero láser/punteros láser/m
laser~lasers ; n ; Laser/m ; laser/lasers/m ; laser/m ; láser/láseres/m
# office and stationery
stationery ; n ; Schreibwaren/Schreibwaren/f ; papeterie/papeteries/f ; cancelleria/cancellerie/f ; papelería/papelerías/f
office supplies ; n ; Bürobedarf/m ; fournitures de bureau/f ; articoli per ufficio/m ; material de oficina/materiales de oficina/m
school supplies ; n ; Schulbedarf/m ; fournitures scolaires/f ; materiale scolastico/materiali scolastici/m ; material escolar/materiales escolares/m
printer paper ; n ; Kopierpapier/Kopierpapiere/n ; papier d'impression/papiers d'impression/m ; carta per stampante/carte per stampante/f ; papel de impresora/papeles de impresora/m
copy paper ; n ; Kopierpapier/Kopierpapiere/n ; papier d'impression/papiers d'impression/m ; carta per stampante/carte per stampante/f ; papel de impresora/papeles de impresora/m
copier paper ; n ; Kopierpapier/Kopierpapiere/n ; papier d'impression/papiers d'impression/m ; carta per stampante/carte per stampante/f ; papel de impresora/papeles de impresora/m
card stock ; n ; Tonkarton/Tonkartons/m ; papier cartonné/papiers cartonnés/m ; cartoncino/cartoncini/m ; cartulina/cartulinas/f
cardstock ; n ; Tonkarton/Tonkartons/m ; papier cartonné/papiers cartonnés/m ; cartoncino/cartoncini/m ; cartulina/cartulinas/f
tissue paper ; n ; Seidenpapier/Seidenpapiere/n ; papier de soie/papiers de soie/m ; carta velina/carte veline/f ; papel de seda/papeles de seda/m
crepe paper ; n ; Krepppapier/Krepppapiere/n ; papier crépon/papiers crépon/m ; carta crespa/carte crespe/f ; papel crepé/papeles crepés/m
pen~pens ; n ; Stift/Stifte/m ; stylo/stylos/m ; penna/penne/f ; bolígrafo/bolígrafos/m
ballpoint pen~ballpoint pens ; n ; Kugelschreiber/m ; stylo à bille/stylos à bille/m ; penna a sfera/penne a sfera/f ; bolígrafo/bolígrafos/m
biro~biros ; n ; Kugelschreiber/m ; stylo à bille/stylos à bille/m ; penna a sfera/penne a sfera/f ; bolígrafo/bolígrafos/m
ball pen~ball pens ; n ; Kugelschreiber/m ; stylo à bille/stylos à bille/m ; penna a sfera/penne a sfera/f ; bolígrafo/bolígrafos/m
fountain pen~fountain pens ; n ; Füllfederhalter/m ; stylo plume/stylos plume/m ; penna stilografica/penne stilografiche/f ; pluma estilográfica/plumas estilográficas/f
gel pen~gel pens ; n ; Gelstift/Gelstifte/m ; stylo gel/stylos gel/m ; penna gel/penne gel/f ; bolígrafo de gel/bolígrafos de gel/m
felt tip pen~felt tip pens ; n ; Filzstift/Filzstifte/m ; feutre/feutres/m ; pennarello/pennarelli/m ; rotulador/rotuladores/m
felt tip~felt tips ; n ; Filzstift/Filzstifte/m ; feutre/feutres/m ; pennarello/pennarelli/m ; rotulador/rotuladores/m
fibre tip pen~fibre tip pens ; n ; Filzstift/Filzstifte/m ; feutre/feutres/m ; pennarello/pennarelli/m ; rotulador/rotuladores/m
marker pen~marker pens ; n ; Marker/m ; marqueur/marqueurs/m ; pennarello/pennarelli/m ; rotulador/rotuladores/m
marker~markers ; n ; Marker/m ; marqueur/marqueurs/m ; pennarello/pennarelli/m ; rotulador/rotuladores/m
permanent marker~permanent markers ; n ; Permanentmarker/m ; marqueur permanent/marqueurs permanents/m ; pennarello indelebile/pennarelli indelebili/m ; rotulador permanente/rotuladores permanentes/m
highlighter~highlighters ; n ; Textmarker/m ; surligneur/surligneurs/m ; evidenziatore/evidenziatori/m ; subrayador/subrayadores/m
highlighter pen~highlighter pens ; n ; Textmarker/m ; surligneur/surligneurs/m ; evidenziatore/evidenziatori/m ; subrayador/subrayadores/m
pencil~pencils ; n ; Bleistift/Bleistifte/m ; crayon/crayons/m ; matita/matite/f ; lápiz/lápices/m
coloured pencil~coloured pencils ; n ; Buntstift/Buntstifte/m ; crayon de couleur/crayons de couleur/m ; matita colorata/matite colorate/f ; lápiz de color/lápices de colores/m
colored pencil~colored pencils ; n ; Buntstift/Buntstifte/m ; crayon de couleur/crayons de couleur/m ; matita colorata/matite colorate/f ; lápiz de color/lápices de colores/m
colouring pencil~colouring pencils ; n ; Buntstift/Buntstifte/m ; crayon de couleur/crayons de couleur/m ; matita colorata/matite colorate/f ; lápiz de color/lápices de colores/m
coloring pencil~coloring pencils ; n ; Buntstift/Buntstifte/m ; crayon de couleur/crayons de couleur/m ; matita colorata/matite colorate/f ; lápiz de color/lápices de colores/m
colour pencil~colour pencils ; n ; Buntstift/Buntstifte/m ; crayon de couleur/crayons de couleur/m ; matita colorata/matite colorate/f ; lápiz de color/lápices de colores/m
crayon~crayons ; n ; Wachsmalstift/Wachsmalstifte/m ; crayon de cire/crayons de cire/m ; pastello a cera/pastelli a cera/m ; cera de color/ceras de color/f
wax crayon~wax crayons ; n ; Wachsmalstift/Wachsmalstifte/m ; crayon de cire/crayons de cire/m ; pastello a cera/pastelli a cera/m ; cera de color/ceras de color/f
chalk~chalks ; n ; Kreide/Kreiden/f ; craie/craies/f ; gesso/gessi/m ; tiza/tizas/f
pencil case~pencil cases ; n ; Federmäppchen/n ; trousse/trousses/f ; astuccio/astucci/m ; estuche/estuches/m
pencil sharpener~pencil sharpeners ; n ; Anspitzer/m ; taille-crayon/taille-crayons/m ; temperamatite/m ; sacapuntas/m
sharpener~sharpeners ; n ; Anspitzer/m ; taille-crayon/taille-crayons/m ; temperamatite/m ; sacapuntas/m
eraser~erasers ; n ; Radiergummi/Radiergummis/m ; gomme/gommes/f ; gomma da cancellare/gomme da cancellare/f ; goma de borrar/gomas de borrar/f
rubber eraser~rubber erasers ; n ; Radiergummi/Radiergummis/m ; gomme/gommes/f ; gomma da cancellare/gomme da cancellare/f ; goma de borrar/gomas de borrar/f
ruler~rulers ; n ; Lineal/Lineale/n ; règle/règles/f ; righello/righelli/m ; regla/reglas/f
notebook~notebooks ; n ; Notizbuch/Notizbücher/n ; carnet/carnets/m ; taccuino/taccuini/m ; cuaderno/cuadernos/m
note book~note books ; n ; Notizbuch/Notizbücher/n ; carnet/carnets/m ; taccuino/taccuini/m ; cuaderno/cuadernos/m
exercise book~exercise books ; n ; Schulheft/Schulhefte/n ; cahier/cahiers/m ; quaderno/quaderni/m ; cuaderno/cuadernos/m
notepad~notepads ; n ; Notizblock/Notizblöcke/m ; bloc-notes/blocs-notes/m ; blocco note/blocchi note/m ; bloc de notas/blocs de notas/m
note pad~note pads ; n ; Notizblock/Notizblöcke/m ; bloc-notes/blocs-notes/m ; blocco note/blocchi note/m ; bloc de notas/blocs de notas/m
writing pad~writing pads ; n ; Notizblock/Notizblöcke/m ; bloc-notes/blocs-notes/m ; blocco note/blocchi note/m ; bloc de notas/blocs de notas/m
sketchbook~sketchbooks ; n ; Skizzenbuch/Skizzenbücher/n ; carnet de croquis/carnets de croquis/m ; blocco da disegno/blocchi da disegno/m ; cuaderno de dibujo/cuadernos de dibujo/m
sketch book~sketch books ; n ; Skizzenbuch/Skizzenbücher/n ; carnet de croquis/carnets de croquis/m ; blocco da disegno/blocchi da disegno/m ; cuaderno de dibujo/cuadernos de dibujo/m
sketch pad~sketch pads ; n ; Skizzenbuch/Skizzenbücher/n ; carnet de croquis/carnets de croquis/m ; blocco da disegno/blocchi da disegno/m ; cuaderno de dibujo/cuadernos de dibujo/m
drawing pad~drawing pads ; n ; Zeichenblock/Zeichenblöcke/m ; bloc à dessin/blocs à dessin/m ; blocco da disegno/blocchi da disegno/m ; bloc de dibujo/blocs de dibujo/m
journal~journals ; n ; Tagebuch/Tagebücher/n ; carnet/carnets/m ; diario/diari/m ; diario/diarios/m
diary ; n ; Terminkalender/m ; agenda/agendas/m ; agenda/agende/f ; agenda/agendas/f
planner~planners ; n ; Planer/m ; agenda/agendas/m ; planner/m ; planificador/planificadores/m
calendar~calendars ; n ; Kalender/m ; calendrier/calendriers/m ; calendario/calendari/m ; calendario/calendarios/m
wall planner~wall planners ; n ; Wandkalender/m ; calendrier mural/calendriers muraux/m ; calendario da parete/calendari da parete/m ; calendario de pared/calendarios de pared/m
wall calendar~wall calendars ; n ; Wandkalender/m ; calendrier mural/calendriers muraux/m ; calendario da parete/calendari da parete/m ; calendario de pared/calendarios de pared/m
advent calendar~advent calendars ; n ; Adventskalender/m ; calendrier de l'Avent/calendriers de l'Avent/m ; calendario dell'Avvento/calendari dell'Avvento/m ; calendario de Adviento/calendarios de Adviento/m
envelope~envelopes ; n ; Umschlag/Umschläge/m ; enveloppe/enveloppes/f ; busta/buste/f ; sobre/sobres/m
padded envelope~padded envelopes ; n ; Luftpolsterumschlag/Luftpolsterumschläge/m ; enveloppe à bulles/enveloppes à bulles/f ; busta imbottita/buste imbottite/f ; sobre acolchado/sobres acolchados/m
bubble mailer~bubble mailers ; n ; Luftpolsterumschlag/Luftpolsterumschläge/m ; enveloppe à bulles/enveloppes à bulles/f ; busta imbottita/buste imbottite/f ; sobre acolchado/sobres acolchados/m
bubble envelope~bubble envelopes ; n ; Luftpolsterumschlag/Luftpolsterumschläge/m ; enveloppe à bulles/enveloppes à bulles/f ; busta imbottita/buste imbottite/f ; sobre acolchado/sobres acolchados/m
jiffy bag~jiffy bags ; n ; Luftpolsterumschlag/Luftpolsterumschläge/m ; enveloppe à bulles/enveloppes à bulles/f ; busta imbottita/buste imbottite/f ; sobre acolchado/sobres acolchados/m
mailing bag~mailing bags ; n ; Versandbeutel/m ; sac d'expédition/sacs d'expédition/m ; busta per spedizioni/buste per spedizioni/f ; bolsa de envío/bolsas de envío/f
postage bag~postage bags ; n ; Versandbeutel/m ; sac d'expédition/sacs d'expédition/m ; busta per spedizioni/buste per spedizioni/f ; bolsa de envío/bolsas de envío/f
poly mailer~poly mailers ; n ; Versandbeutel/m ; sac d'expédition/sacs d'expédition/m ; busta per spedizioni/buste per spedizioni/f ; bolsa de envío/bolsas de envío/f
mailing sack~mailing sacks ; n ; Versandbeutel/m ; sac d'expédition/sacs d'expédition/m ; busta per spedizioni/buste per spedizioni/f ; bolsa de envío/bolsas de envío/f
cardboard box~cardboard boxes ; n ; Versandkarton/Versandkartons/m ; boîte en carton/boîtes en carton/f ; scatola di cartone/scatole di cartone/f ; caja de cartón/cajas de cartón/f
packing box~packing boxes ; n ; Versandkarton/Versandkartons/m ; boîte en carton/boîtes en carton/f ; scatola di cartone/scatole di cartone/f ; caja de cartón/cajas de cartón/f
postal box~postal boxes ; n ; Versandkarton/Versandkartons/m ; boîte en carton/boîtes en carton/f ; scatola di cartone/scatole di cartone/f ; caja de cartón/cajas de cartón/f
mailing box~mailing boxes ; n ; Versandkarton/Versandkartons/m ; boîte en carton/boîtes en carton/f ; scatola di cartone/scatole di cartone/f ; caja de cartón/cajas de cartón/f
shipping box~shipping boxes ; n ; Versandkarton/Versandkartons/m ; boîte en carton/boîtes en carton/f ; scatola di cartone/scatole di cartone/f ; caja de cartón/cajas de cartón/f
bubble wrap ; n ; Luftpolsterfolie/Luftpolsterfolien/f ; papier bulle/papiers bulle/m ; pluriball/m ; plástico de burbujas/plásticos de burbujas/m
packing tape ; n ; Paketklebeband/Paketklebebänder/n ; ruban d'emballage/rubans d'emballage/m ; nastro da imballaggio/nastri da imballaggio/m ; cinta de embalar/cintas de embalar/f
parcel tape ; n ; Paketklebeband/Paketklebebänder/n ; ruban d'emballage/rubans d'emballage/m ; nastro da imballaggio/nastri da imballaggio/m ; cinta de embalar/cintas de embalar/f
packaging tape ; n ; Paketklebeband/Paketklebebänder/n ; ruban d'emballage/rubans d'emballage/m ; nastro da imballaggio/nastri da imballaggio/m ; cinta de embalar/cintas de embalar/f
sticky tape ; n ; Klebeband/Klebebänder/n ; ruban adhésif/rubans adhésifs/m ; nastro adesivo/nastri adesivi/m ; cinta adhesiva/cintas adhesivas/f
adhesive tape ; n ; Klebeband/Klebebänder/n ; ruban adhésif/rubans adhésifs/m ; nastro adesivo/nastri adesivi/m ; cinta adhesiva/cintas adhesivas/f
sellotape ; n ; Klebeband/Klebebänder/n ; ruban adhésif/rubans adhésifs/m ; nastro adesivo/nastri adesivi/m ; cinta adhesiva/cintas adhesivas/f
clear tape ; n ; Klebeband/Klebebänder/n ; ruban adhésif/rubans adhésifs/m ; nastro adesivo/nastri adesivi/m ; cinta adhesiva/cintas adhesivas/f
double sided tape ; n ; doppelseitiges Klebeband/doppelseitige Klebebänder/n ; ruban adhésif double face/rubans adhésifs double face/m ; nastro biadesivo/nastri biadesivi/m ; cinta de doble cara/cintas de doble cara/f
masking tape ; n ; Malerkrepp/n ; ruban de masquage/rubans de masquage/m ; nastro per mascheratura/nastri per mascheratura/m ; cinta de carrocero/cintas de carrocero/f
washi tape~washi tapes ; n ; Washi-Tape/Washi-Tapes/n ; washi tape/washi tapes/m ; washi tape/m ; washi tape/washi tapes/m
tape dispenser~tape dispensers ; n ; Klebebandabroller/m ; dévidoir de ruban adhésif/dévidoirs de ruban adhésif/m ; dispenser per nastro adesivo/m ; portarrollos de cinta/m
tape~tapes ; n ; Klebeband/Klebebänder/n ; ruban adhésif/rubans adhésifs/m ; nastro adesivo/nastri adesivi/m ; cinta adhesiva/cintas adhesivas/f
label~labels ; n ; Etikett/Etiketten/n ; étiquette/étiquettes/f ; etichetta/etichette/f ; etiqueta/etiquetas/f
address label~address labels ; n ; Adressetikett/Adressetiketten/n ; étiquette d'adresse/étiquettes d'adresse/f ; etichetta indirizzo/etichette indirizzo/f ; etiqueta de dirección/etiquetas de dirección/f
shipping label~shipping labels ; n ; Adressetikett/Adressetiketten/n ; étiquette d'adresse/étiquettes d'adresse/f ; etichetta indirizzo/etichette indirizzo/f ; etiqueta de dirección/etiquetas de dirección/f
sticky label~sticky labels ; n ; Klebeetikett/Klebeetiketten/n ; étiquette adhésive/étiquettes adhésives/f ; etichetta adesiva/etichette adesive/f ; etiqueta adhesiva/etiquetas adhesivas/f
price tag~price tags ; n ; Preisschild/Preisschilder/n ; étiquette de prix/étiquettes de prix/f ; etichetta prezzo/etichette prezzo/f ; etiqueta de precio/etiquetas de precio/f
price label~price labels ; n ; Preisschild/Preisschilder/n ; étiquette de prix/étiquettes de prix/f ; etichetta prezzo/etichette prezzo/f ; etiqueta de precio/etiquetas de precio/f
gift tag~gift tags ; n ; Geschenkanhänger/m ; étiquette cadeau/étiquettes cadeau/f ; etichetta regalo/etichette regalo/f ; etiqueta de regalo/etiquetas de regalo/f
tag~tags ; n ; Anhänger/m ; étiquette/étiquettes/f ; etichetta/etichette/f ; etiqueta/etiquetas/f
sticky note~sticky notes ; n ; Haftnotiz/Haftnotizen/f ; note adhésive/notes adhésives/f ; foglietto adesivo/foglietti adesivi/m ; nota adhesiva/notas adhesivas/f
stamp~stamps ; n ; Stempel/m ; tampon/tampons/m ; timbro/timbri/m ; sello/sellos/m
postage stamp~postage stamps ; n ; Briefmarke/Briefmarken/f ; timbre-poste/timbres-poste/m ; francobollo/francobolli/m ; sello de correos/sellos de correos/m
ink pad~ink pads ; n ; Stempelkissen/n ; encreur/encreurs/m ; tampone d'inchiostro/tamponi d'inchiostro/m ; almohadilla de tinta/almohadillas de tinta/f
folder~folders ; n ; Mappe/Mappen/f ; chemise/chemises/f ; cartella/cartelle/f ; carpeta/carpetas/f
ring binder~ring binders ; n ; Ringordner/m ; classeur/classeurs/m ; raccoglitore/raccoglitori/m ; archivador/archivadores/m
binder~binders ; n ; Ringordner/m ; classeur/classeurs/m ; raccoglitore/raccoglitori/m ; archivador/archivadores/m
lever arch file~lever arch files ; n ; Ringordner/m ; classeur/classeurs/m ; raccoglitore/raccoglitori/m ; archivador/archivadores/m
plastic wallet~plastic wallets ; n ; Klarsichthülle/Klarsichthüllen/f ; pochette plastique/pochettes plastique/f ; busta trasparente/buste trasparenti/f ; funda de plástico/fundas de plástico/f
punched pocket~punched pockets ; n ; Klarsichthülle/Klarsichthüllen/f ; pochette plastique/pochettes plastique/f ; busta trasparente/buste trasparenti/f ; funda de plástico/fundas de plástico/f
poly pocket~poly pockets ; n ; Klarsichthülle/Klarsichthüllen/f ; pochette plastique/pochettes plastique/f ; busta trasparente/buste trasparenti/f ; funda de plástico/fundas de plástico/f
sheet protector~sheet protectors ; n ; Klarsichthülle/Klarsichthüllen/f ; pochette plastique/pochettes plastique/f ; busta trasparente/buste trasparenti/f ; funda de plástico/fundas de plástico/f
filing cabinet~filing cabinets ; n ; Aktenschrank/Aktenschränke/m ; classeur à tiroirs/classeurs à tiroirs/m ; schedario/schedari/m ; archivador/archivadores/m
document wallet~document wallets ; n ; Dokumentenmappe/Dokumentenmappen/f ; porte-documents/m ; portadocumenti/m ; portadocumentos/m
document holder~document holders ; n ; Dokumentenmappe/Dokumentenmappen/f ; porte-documents/m ; portadocumenti/m ; portadocumentos/m
letter tray~letter trays ; n ; Briefablage/Briefablagen/f ; corbeille à courrier/corbeilles à courrier/f ; vaschetta portacorrispondenza/vaschette portacorrispondenza/f ; bandeja portadocumentos/bandejas portadocumentos/f
desk tidy ; n ; Schreibtisch-Organizer/m ; organiseur de bureau/organiseurs de bureau/m ; organizer da scrivania/m ; organizador de escritorio/organizadores de escritorio/m
desk organiser~desk organisers ; n ; Schreibtisch-Organizer/m ; organiseur de bureau/organiseurs de bureau/m ; organizer da scrivania/m ; organizador de escritorio/organizadores de escritorio/m
desk organizer~desk organizers ; n ; Schreibtisch-Organizer/m ; organiseur de bureau/organiseurs de bureau/m ; organizer da scrivania/m ; organizador de escritorio/organizadores de escritorio/m
clipboard~clipboards ; n ; Klemmbrett/Klemmbretter/n ; porte-bloc/porte-blocs/m ; portablocco/portablocchi/m ; portapapeles/m
stapler~staplers ; n ; Hefter/m ; agrafeuse/agrafeuses/f ; cucitrice/cucitrici/f ; grapadora/grapadoras/f
staple~staples ; n ; Heftklammer/Heftklammern/f ; agrafe/agrafes/f ; punto metallico/punti metallici/m ; grapa/grapas/f
paper clip~paper clips ; n ; Büroklammer/Büroklammern/f ; trombone/trombones/m ; graffetta/graffette/f ; clip/clips/m
paperclip~paperclips ; n ; Büroklammer/Büroklammern/f ; trombone/trombones/m ; graffetta/graffette/f ; clip/clips/m
bulldog clip~bulldog clips ; n ; Foldback-Klammer/Foldback-Klammern/f ; pince à dessin/pinces à dessin/f ; molletta fermacarte/mollette fermacarte/f ; pinza sujetapapeles/pinzas sujetapapeles/f
binder clip~binder clips ; n ; Foldback-Klammer/Foldback-Klammern/f ; pince à dessin/pinces à dessin/f ; molletta fermacarte/mollette fermacarte/f ; pinza sujetapapeles/pinzas sujetapapeles/f
hole punch~hole punches ; n ; Locher/m ; perforatrice/perforatrices/f ; perforatrice/perforatrici/f ; perforadora/perforadoras/f
drawing pin~drawing pins ; n ; Reißzwecke/Reißzwecken/f ; punaise/punaises/f ; puntina da disegno/puntine da disegno/f ; chincheta/chinchetas/f
push pin~push pins ; n ; Reißzwecke/Reißzwecken/f ; punaise/punaises/f ; puntina da disegno/puntine da disegno/f ; chincheta/chinchetas/f
thumb tack~thumb tacks ; n ; Reißzwecke/Reißzwecken/f ; punaise/punaises/f ; puntina da disegno/puntine da disegno/f ; chincheta/chinchetas/f
thumbtack~thumbtacks ; n ; Reißzwecke/Reißzwecken/f ; punaise/punaises/f ; puntina da disegno/puntine da disegno/f ; chincheta/chinchetas/f
rubber band~rubber bands ; n ; Gummiband/Gummibänder/n ; élastique/élastiques/m ; elastico/elastici/m ; goma elástica/gomas elásticas/f
elastic band~elastic bands ; n ; Gummiband/Gummibänder/n ; élastique/élastiques/m ; elastico/elastici/m ; goma elástica/gomas elásticas/f
scissor~scissors ; n ; Schere/f ; ciseaux/m ; forbici/f ; tijeras/f
craft knife~craft knives ; n ; Cuttermesser/n ; cutter/cutters/m ; taglierino/taglierini/m ; cúter/cúteres/m
utility knife~utility knives ; n ; Cuttermesser/n ; cutter/cutters/m ; taglierino/taglierini/m ; cúter/cúteres/m
stanley knife~stanley knives ; n ; Cuttermesser/n ; cutter/cutters/m ; taglierino/taglierini/m ; cúter/cúteres/m
glue stick~glue sticks ; n ; Klebestift/Klebestifte/m ; bâton de colle/bâtons de colle/m ; colla stick/f ; barra de pegamento/barras de pegamento/f
glue ; n ; Kleber/m ; colle/colles/f ; colla/colle/f ; pegamento/pegamentos/m
laminator~laminators ; n ; Laminiergerät/Laminiergeräte/n ; plastifieuse/plastifieuses/f ; plastificatrice/plastificatrici/f ; plastificadora/plastificadoras/f
laminating pouch~laminating pouches ; n ; Laminierfolie/Laminierfolien/f ; pochette de plastification/pochettes de plastification/f ; pouch per plastificazione/f ; funda de plastificar/fundas de plastificar/f
shredder~shredders ; n ; Aktenvernichter/m ; destructeur de documents/destructeurs de documents/m ; distruggidocumenti/m ; destructora de papel/destructoras de papel/f
paper shredder~paper shredders ; n ; Aktenvernichter/m ; destructeur de documents/destructeurs de documents/m ; distruggidocumenti/m ; destructora de papel/destructoras de papel/f
whiteboard~whiteboards ; n ; Whiteboard/Whiteboards/n ; tableau blanc/tableaux blancs/m ; lavagna bianca/lavagne bianche/f ; pizarra blanca/pizarras blancas/f
dry erase board~dry erase boards ; n ; Whiteboard/Whiteboards/n ; tableau blanc/tableaux blancs/m ; lavagna bianca/lavagne bianche/f ; pizarra blanca/pizarras blancas/f
blackboard~blackboards ; n ; Kreidetafel/Kreidetafeln/f ; tableau noir/tableaux noirs/m ; lavagna/lavagne/f ; pizarra/pizarras/f
chalkboard~chalkboards ; n ; Kreidetafel/Kreidetafeln/f ; tableau noir/tableaux noirs/m ; lavagna/lavagne/f ; pizarra/pizarras/f
chalk board~chalk boards ; n ; Kreidetafel/Kreidetafeln/f ; tableau noir/tableaux noirs/m ; lavagna/lavagne/f ; pizarra/pizarras/f
notice board~notice boards ; n ; Pinnwand/Pinnwände/f ; tableau d'affichage/tableaux d'affichage/m ; bacheca/bacheche/f ; tablón de anuncios/tablones de anuncios/m
pin board~pin boards ; n ; Pinnwand/Pinnwände/f ; tableau d'affichage/tableaux d'affichage/m ; bacheca/bacheche/f ; tablón de anuncios/tablones de anuncios/m
cork board~cork boards ; n ; Pinnwand/Pinnwände/f ; tableau d'affichage/tableaux d'affichage/m ; bacheca/bacheche/f ; tablón de anuncios/tablones de anuncios/m
memo board~memo boards ; n ; Pinnwand/Pinnwände/f ; tableau d'affichage/tableaux d'affichage/m ; bacheca/bacheche/f ; tablón de anuncios/tablones de anuncios/m
bulletin board~bulletin boards ; n ; Pinnwand/Pinnwände/f ; tableau d'affichage/tableaux d'affichage/m ; bacheca/bacheche/f ; tablón de anuncios/tablones de anuncios/m
easel~easels ; n ; Staffelei/Staffeleien/f ; chevalet/chevalets/m ; cavalletto/cavalletti/m ; caballete/caballetes/m
globe~globes ; n ; Globus/Globen/m ; globe/globes/m ; mappamondo/mappamondi/m ; globo terráqueo/globos terráqueos/m
map~maps ; n ; Karte/Karten/f ; carte/cartes/f ; mappa/mappe/f ; mapa/mapas/m
world map~world maps ; n ; Weltkarte/Weltkarten/f ; carte du monde/cartes du monde/f ; mappa del mondo/mappe del mondo/f ; mapamundi/mapamundis/m
book end~book ends ; n ; Buchstütze/Buchstützen/f ; serre-livres/m ; fermalibri/m ; sujetalibros/m
bookend~bookends ; n ; Buchstütze/Buchstützen/f ; serre-livres/m ; fermalibri/m ; sujetalibros/m
bookmark~bookmarks ; n ; Lesezeichen/n ; marque-page/marque-pages/m ; segnalibro/segnalibri/m ; marcapáginas/m
cash box~cash boxes ; n ; Geldkassette/Geldkassetten/f ; caisse à monnaie/caisses à monnaie/f ; cassetta portavalori/cassette portavalori/f ; caja de caudales/cajas de caudales/f
cash register~cash registers ; n ; Kasse/Kassen/f ; caisse enregistreuse/caisses enregistreuses/f ; registratore di cassa/registratori di cassa/m ; caja registradora/cajas registradoras/f
safe box~safe boxes ; n ; Tresor/Tresore/m ; coffre-fort/coffres-forts/m ; cassaforte/casseforti/f ; caja fuerte/cajas fuertes/f
security safe~security safes ; n ; Tresor/Tresore/m ; coffre-fort/coffres-forts/m ; cassaforte/casseforti/f ; caja fuerte/cajas fuertes/f
till roll~till rolls ; n ; Kassenrolle/Kassenrollen/f ; rouleau de caisse/rouleaux de caisse/m ; rotolo per registratore di cassa/rotoli per registratore di cassa/m ; rollo de papel para caja/rollos de papel para caja/m
coloured paper ; n ; Buntpapier/Buntpapiere/n ; papier coloré/papiers colorés/m ; carta colorata/carte colorate/f ; papel de colores/papeles de colores/m
colored paper ; n ; Buntpapier/Buntpapiere/n ; papier coloré/papiers colorés/m ; carta colorata/carte colorate/f ; papel de colores/papeles de colores/m
craft paper ; n ; Bastelpapier/Bastelpapiere/n ; papier créatif/papiers créatifs/m ; carta da bricolage/carte da bricolage/f ; papel para manualidades/papeles para manualidades/m
tracing paper ; n ; Transparentpapier/Transparentpapiere/n ; papier calque/papiers calque/m ; carta da lucido/carte da lucido/f ; papel vegetal/papeles vegetales/m
graph paper ; n ; Millimeterpapier/Millimeterpapiere/n ; papier millimétré/papiers millimétrés/m ; carta millimetrata/carte millimetrate/f ; papel milimetrado/papeles milimetrados/m
a4 paper ; n ; A4-Papier/A4-Papiere/n ; papier A4/papiers A4/m ; carta A4/carte A4/f ; papel A4/papeles A4/m
`;
