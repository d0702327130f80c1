/**
 * Names of item specifics in the languages of the sites, one per line. Alternatives are separated by `|`, and the first
 * one is shown: English; then section; kind; German; French; Italian; Spanish. Kinds: `name` is a proper name that is
 * never translated; `list` has independent values; `whole` needs all of its values or none; `material` the same, as
 * nouns; `size` uses charts if its value is not the same everywhere; `chart` always does; `place` is a country.
 */
export const FACT_NAMES = `
brand ; product ; name ; Marke ; Marque ; Marca ; Marca
type|product type ; product ; whole ; Produktart|Art ; Type|Type de produit ; Tipo ; Tipo
model|model name ; product ; name ; Modell ; Modèle ; Modello ; Modelo
mpn|manufacturer part number|part number|model number ; product ; name ; Herstellernummer ; Numéro de pièce fabricant ; MPN ; MPN
product line|series ; product ; name ; Produktlinie ; Gamme ; Linea di prodotti ; Línea de producto
character|character family ; product ; name ; Figur ; Personnage ; Personaggio ; Personaje
franchise ; product ; name ; Franchise ; Franchise ; Franchise ; Franquicia
author ; product ; name ; Autor ; Auteur ; Autore ; Autor
artist ; product ; name ; Künstler ; Artiste ; Artista ; Artista
vehicle make ; product ; name ; Fahrzeugmarke ; Marque du véhicule ; Marca del veicolo ; Marca del vehículo
compatible brand ; product ; name ; Kompatible Marke ; Marque compatible ; Marca compatibile ; Marca compatible
compatible model ; product ; name ; Kompatibles Modell ; Modèle compatible ; Modello compatibile ; Modelo compatible
colour|color|main colour|exterior colour ; features ; whole ; Farbe|Hauptfarbe ; Couleur|Couleur principale ; Colore|Colore principale ; Color|Color principal
material|outer material|fabric type|upper material ; features ; material ; Material|Obermaterial ; Matière|Matériau|Matière principale ; Materiale|Materiale principale ; Material|Material principal
lining material ; features ; material ; Futtermaterial ; Matière de la doublure ; Materiale della fodera ; Material del forro
frame material ; features ; material ; Rahmenmaterial ; Matière du cadre ; Materiale della cornice ; Material del marco
pattern ; features ; whole ; Muster ; Motif ; Fantasia ; Diseño
style ; features ; list ; Stil ; Style ; Stile ; Estilo
theme ; features ; list ; Thema ; Thème ; Tema ; Tema
features|special features|special feature ; features ; list ; Besonderheiten ; Caractéristiques ; Caratteristiche ; Características
finish ; features ; whole ; Oberfläche ; Finition ; Finitura ; Acabado
shape ; features ; whole ; Form ; Forme ; Forma ; Forma
room ; features ; list ; Zimmer ; Pièce ; Stanza ; Estancia
occasion ; features ; list ; Anlass ; Occasion ; Occasione ; Ocasión
season ; features ; list ; Jahreszeit ; Saison ; Stagione ; Temporada
department|target gender ; features ; whole ; Abteilung ; Département ; Reparto ; Departamento
gender ; features ; whole ; Geschlecht ; Sexe ; Sesso ; Sexo
age level|recommended age range|age range ; features ; whole ; Altersempfehlung ; Âge ; Età ; Edad
power source|power type ; features ; list ; Stromversorgung ; Alimentation ; Alimentazione ; Alimentación
connectivity ; features ; list ; Konnektivität ; Connectivité ; Connettività ; Conectividad
closure|closure type ; features ; whole ; Verschluss ; Fermeture ; Chiusura ; Cierre
neckline ; features ; whole ; Ausschnitt ; Encolure ; Scollo ; Escote
sleeve length ; features ; whole ; Ärmellänge ; Longueur des manches ; Lunghezza manica ; Largo de manga
fit ; features ; whole ; Passform ; Coupe ; Vestibilità ; Corte
heel height ; sizes ; whole ; Absatzhöhe ; Hauteur du talon ; Altezza tacco ; Altura del tacón
stone|main stone|gemstone ; features ; material ; Stein ; Pierre ; Pietra ; Piedra
metal ; features ; material ; Metall ; Métal ; Metallo ; Metal
mounting|mounting type ; features ; whole ; Montage ; Fixation ; Montaggio ; Montaje
assembly required ; features ; whole ; Montage erforderlich ; Montage nécessaire ; Montaggio necessario ; Requiere montaje
dishwasher safe ; features ; whole ; Spülmaschinenfest ; Passe au lave-vaisselle ; Adatto alla lavastoviglie ; Apto para lavavajillas
waterproof ; features ; whole ; Wasserdicht ; Étanche ; Impermeabile ; Impermeable
handmade|handmade item ; features ; whole ; Handgefertigt ; Fait main ; Fatto a mano ; Hecho a mano
vintage ; features ; whole ; Vintage ; Vintage ; Vintage ; Vintage
personalised|personalized|personalise ; features ; whole ; Personalisiert ; Personnalisé ; Personalizzato ; Personalizado
country/region of manufacture|country of manufacture|country of origin|country/region of origin ; product ; place ; Herstellungsland und -region ; Pays de fabrication ; Paese di fabbricazione ; País de fabricación
year manufactured|year of manufacture|year ; product ; whole ; Herstellungsjahr ; Année de fabrication ; Anno di fabbricazione ; Año de fabricación
fuel type ; features ; whole ; Kraftstoff ; Carburant ; Carburante ; Combustible
bulb type|socket type|cap type ; features ; whole ; Lampensockel ; Culot ; Attacco ; Casquillo
uk shoe size|us shoe size|eu shoe size|shoe size ; sizes ; chart ; EU-Schuhgröße ; Pointure EU ; Numero di scarpa EU ; Número de calzado EU
size ; sizes ; size ; Größe ; Taille ; Taglia ; Talla
scale ; sizes ; whole ; Maßstab ; Échelle ; Scala ; Escala
capacity|volume ; sizes ; whole ; Fassungsvermögen ; Capacité ; Capacità ; Capacidad
item length|length ; sizes ; whole ; Länge ; Longueur ; Lunghezza ; Longitud
item width|width ; sizes ; whole ; Breite ; Largeur ; Larghezza ; Anchura
item height|height ; sizes ; whole ; Höhe ; Hauteur ; Altezza ; Altura
item depth|depth ; sizes ; whole ; Tiefe ; Profondeur ; Profondità ; Profundidad
item diameter|diameter ; sizes ; whole ; Durchmesser ; Diamètre ; Diametro ; Diámetro
item thickness|thickness ; sizes ; whole ; Stärke ; Épaisseur ; Spessore ; Grosor
item weight|weight ; sizes ; whole ; Gewicht ; Poids ; Peso ; Peso
dimensions|item dimensions|measurements ; sizes ; whole ; Maße ; Dimensions ; Dimensioni ; Dimensiones
cable length ; sizes ; whole ; Kabellänge ; Longueur du câble ; Lunghezza del cavo ; Longitud del cable
screen size ; sizes ; whole ; Bildschirmgröße ; Taille de l’écran ; Dimensione schermo ; Tamaño de pantalla
storage capacity ; sizes ; whole ; Speicherkapazität ; Capacité de stockage ; Capacità di memoria ; Capacidad de almacenamiento
voltage ; sizes ; whole ; Spannung ; Tension ; Tensione ; Voltaje
wattage|power ; sizes ; whole ; Leistung ; Puissance ; Potenza ; Potencia
number of items in set|number of pieces|number of items|set size ; box ; whole ; Anzahl der Teile ; Nombre de pièces ; Numero di pezzi ; Número de piezas
number in pack|unit quantity|pack size|item package quantity|unit count ; box ; whole ; Anzahl der Einheiten ; Nombre d’unités ; Numero di unità ; Número de unidades
set includes|includes|included accessories|included components|items included|what is in the box ; box ; list ; Im Lieferumfang enthalten ; Fourni avec ; Incluso nella confezione ; Incluido en el paquete
size type ; sizes ; whole ; Größentyp ; Type de taille ; Tipo di taglia ; Tipo de talla
chest size|chest ; sizes ; whole ; Brustumfang ; Tour de poitrine ; Circonferenza torace ; Contorno de pecho
waist size|waist ; sizes ; whole ; Bundweite|Taillenumfang ; Tour de taille ; Girovita ; Contorno de cintura
hip size ; sizes ; whole ; Hüftumfang ; Tour de hanches ; Circonferenza fianchi ; Contorno de cadera
inside leg|inseam ; sizes ; whole ; Schrittlänge ; Entrejambe ; Lunghezza interno gamba ; Largo de entrepierna
collar size|neck size ; sizes ; size ; Kragenweite ; Tour de cou ; Misura del collo ; Talla de cuello
bra size ; sizes ; chart ; BH-Größe ; Taille de soutien-gorge ; Taglia reggiseno ; Talla de sujetador
cup size ; sizes ; size ; Körbchengröße ; Bonnet ; Coppa ; Copa
hat size ; sizes ; size ; Hutgröße ; Tour de tête ; Misura cappello ; Talla de sombrero
glove size ; sizes ; size ; Handschuhgröße ; Taille des gants ; Misura guanti ; Talla de guantes
dress length ; features ; whole ; Kleiderlänge ; Longueur de la robe ; Lunghezza vestito ; Largo del vestido
skirt length ; features ; whole ; Rocklänge ; Longueur de la jupe ; Lunghezza gonna ; Largo de la falda
garment care|care instructions|care ; features ; list ; Pflegehinweise|Pflege ; Entretien|Consignes d’entretien ; Istruzioni di lavaggio ; Cuidado de la prenda
collar style|collar type ; features ; whole ; Kragen ; Col ; Colletto ; Cuello
cuff style ; features ; whole ; Manschette ; Poignet ; Polsino ; Puño
sleeve type|sleeve style ; features ; whole ; Ärmelform ; Type de manches ; Tipo di manica ; Tipo de manga
leg style ; features ; whole ; Beinform ; Coupe des jambes ; Forma gamba ; Forma de la pierna
rise ; features ; whole ; Bundhöhe ; Hauteur de la taille ; Altezza vita ; Tiro
fabric wash|wash ; features ; whole ; Waschung ; Délavage ; Lavaggio ; Lavado
pocket type ; features ; whole ; Taschenart ; Type de poches ; Tipo di tasca ; Tipo de bolsillo
accents ; features ; list ; Akzente ; Ornements ; Decorazioni ; Detalles
fabric ; features ; material ; Stoff ; Tissu ; Tessuto ; Tejido
insulation material ; features ; material ; Isolationsmaterial ; Matériau d’isolation ; Materiale isolante ; Material aislante
exterior material ; features ; material ; Außenmaterial ; Matière extérieure ; Materiale esterno ; Material exterior
interior colour|interior color|lining colour|lining color ; features ; whole ; Innenfarbe ; Couleur intérieure ; Colore interno ; Color interior
thread count ; features ; whole ; Fadenzahl ; Nombre de fils ; Numero di fili ; Número de hilos
shoe width ; sizes ; whole ; Schuhweite ; Largeur de la chaussure ; Larghezza scarpa ; Ancho del calzado
toe shape ; features ; whole ; Schuhspitze ; Forme du bout ; Forma punta ; Forma de la puntera
heel style|heel type ; features ; whole ; Absatzform ; Type de talon ; Tipo di tacco ; Tipo de tacón
platform height ; sizes ; whole ; Plateauhöhe ; Hauteur de la plateforme ; Altezza plateau ; Altura de la plataforma
shaft height|boot height ; sizes ; whole ; Schafthöhe ; Hauteur de la tige ; Altezza gambale ; Altura de la caña
calf width ; sizes ; whole ; Wadenweite ; Tour de mollet ; Circonferenza polpaccio ; Contorno de pantorrilla
sole material|outsole material ; features ; material ; Sohlenmaterial|Material der Laufsohle ; Matière de la semelle ; Materiale suola ; Material de la suela
insole material ; features ; material ; Material der Innensohle ; Matière de la semelle intérieure ; Materiale soletta ; Material de la plantilla
activity|performance/activity ; features ; list ; Aktivität ; Activité ; Attività ; Actividad
sport ; features ; list ; Sportart ; Sport ; Sport ; Deporte
team ; product ; name ; Mannschaft|Verein ; Équipe ; Squadra ; Equipo
player|player/athlete|athlete ; product ; name ; Spieler ; Joueur ; Giocatore ; Jugador
league ; product ; name ; Liga ; Championnat ; Campionato ; Liga
bag height ; sizes ; whole ; Taschenhöhe ; Hauteur du sac ; Altezza borsa ; Altura del bolso
bag width ; sizes ; whole ; Taschenbreite ; Largeur du sac ; Larghezza borsa ; Anchura del bolso
bag depth ; sizes ; whole ; Taschentiefe ; Profondeur du sac ; Profondità borsa ; Profundidad del bolso
strap drop|handle drop ; sizes ; whole ; Henkellänge ; Hauteur de l’anse ; Altezza manico ; Caída del asa
handle/strap material ; features ; material ; Material der Griffe oder Riemen ; Matière de l’anse ; Materiale manico o tracolla ; Material del asa
hardware colour|hardware color ; features ; whole ; Farbe der Beschläge ; Couleur des pièces métalliques ; Colore della minuteria ; Color de los herrajes
hardware material ; features ; material ; Material der Beschläge ; Matière des pièces métalliques ; Materiale della minuteria ; Material de los herrajes
belt width ; sizes ; whole ; Gürtelbreite ; Largeur de la ceinture ; Larghezza cintura ; Ancho del cinturón
frame colour|frame color ; features ; whole ; Rahmenfarbe|Fassungsfarbe ; Couleur de la monture|Couleur du cadre ; Colore montatura ; Color de la montura
frame shape ; features ; whole ; Fassungsform ; Forme de la monture ; Forma montatura ; Forma de la montura
lens colour|lens color ; features ; whole ; Glasfarbe ; Couleur des verres ; Colore lenti ; Color de las lentes
lens technology ; features ; list ; Glastechnologie ; Technologie des verres ; Tecnologia lenti ; Tecnología de las lentes
lens width|lens socket width ; sizes ; whole ; Glasbreite ; Largeur des verres ; Larghezza lenti ; Ancho de la lente
bridge width|bridge size ; sizes ; whole ; Stegbreite ; Largeur du pont ; Larghezza ponte ; Ancho del puente
temple length|arm length ; sizes ; whole ; Bügellänge ; Longueur des branches ; Lunghezza aste ; Longitud de las patillas
uv protection ; features ; whole ; UV-Schutz ; Protection UV ; Protezione UV ; Protección UV
metal purity ; features ; whole ; Metallreinheit|Feinheit ; Pureté du métal ; Purezza del metallo ; Pureza del metal
base metal ; features ; material ; Grundmetall ; Métal de base ; Metallo base ; Metal base
plating|plating material ; features ; material ; Überzug ; Placage ; Placcatura ; Chapado
ring size ; sizes ; chart ; Ringgröße ; Taille de bague ; Misura anello ; Talla de anillo
number of gemstones|number of stones|number of diamonds ; features ; whole ; Anzahl der Steine ; Nombre de pierres ; Numero di pietre ; Número de piedras
total carat weight|carat weight|main stone weight ; sizes ; whole ; Gesamtkaratgewicht ; Poids total en carats ; Peso totale in carati ; Peso total en quilates
stone colour|stone color|main stone colour|main stone color|gemstone colour ; features ; whole ; Steinfarbe|Farbe des Hauptsteins ; Couleur de la pierre ; Colore della pietra ; Color de la piedra
stone shape|main stone shape|gemstone shape ; features ; whole ; Steinform|Form des Hauptsteins ; Forme de la pierre ; Forma della pietra ; Forma de la piedra
stone creation|main stone creation ; features ; whole ; Entstehung des Steins ; Création de la pierre ; Creazione della pietra ; Creación de la piedra
stone treatment|main stone treatment ; features ; whole ; Behandlung des Steins ; Traitement de la pierre ; Trattamento della pietra ; Tratamiento de la piedra
diamond clarity grade|clarity ; features ; name ; Reinheit ; Pureté ; Purezza ; Pureza
diamond colour grade|diamond color grade ; features ; name ; Farbgraduierung ; Couleur du diamant ; Grado di colore ; Grado de color
cut grade|cut ; features ; whole ; Schliff ; Taille de la pierre ; Taglio ; Talla de la piedra
setting style ; features ; whole ; Steinfassung ; Sertissage ; Incastonatura ; Engaste
chain length|necklace length ; sizes ; whole ; Kettenlänge ; Longueur de la chaîne ; Lunghezza catena ; Longitud de la cadena
chain type|chain style ; features ; whole ; Kettenart ; Type de chaîne ; Tipo di catena ; Tipo de cadena
bracelet length ; sizes ; whole ; Armbandlänge ; Longueur du bracelet ; Lunghezza bracciale ; Longitud de la pulsera
pearl type ; features ; whole ; Perlenart ; Type de perle ; Tipo di perla ; Tipo de perla
hallmark|hallmarked ; features ; whole ; Punze ; Poinçon ; Punzone ; Contraste
certification ; features ; name ; Zertifizierung ; Certification ; Certificazione ; Certificación
movement|watch movement ; features ; whole ; Uhrwerk ; Mouvement ; Movimento ; Movimiento
display|display type ; features ; whole ; Anzeige ; Affichage ; Visualizzazione ; Visualización
case material ; features ; material ; Gehäusematerial ; Matière du boîtier ; Materiale della cassa ; Material de la caja
case size|case diameter ; sizes ; whole ; Gehäusegröße|Gehäusedurchmesser ; Taille du boîtier ; Dimensione della cassa ; Tamaño de la caja
case colour|case color ; features ; whole ; Gehäusefarbe ; Couleur du boîtier ; Colore della cassa ; Color de la caja
case shape ; features ; whole ; Gehäuseform ; Forme du boîtier ; Forma della cassa ; Forma de la caja
case thickness ; sizes ; whole ; Gehäusedicke ; Épaisseur du boîtier ; Spessore della cassa ; Grosor de la caja
dial colour|dial color ; features ; whole ; Zifferblattfarbe ; Couleur du cadran ; Colore del quadrante ; Color de la esfera
dial style|dial pattern ; features ; whole ; Zifferblatt ; Style du cadran ; Stile del quadrante ; Estilo de la esfera
band material|strap material|watch band material|bracelet material ; features ; material ; Armbandmaterial ; Matière du bracelet ; Materiale del cinturino ; Material de la correa
band colour|band color|strap colour|strap color|band/strap color ; features ; whole ; Armbandfarbe ; Couleur du bracelet ; Colore del cinturino ; Color de la correa
band type|strap type ; features ; whole ; Armbandtyp ; Type de bracelet ; Tipo di cinturino ; Tipo de correa
band width|strap width ; sizes ; whole ; Armbandbreite ; Largeur du bracelet ; Larghezza del cinturino ; Ancho de la correa
lug width ; sizes ; whole ; Bandanstoßbreite ; Entre-corne ; Distanza tra le anse ; Ancho entre asas
bezel colour|bezel color ; features ; whole ; Lünettenfarbe ; Couleur de la lunette ; Colore della lunetta ; Color del bisel
bezel type ; features ; whole ; Lünette ; Type de lunette ; Tipo di lunetta ; Tipo de bisel
crystal|watch crystal|crystal type ; features ; whole ; Uhrenglas ; Verre de montre ; Vetro ; Cristal
indices ; features ; whole ; Indizes ; Index ; Indici ; Índices
water resistance|water resistance rating ; features ; whole ; Wasserdichtigkeit ; Étanchéité ; Resistenza all’acqua ; Resistencia al agua
number of jewels ; features ; whole ; Anzahl der Lagersteine ; Nombre de rubis ; Numero di rubini ; Número de rubíes
reference number ; product ; name ; Referenznummer ; Numéro de référence ; Numero di riferimento ; Número de referencia
with original packaging|with original box/packaging|original packaging ; box ; whole ; Mit Originalverpackung ; Avec emballage d’origine ; Con confezione originale ; Con embalaje original
with papers ; box ; whole ; Mit Papieren ; Avec papiers ; Con documenti ; Con documentación
OE/OEM part number|reference oe/oem number|oe/oem reference number|oem number|oe number|oem part number|manufacturer reference number ; product ; name ; OE/OEM-Referenznummer|OE/OEM Referenznummer(n) ; Numéro de référence OE/OEM ; Numero di riferimento OE/OEM ; Número de referencia OE/OEM
interchange part number ; product ; name ; Vergleichsnummer ; Numéro de pièce interchangeable ; Numero di parte intercambiabile ; Número de pieza intercambiable
other part number ; product ; name ; Weitere Teilenummer ; Autre numéro de pièce ; Altro numero di ricambio ; Otro número de pieza
superseded part number ; product ; name ; Ersetzte Teilenummer ; Numéro de pièce remplacé ; Numero di parte sostituito ; Número de pieza sustituido
placement on vehicle|placement ; features ; whole ; Einbauposition ; Emplacement sur le véhicule|Emplacement ; Posizione sul veicolo|Posizione ; Colocación en el vehículo|Colocación
fitment type ; features ; whole ; Einbauart ; Type de montage ; Tipo di montaggio ; Tipo de montaje
universal fitment ; features ; whole ; Universelle Passform ; Montage universel ; Montaggio universale ; Montaje universal
vehicle model|car model|compatible vehicle model ; product ; name ; Fahrzeugmodell ; Modèle du véhicule ; Modello del veicolo ; Modelo del vehículo
compatible vehicle make|car make ; product ; name ; Kompatible Fahrzeugmarke ; Marque du véhicule compatible ; Marca del veicolo compatibile ; Marca del vehículo compatible
compatible vehicle year|vehicle year ; product ; whole ; Baujahr des Fahrzeugs ; Année du véhicule ; Anno del veicolo ; Año del vehículo
vehicle type|compatible vehicle type ; product ; whole ; Fahrzeugtyp ; Type de véhicule ; Tipo di veicolo ; Tipo de vehículo
engine code|compatible engine code ; product ; name ; Motorcode ; Code moteur ; Codice motore ; Código de motor
engine size|engine capacity|engine displacement|displacement ; sizes ; whole ; Hubraum ; Cylindrée ; Cilindrata ; Cilindrada
number of cylinders ; features ; whole ; Zylinderzahl ; Nombre de cylindres ; Numero di cilindri ; Número de cilindros
transmission|transmission type|gearbox type ; features ; whole ; Getriebe ; Boîte de vitesses ; Cambio ; Transmisión
drivetrain|drive type ; features ; whole ; Antriebsart ; Transmission ; Trazione ; Tracción
mileage ; features ; whole ; Kilometerstand ; Kilométrage ; Chilometraggio ; Kilometraje
surface finish ; features ; whole ; Oberflächenausführung ; Finition de surface ; Finitura superficiale ; Acabado de la superficie
disc diameter|brake disc diameter|rotor diameter ; sizes ; whole ; Scheibendurchmesser ; Diamètre du disque ; Diametro del disco ; Diámetro del disco
rim diameter|wheel diameter ; sizes ; whole ; Felgendurchmesser ; Diamètre de la jante ; Diametro del cerchio ; Diámetro de la llanta
rim width|wheel width ; sizes ; whole ; Felgenbreite ; Largeur de la jante ; Larghezza del cerchio ; Ancho de la llanta
bolt pattern|stud pattern|pcd ; sizes ; whole ; Lochkreis ; Entraxe ; Interasse fori ; Distancia entre tornillos
wheel offset|offset ; sizes ; whole ; Einpresstiefe ; Déport ; Offset ; Bombeo
tyre width|tire width|section width ; sizes ; whole ; Reifenbreite ; Largeur du pneu ; Larghezza pneumatico ; Ancho del neumático
tyre aspect ratio|tire aspect ratio ; sizes ; whole ; Reifenquerschnitt ; Hauteur du flanc ; Rapporto d’aspetto del pneumatico ; Perfil del neumático
load index ; features ; name ; Tragfähigkeitsindex ; Indice de charge ; Indice di carico ; Índice de carga
speed rating|speed index ; features ; name ; Geschwindigkeitsindex ; Indice de vitesse ; Indice di velocità ; Índice de velocidad
viscosity|viscosity grade|sae viscosity ; features ; name ; Viskosität ; Viscosité ; Viscosità ; Viscosidad
thread size|thread diameter ; sizes ; whole ; Gewindegröße ; Filetage ; Filettatura ; Rosca
number of teeth|teeth ; features ; whole ; Anzahl der Zähne ; Nombre de dents ; Numero di denti ; Número de dientes
light colour|light color|lamp colour ; features ; whole ; Lichtfarbe ; Couleur de la lumière ; Colore della luce ; Color de la luz
performance part ; features ; whole ; Tuningteil ; Pièce de performance ; Ricambio per tuning ; Pieza de tuning
classic car part|vintage car part ; features ; whole ; Oldtimerteil ; Pièce de voiture ancienne ; Ricambio auto d’epoca ; Pieza de coche clásico
manufacturer warranty|warranty ; features ; whole ; Herstellergarantie ; Garantie du fabricant ; Garanzia produttore ; Garantía del fabricante
drive size ; sizes ; whole ; Antriebsgröße ; Taille du carré ; Dimensione attacco ; Tamaño del cuadrado
chuck size|chuck capacity ; sizes ; whole ; Bohrfutterspannweite ; Capacité du mandrin ; Dimensione del mandrino ; Tamaño del portabrocas
shank size|shank diameter ; sizes ; whole ; Schaftdurchmesser ; Diamètre de la queue ; Diametro del gambo ; Diámetro del vástago
screw head type|head type ; features ; whole ; Kopfform ; Type de tête ; Tipo di testa ; Tipo de cabeza
blade length ; sizes ; whole ; Klingenlänge ; Longueur de la lame ; Lunghezza lama ; Longitud de la hoja
blade diameter ; sizes ; whole ; Blattdurchmesser ; Diamètre de la lame ; Diametro lama ; Diámetro de la hoja
blade material ; features ; material ; Klingenmaterial ; Matériau de la lame ; Materiale lama ; Material de la hoja
blade type|blade edge ; features ; whole ; Klingenart ; Type de lame ; Tipo di lama ; Tipo de hoja
handle material ; features ; material ; Griffmaterial ; Matériau du manche ; Materiale impugnatura ; Material del mango
handle length ; sizes ; whole ; Grifflänge ; Longueur du manche ; Lunghezza manico ; Longitud del mango
grit ; features ; whole ; Körnung ; Grain ; Grana ; Grano
torque|maximum torque ; sizes ; whole ; Drehmoment ; Couple ; Coppia ; Par de apriete
speed|maximum speed|no-load speed ; sizes ; whole ; Geschwindigkeit ; Vitesse ; Velocità ; Velocidad
number of speeds|number of gears ; features ; whole ; Anzahl der Gänge ; Nombre de vitesses ; Numero di velocità ; Número de velocidades
battery type|battery technology|cell composition ; features ; whole ; Batterietyp ; Type de batterie ; Tipo di batteria ; Tipo de batería
battery capacity ; sizes ; whole ; Akkukapazität|Batteriekapazität ; Capacité de la batterie ; Capacità batteria ; Capacidad de la batería
battery life|run time|battery run time ; features ; whole ; Akkulaufzeit ; Autonomie ; Autonomia ; Autonomía
battery included|batteries included ; box ; whole ; Batterie enthalten ; Batterie incluse ; Batteria inclusa ; Batería incluida
batteries required|battery required|battery powered ; features ; whole ; Batterien erforderlich ; Piles requises ; Batterie richieste ; Requiere pilas
maximum load|load capacity|weight capacity|maximum weight capacity|maximum weight|max. load ; sizes ; whole ; Tragfähigkeit|Maximale Belastbarkeit ; Charge maximale ; Portata massima ; Carga máxima
tank capacity ; sizes ; whole ; Tankinhalt ; Capacité du réservoir ; Capacità serbatoio ; Capacidad del depósito
pressure|maximum pressure ; sizes ; whole ; Maximaler Druck ; Pression maximale ; Pressione massima ; Presión máxima
flow rate ; sizes ; whole ; Fördermenge ; Débit ; Portata ; Caudal
cutting width ; sizes ; whole ; Schnittbreite ; Largeur de coupe ; Larghezza di taglio ; Ancho de corte
noise level ; sizes ; whole ; Geräuschpegel ; Niveau sonore ; Livello di rumore ; Nivel de ruido
magnetic ; features ; whole ; Magnetisch ; Magnétique ; Magnetico ; Magnético
cordless ; features ; whole ; Kabellos ; Sans fil ; Senza fili ; Inalámbrico
amperage|amps|current|current rating ; sizes ; whole ; Stromstärke ; Intensité ; Amperaggio ; Amperaje
input voltage ; sizes ; whole ; Eingangsspannung ; Tension d’entrée ; Tensione d’ingresso ; Voltaje de entrada
output voltage ; sizes ; whole ; Ausgangsspannung ; Tension de sortie ; Tensione di uscita ; Voltaje de salida
output current ; sizes ; whole ; Ausgangsstrom ; Courant de sortie ; Corrente di uscita ; Corriente de salida
plug type ; features ; whole ; Steckertyp ; Type de prise ; Tipo di spina ; Tipo de enchufe
energy efficiency rating|energy efficiency class|energy class ; features ; name ; Energieeffizienzklasse ; Classe énergétique ; Classe di efficienza energetica ; Clase de eficiencia energética
IP rating ; features ; name ; Schutzart ; Indice de protection ; Grado di protezione IP ; Grado de protección IP
operating system ; features ; name ; Betriebssystem ; Système d’exploitation ; Sistema operativo ; Sistema operativo
processor|cpu ; features ; name ; Prozessor ; Processeur ; Processore ; Procesador
processor speed ; sizes ; whole ; Prozessorgeschwindigkeit ; Vitesse du processeur ; Velocità processore ; Velocidad del procesador
RAM size|ram|memory size ; sizes ; whole ; Arbeitsspeicher|Arbeitsspeichergröße ; Mémoire vive|Taille de la mémoire RAM ; RAM|Dimensione RAM ; Memoria RAM
graphics processor|gpu|graphics processing type ; features ; name ; Grafikprozessor ; Processeur graphique ; Processore grafico ; Procesador gráfico
hard drive capacity ; sizes ; whole ; Festplattenkapazität ; Capacité du disque dur ; Capacità disco rigido ; Capacidad del disco duro
SSD capacity ; sizes ; whole ; SSD-Kapazität ; Capacité du SSD ; Capacità SSD ; Capacidad del SSD
hard drive type|storage type ; features ; whole ; Festplattentyp ; Type de disque dur ; Tipo di disco rigido ; Tipo de disco duro
resolution|maximum resolution ; features ; whole ; Auflösung ; Résolution ; Risoluzione ; Resolución
aspect ratio ; features ; whole ; Seitenverhältnis ; Format d’image ; Rapporto d’aspetto ; Relación de aspecto
refresh rate ; sizes ; whole ; Bildwiederholfrequenz ; Fréquence de rafraîchissement ; Frequenza di aggiornamento ; Frecuencia de actualización
display technology ; features ; name ; Displaytechnologie ; Technologie d’affichage ; Tecnologia del display ; Tecnología de la pantalla
network|network provider|carrier ; features ; whole ; Mobilfunkanbieter|Anbieter ; Opérateur ; Operatore ; Operador
lock status ; features ; whole ; SIM-Lock ; Blocage opérateur ; Blocco operatore ; Bloqueo de operador
SIM card slot ; features ; whole ; SIM-Karten-Steckplatz ; Emplacement carte SIM ; Slot SIM ; Ranura SIM
memory card type ; features ; name ; Speicherkartentyp ; Type de carte mémoire ; Tipo di scheda di memoria ; Tipo de tarjeta de memoria
camera resolution|megapixels ; sizes ; whole ; Kameraauflösung ; Résolution de l’appareil photo ; Risoluzione fotocamera ; Resolución de la cámara
optical zoom ; features ; whole ; Optischer Zoom ; Zoom optique ; Zoom ottico ; Zoom óptico
focal length ; sizes ; whole ; Brennweite ; Distance focale ; Lunghezza focale ; Distancia focal
focus type ; features ; whole ; Fokustyp ; Type de mise au point ; Tipo di messa a fuoco ; Tipo de enfoque
maximum aperture ; features ; name ; Größte Blende ; Ouverture maximale ; Apertura massima ; Apertura máxima
lens mount|camera mount ; features ; name ; Objektivbajonett ; Monture d’objectif ; Innesto obiettivo ; Montura de objetivo
compatible with|compatibility|compatible devices ; product ; name ; Kompatibel mit|Kompatibilität ; Compatible avec|Compatibilité ; Compatibile con|Compatibilità ; Compatible con|Compatibilidad
compatible product ; product ; whole ; Kompatibles Produkt ; Produit compatible ; Prodotto compatibile ; Producto compatible
compatible product line|compatible series ; product ; name ; Kompatible Produktlinie ; Gamme compatible ; Linea compatibile ; Línea compatible
connector|connectors|connector type|port type ; features ; name ; Anschluss ; Connecteur ; Connettore ; Conector
connector A ; features ; name ; Anschluss A ; Connecteur A ; Connettore A ; Conector A
connector B ; features ; name ; Anschluss B ; Connecteur B ; Connettore B ; Conector B
number of ports ; features ; whole ; Anzahl der Anschlüsse ; Nombre de ports ; Numero di connessioni ; Número de puertos
wireless technology ; features ; name ; Funktechnologie ; Technologie sans fil ; Tecnologia wireless ; Tecnología inalámbrica
bluetooth version ; features ; name ; Bluetooth-Version ; Version Bluetooth ; Versione Bluetooth ; Versión de Bluetooth
form factor|earpiece design|fit design ; features ; whole ; Bauform ; Facteur de forme ; Fattore di forma ; Factor de forma
microphone|microphone type ; features ; whole ; Mikrofon ; Microphone ; Microfono ; Micrófono
frequency response ; sizes ; whole ; Frequenzgang ; Réponse en fréquence ; Risposta in frequenza ; Respuesta en frecuencia
impedance ; sizes ; whole ; Impedanz ; Impédance ; Impedenza ; Impedancia
number of channels|channels ; features ; whole ; Anzahl der Kanäle ; Nombre de canaux ; Numero di canali ; Número de canales
manufacturer colour|manufacturer color ; features ; name ; Herstellerfarbe ; Couleur du fabricant ; Colore produttore ; Color del fabricante
remote control|remote control included ; box ; whole ; Fernbedienung ; Télécommande ; Telecomando ; Mando a distancia
colour temperature|color temperature ; features ; whole ; Farbtemperatur ; Température de couleur ; Temperatura di colore ; Temperatura de color
brightness|luminous flux|lumens ; sizes ; whole ; Helligkeit ; Luminosité ; Luminosità ; Brillo
lighting technology|light source|bulb technology|light type ; features ; whole ; Lichttechnologie ; Technologie d’éclairage ; Tecnologia di illuminazione ; Tecnología de iluminación
number of lights|number of bulbs ; features ; whole ; Anzahl der Leuchtmittel ; Nombre de lampes ; Numero di luci ; Número de luces
dimmable ; features ; whole ; Dimmbar ; Intensité variable ; Dimmerabile ; Regulable en intensidad
beam angle ; sizes ; whole ; Abstrahlwinkel ; Angle du faisceau ; Angolo del fascio ; Ángulo del haz
format ; product ; whole ; Format ; Format ; Formato ; Formato
language ; product ; whole ; Sprache ; Langue ; Lingua ; Idioma
publisher ; product ; name ; Verlag|Herausgeber ; Éditeur ; Editore ; Editorial
book title ; product ; name ; Buchtitel ; Titre du livre ; Titolo del libro ; Título del libro
book series ; product ; name ; Buchreihe ; Série de livres ; Serie di libri ; Serie de libros
edition ; product ; whole ; Ausgabe ; Édition ; Edizione ; Edición
publication year|year published ; product ; whole ; Erscheinungsjahr ; Année de publication ; Anno di pubblicazione ; Año de publicación
number of pages ; product ; whole ; Seitenzahl ; Nombre de pages ; Numero di pagine ; Número de páginas
ISBN|isbn-13|isbn-10 ; product ; name ; ISBN ; ISBN ; ISBN ; ISBN
EAN ; product ; name ; EAN ; EAN ; EAN ; EAN
illustrator ; product ; name ; Illustrator ; Illustrateur ; Illustratore ; Ilustrador
genre ; product ; list ; Genre ; Genre ; Genere ; Género
topic|subject|subject area ; product ; list ; Themengebiet ; Sujet ; Argomento ; Materia
intended audience|target audience ; product ; list ; Zielgruppe ; Public visé ; Destinatari ; Público
record label ; product ; name ; Plattenlabel ; Label ; Etichetta ; Sello discográfico
release title ; product ; name ; Albumtitel ; Titre de l’album ; Titolo dell’album ; Título del álbum
release year|release date ; product ; whole ; Veröffentlichungsjahr ; Année de sortie ; Anno di uscita ; Año de lanzamiento
record size ; sizes ; whole ; Plattengröße ; Taille du disque ; Dimensione del disco ; Tamaño del disco
record grading|media grading ; features ; whole ; Zustand der Schallplatte ; État du disque ; Condizione del disco ; Estado del disco
sleeve grading ; features ; whole ; Zustand der Hülle ; État de la pochette ; Condizione della copertina ; Estado de la funda
composer ; product ; name ; Komponist ; Compositeur ; Compositore ; Compositor
instrument ; product ; list ; Instrument ; Instrument ; Strumento ; Instrumento
movie/TV title|film title|movie title ; product ; name ; Film- oder Serientitel ; Titre du film ou de la série ; Titolo del film o della serie ; Título de la película o serie
director ; product ; name ; Regisseur ; Réalisateur ; Regista ; Director
actor|leading role|starring ; product ; name ; Schauspieler ; Acteur ; Attore ; Actor
studio ; product ; name ; Studio ; Studio ; Studio ; Estudio
region code|dvd region|blu-ray region ; product ; whole ; Regionalcode ; Zone ; Codice regionale ; Código de región
age rating|rating ; product ; whole ; Altersfreigabe ; Classification par âge ; Classificazione per età ; Clasificación por edad
subtitle language|subtitles ; product ; list ; Untertitel ; Sous-titres ; Sottotitoli ; Subtítulos
number of discs ; box ; whole ; Anzahl der Discs ; Nombre de disques ; Numero di dischi ; Número de discos
platform ; product ; name ; Plattform ; Plateforme ; Piattaforma ; Plataforma
game name|game title ; product ; name ; Spieltitel ; Nom du jeu ; Nome del gioco ; Nombre del juego
era|time period|time period manufactured|period ; features ; whole ; Epoche ; Époque ; Epoca ; Época
original/licensed reproduction|original/licensed reprint|original/reproduction ; features ; whole ; Original oder Reproduktion|Original/Reproduktion ; Original ou reproduction|Original/Reproduction ; Originale o riproduzione|Originale/Riproduzione ; Original o reproducción|Original/Reproducción
antique ; features ; whole ; Antik ; Antiquité ; Antiquariato ; Antigüedad
signed ; features ; whole ; Signiert ; Signé ; Firmato ; Firmado
signed by ; features ; name ; Signiert von ; Signé par ; Firmato da ; Firmado por
certificate of authenticity|certificate of authenticity (coa) ; box ; whole ; Echtheitszertifikat ; Certificat d’authenticité ; Certificato di autenticità ; Certificado de autenticidad
limited edition ; features ; whole ; Limitierte Auflage ; Édition limitée ; Edizione limitata ; Edición limitada
denomination ; features ; whole ; Nennwert ; Valeur faciale ; Valore nominale ; Denominación
country ; product ; place ; Land ; Pays ; Paese ; País
region of origin|place of origin ; product ; place ; Herkunftsregion ; Région d’origine ; Regione di origine ; Región de origen
composition ; features ; material ; Zusammensetzung ; Composition ; Composizione ; Composición
fineness ; features ; whole ; Feingehalt ; Titre ; Titolo ; Ley
precious metal content per unit|precious metal content|total precious metal content ; sizes ; whole ; Edelmetallgehalt ; Teneur en métal précieux ; Contenuto di metallo prezioso ; Contenido de metal precioso
circulated/uncirculated ; features ; whole ; Umlaufzustand ; Circulation ; Circolazione ; Circulación
grade ; features ; name ; Erhaltungsgrad ; Grade ; Grado ; Grado
professional grader|grader|certification number issuer ; features ; name ; Bewertungsfirma ; Organisme de notation ; Ente di certificazione ; Empresa de certificación
certification number ; product ; name ; Zertifizierungsnummer ; Numéro de certification ; Numero di certificazione ; Número de certificación
year of issue ; product ; whole ; Ausgabejahr ; Année d’émission ; Anno di emissione ; Año de emisión
card name ; product ; name ; Kartenname ; Nom de la carte ; Nome della carta ; Nombre de la carta
card number ; product ; name ; Kartennummer ; Numéro de carte ; Numero della carta ; Número de carta
set ; product ; name ; Set ; Série ; Set ; Expansión
rarity ; features ; whole ; Seltenheit ; Rareté ; Rarità ; Rareza
game ; product ; name ; Spiel ; Jeu ; Gioco ; Juego
tv show|tv show/film|film/tv title ; product ; name ; Fernsehserie ; Série télévisée ; Serie TV ; Serie de televisión
manufacturer|maker ; product ; name ; Hersteller ; Fabricant ; Produttore ; Fabricante
designer|designer/brand ; product ; name ; Designer ; Créateur ; Stilista ; Diseñador
collection ; product ; name ; Kollektion ; Collection ; Collezione ; Colección
gauge|rail gauge ; sizes ; name ; Spurweite ; Écartement ; Scartamento ; Ancho de vía
object type ; product ; whole ; Objektart ; Type d’objet ; Tipo di oggetto ; Tipo de objeto
production technique|technique ; features ; whole ; Technik ; Technique ; Tecnica ; Técnica
framing|framed ; features ; whole ; Rahmung ; Encadrement ; Cornice ; Enmarcado
image orientation|orientation ; features ; whole ; Ausrichtung ; Orientation ; Orientamento ; Orientación
number of seats|seating capacity ; sizes ; whole ; Anzahl der Sitzplätze ; Nombre de places ; Numero di posti ; Número de plazas
seat height ; sizes ; whole ; Sitzhöhe ; Hauteur d’assise ; Altezza seduta ; Altura del asiento
number of persons|number of people|sleeping capacity ; sizes ; whole ; Anzahl der Personen ; Nombre de personnes ; Numero di persone ; Número de personas
upholstery material|upholstery fabric ; features ; material ; Bezugsmaterial ; Revêtement ; Rivestimento ; Tapizado
filling material|fill material|filling ; features ; material ; Füllmaterial ; Matériau de rembourrage ; Materiale di imbottitura ; Material de relleno
mattress size|bed size ; sizes ; whole ; Matratzengröße ; Taille du matelas ; Dimensioni materasso ; Tamaño del colchón
firmness ; features ; whole ; Härtegrad ; Fermeté ; Rigidità ; Firmeza
number of drawers ; features ; whole ; Anzahl der Schubladen ; Nombre de tiroirs ; Numero di cassetti ; Número de cajones
number of shelves ; features ; whole ; Anzahl der Regalböden ; Nombre d’étagères ; Numero di ripiani ; Número de estantes
number of doors ; features ; whole ; Anzahl der Türen ; Nombre de portes ; Numero di porte ; Número de puertas
wood type|wood tone ; features ; material ; Holzart ; Type de bois ; Tipo di legno ; Tipo de madera
indoor/outdoor|indoor/outdoor use ; features ; whole ; Innen- oder Außenbereich ; Intérieur ou extérieur ; Interno o esterno ; Interior o exterior
suitable for|recommended use|intended use ; features ; list ; Geeignet für ; Convient pour ; Adatto a ; Apto para
heat source ; features ; list ; Wärmequelle ; Source de chaleur ; Fonte di calore ; Fuente de calor
oven safe ; features ; whole ; Backofenfest ; Passe au four ; Adatto al forno ; Apto para horno
microwave safe ; features ; whole ; Mikrowellengeeignet ; Passe au micro-ondes ; Adatto al microonde ; Apto para microondas
freezer safe ; features ; whole ; Gefriergeeignet ; Passe au congélateur ; Adatto al congelatore ; Apto para congelador
machine washable|washable ; features ; whole ; Maschinenwaschbar ; Lavable en machine ; Lavabile in lavatrice ; Lavable a máquina
scent|fragrance|fragrance name ; features ; whole ; Duft ; Parfum ; Profumo ; Aroma
burn time ; features ; whole ; Brenndauer ; Durée de combustion ; Durata di combustione ; Tiempo de combustión
pile height ; sizes ; whole ; Florhöhe ; Hauteur du poil ; Altezza del pelo ; Altura del pelo
backing material ; features ; material ; Material der Rückseite ; Matière de l’envers ; Materiale del retro ; Material del reverso
weave|weave type|construction ; features ; whole ; Webart ; Tissage ; Tessitura ; Tipo de tejido
shade material|lampshade material ; features ; material ; Schirmmaterial ; Matière de l’abat-jour ; Materiale del paralume ; Material de la pantalla
shade colour|shade color|lampshade colour ; features ; whole ; Schirmfarbe ; Couleur de l’abat-jour ; Colore del paralume ; Color de la pantalla
formulation ; features ; whole ; Darreichungsform ; Formulation ; Formulazione ; Formulación
skin type ; features ; list ; Hauttyp ; Type de peau ; Tipo di pelle ; Tipo de piel
hair type ; features ; list ; Haartyp ; Type de cheveux ; Tipo di capelli ; Tipo de cabello
ingredients|active ingredients ; features ; list ; Inhaltsstoffe ; Ingrédients ; Ingredienti ; Ingredientes
expiration date|expiry date|best before date ; features ; whole ; Mindesthaltbarkeitsdatum ; Date de péremption ; Data di scadenza ; Fecha de caducidad
main purpose|purpose ; features ; list ; Hauptzweck ; Utilisation principale ; Scopo principale ; Uso principal
body area ; features ; list ; Körperbereich ; Zone du corps ; Zona del corpo ; Zona del cuerpo
educational purpose|educational objective ; features ; list ; Lernziel ; Objectif éducatif ; Obiettivo educativo ; Objetivo educativo
number of players|minimum number of players ; features ; whole ; Anzahl der Spieler ; Nombre de joueurs ; Numero di giocatori ; Número de jugadores
minimum age ; features ; whole ; Mindestalter ; Âge minimum ; Età minima ; Edad mínima
age group ; features ; whole ; Altersgruppe ; Tranche d’âge ; Fascia d’età ; Grupo de edad
set name ; product ; name ; Setname ; Nom du set ; Nome del set ; Nombre del set
set number|lego set number ; product ; name ; Setnummer ; Numéro du set ; Numero del set ; Número del set
number of puzzle pieces ; box ; whole ; Anzahl der Puzzleteile ; Nombre de pièces du puzzle ; Numero di pezzi del puzzle ; Número de piezas del puzle
animal type|animal|animal species ; features ; list ; Tierart ; Espèce animale ; Specie animale ; Especie animal
dog size ; features ; whole ; Hundegröße ; Taille du chien ; Taglia del cane ; Tamaño del perro
packaging ; box ; whole ; Verpackung ; Emballage ; Confezione ; Embalaje
safety standard ; features ; name ; Sicherheitsnorm ; Norme de sécurité ; Norma di sicurezza ; Norma de seguridad
range|control range ; sizes ; whole ; Reichweite ; Portée ; Raggio d’azione ; Alcance
frame size ; sizes ; size ; Rahmengröße ; Taille du cadre ; Misura telaio ; Talla del cuadro
wheel size ; sizes ; whole ; Laufradgröße ; Taille des roues ; Dimensione ruote ; Tamaño de rueda
brake type ; features ; whole ; Bremsentyp ; Type de freins ; Tipo di freni ; Tipo de frenos
suspension type|suspension ; features ; whole ; Federung ; Suspension ; Sospensione ; Suspensión
skill level|experience level ; features ; whole ; Leistungsstufe ; Niveau ; Livello ; Nivel
handedness|dexterity|hand orientation ; features ; whole ; Händigkeit ; Latéralité ; Mano ; Lateralidad
ball size ; sizes ; size ; Ballgröße ; Taille du ballon ; Misura del pallone ; Tamaño del balón
resistance|resistance level ; features ; whole ; Widerstand ; Résistance ; Resistenza ; Resistencia
temperature rating ; features ; whole ; Temperaturbereich ; Température d’utilisation ; Temperatura d’uso ; Temperatura de uso
foldable|folding ; features ; whole ; Klappbar ; Pliable ; Pieghevole ; Plegable
adjustable ; features ; whole ; Verstellbar ; Réglable ; Regolabile ; Ajustable
reversible ; features ; whole ; Wendbar ; Réversible ; Reversibile ; Reversible
recycled content ; features ; whole ; Recyclinganteil ; Part recyclée ; Contenuto riciclato ; Contenido reciclado
modified item ; features ; whole ; Modifizierter Artikel ; Objet modifié ; Oggetto modificato ; Artículo modificado
custom bundle|bundle listing ; box ; whole ; Angebotspaket ; Offre groupée ; Lotto personalizzato ; Lote personalizado
`;
