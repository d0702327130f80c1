/**
 * Names of item specifics in the languages of the sites, one per line. Alternatives are separated by `|`, and the first
 * one is shown: English; then section; kind; German; French; Italian; Spanish. Kinds: `name` is a proper name that is
 * never translated; `list` has independent values; `whole` needs all of its values or none; `material` the same, as
 * nouns; `size` uses charts; `place` is a country.
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
metal ; features ; whole ; Metall ; Métal ; Metallo ; Metal
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
uk shoe size|us shoe size|eu shoe size|shoe size ; sizes ; size ; EU-Schuhgröße ; Pointure EU ; Numero di scarpa EU ; Número de calzado EU
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
`;
