/**
 * Frequent values of specifics that are neither a colour nor a material: English spellings, separated by `|`; then
 * German; French; Italian; Spanish. A spelling with `@` counts only for the specific, or the kind of specific, that it
 * names.
 */
export const FACT_VALUES = `
v-neck|v neck ; V-Ausschnitt ; Col en V ; Scollo a V ; Cuello en V
crew neck|crewneck|round neck ; Rundhals ; Col rond ; Girocollo ; Cuello redondo
scoop neck ; U-Ausschnitt ; Encolure dégagée ; Scollo ampio ; Escote redondo
turtleneck|roll neck|polo neck ; Rollkragen ; Col roulé ; Collo alto ; Cuello alto
collared|collar ; Mit Kragen ; Avec col ; Con colletto ; Con cuello
hooded|hood ; Mit Kapuze ; À capuche ; Con cappuccio ; Con capucha
short sleeve|short sleeves ; Kurzarm ; Manches courtes ; Maniche corte ; Manga corta
long sleeve|long sleeves ; Langarm ; Manches longues ; Maniche lunghe ; Manga larga
sleeveless ; Ärmellos ; Sans manches ; Senza maniche ; Sin mangas
3/4 sleeve|3/4 sleeves ; 3/4-Arm ; Manches 3/4 ; Maniche a 3/4 ; Manga 3/4
zip|zipper|zip up ; Reißverschluss ; Fermeture éclair ; Cerniera ; Cremallera
button|buttons|button up ; Knöpfe ; Boutons ; Bottoni ; Botones
buckle ; Schnalle ; Boucle ; Fibbia ; Hebilla
lace up|lace-up|laces ; Schnürung ; Lacets ; Lacci ; Cordones
hook & loop|hook and loop|velcro ; Klettverschluss ; Fermeture auto-agrippante ; Chiusura a strappo ; Cierre autoadherente
slip on|slip-on ; Zum Hineinschlüpfen ; À enfiler ; Senza lacci ; Sin cordones
pull on|pull-on ; Zum Überziehen ; À enfiler ; Da infilare ; Sin cierre
drawstring ; Kordelzug ; Cordon de serrage ; Coulisse ; Cordón
snap|snaps|press stud ; Druckknopf ; Bouton-pression ; Bottone automatico ; Broche de presión
regular|regular fit ; Normal ; Normale ; Regolare ; Normal
slim|slim fit ; Schmal ; Ajustée ; Aderente ; Ajustado
loose|relaxed|loose fit|relaxed fit ; Weit ; Ample ; Ampia ; Holgado
casual ; Freizeit ; Décontracté ; Tempo libero ; Informal
formal ; Festlich ; Habillé ; Elegante ; Formal
business|work ; Beruf ; Travail ; Lavoro ; Trabajo
party|party/cocktail ; Party ; Fête ; Festa ; Fiesta
everyday ; Alltag ; Quotidien ; Tutti i giorni ; Diario
wedding ; Hochzeit ; Mariage ; Matrimonio ; Boda
birthday ; Geburtstag ; Anniversaire ; Compleanno ; Cumpleaños
christmas ; Weihnachten ; Noël ; Natale ; Navidad
halloween ; Halloween ; Halloween ; Halloween ; Halloween
all seasons|all season ; Ganzjährig ; Toutes saisons ; Tutte le stagioni ; Todas las estaciones
battery|batteries ; Batterie ; Pile ; Batteria ; Pila
mains|corded electric|mains electricity ; Netzbetrieb ; Secteur ; Rete elettrica ; Red eléctrica
rechargeable battery ; Akku ; Batterie rechargeable ; Batteria ricaricabile ; Batería recargable
solar ; Solar ; Solaire ; Solare ; Solar
manual ; Manuell ; Manuel ; Manuale ; Manual
wireless ; Kabellos ; Sans fil ; Senza fili ; Inalámbrico
wired ; Kabelgebunden ; Filaire ; Con filo ; Con cable
solid|plain ; Einfarbig ; Uni ; Tinta unita ; Liso
striped|stripes ; Gestreift ; Rayures ; Righe ; Rayas
floral ; Blumen ; Fleurs ; Fiori ; Flores
geometric ; Geometrisch ; Géométrique ; Geometrico ; Geométrico
rust resistant|rustproof ; Rostbeständig ; Résiste à la rouille ; Resistente alla ruggine ; Resistente al óxido
water resistant ; Wasserabweisend ; Résiste à l’eau ; Resistente all’acqua ; Resistente al agua
adult|adults ; Erwachsene ; Adultes ; Adulti ; Adultos
indoor ; Innenbereich ; Intérieur ; Interno ; Interior
outdoor ; Außenbereich ; Extérieur ; Esterno ; Exterior
wall-mounted|wall mounted|wall mount ; Wandmontage ; Montage mural ; Montaggio a parete ; Montaje en pared
freestanding|free standing ; Freistehend ; Autoportant ; Indipendente ; De pie
round ; Rund ; Ronde ; Rotonda ; Redonda
square ; Quadratisch ; Carrée ; Quadrata ; Cuadrada
rectangular|rectangle ; Rechteckig ; Rectangulaire ; Rettangolare ; Rectangular
oval ; Oval ; Ovale ; Ovale ; Ovalada
male ; Männlich ; Homme ; Uomo ; Hombre
female ; Weiblich ; Femme ; Donna ; Mujer
unisex ; Unisex ; Unisexe ; Unisex ; Unisex
multicoloured|multicolored|multicolour|multicolor|multi ; Mehrfarbig ; Multicolore ; Multicolore ; Multicolor
petrol ; Benzin ; Essence ; Benzina ; Gasolina
diesel ; Diesel ; Diesel ; Diesel ; Diésel
electric ; Elektrisch ; Électrique ; Elettrico ; Eléctrico
men|mens ; Herren ; Homme ; Uomo ; Hombre
women|womens|ladies ; Damen ; Femme ; Donna ; Mujer
boys ; Jungen ; Garçon ; Bambino ; Niño
girls ; Mädchen ; Fille ; Bambina ; Niña
boys & girls ; Jungen und Mädchen ; Garçon et fille ; Bambino e bambina ; Niño y niña
kids|children ; Kinder ; Enfants ; Bambini ; Niños
junior ; Junior ; Junior ; Junior ; Júnior
teens|teenagers ; Jugendliche ; Ados ; Adolescenti ; Adolescentes
babies|baby ; Baby ; Bébé ; Neonato ; Bebé
newborn ; Neugeborene ; Nouveau-né ; Neonati ; Recién nacidos
toddler|toddlers ; Kleinkinder ; Tout-petits ; Bimbi piccoli ; Niños pequeños
beginner|beginners ; Anfänger ; Débutants ; Principianti ; Principiantes
senior|seniors ; Senioren ; Seniors ; Anziani ; Mayores
pets ; Haustiere ; Animaux de compagnie ; Animali domestici ; Mascotas
dogs ; Hunde ; Chiens ; Cani ; Perros
cats ; Katzen ; Chats ; Gatti ; Gatos
new ; Neu ; Neuf ; Nuovo ; Nuevo
used|pre-owned ; Gebraucht ; D’occasion ; Usato ; Usado
refurbished ; Generalüberholt ; Reconditionné ; Ricondizionato ; Reacondicionado
vintage ; Vintage ; Vintage ; Vintage ; Vintage
antique ; Antik ; Antique ; Antico ; Antiguo
retro ; Retro ; Rétro ; Retrò ; Retro
modern ; Modern ; Moderne ; Moderno ; Moderno
contemporary ; Zeitgenössisch ; Contemporain ; Contemporaneo ; Contemporáneo
traditional ; Traditionell ; Traditionnel ; Tradizionale ; Tradicional
classic ; Klassisch ; Classique ; Classico ; Clásico
rustic ; Rustikal ; Rustique ; Rustico ; Rústico
industrial ; Industriell ; Industriel ; Industriale ; Industrial
small ; Klein ; Petit ; Piccolo ; Pequeño
medium ; Mittel ; Moyen ; Medio ; Mediano
large|big ; Groß ; Grand ; Grande ; Grande
extra large ; Extragroß ; Très grand ; Extra grande ; Extragrande
mini ; Mini ; Mini ; Mini ; Mini
standard ; Standard ; Standard ; Standard ; Estándar
one size|one size fits all ; Einheitsgröße ; Taille unique ; Taglia unica ; Talla única
waterproof ; Wasserdicht ; Étanche ; Impermeabile ; Impermeable
windproof ; Winddicht ; Coupe-vent ; Antivento ; Cortavientos
breathable ; Atmungsaktiv ; Respirant ; Traspirante ; Transpirable
rechargeable ; Wiederaufladbar ; Rechargeable ; Ricaricabile ; Recargable
foldable|folding ; Faltbar ; Pliable ; Pieghevole ; Plegable
portable ; Tragbar ; Portable ; Portatile ; Portátil
adjustable ; Verstellbar ; Réglable ; Regolabile ; Ajustable
washable ; Waschbar ; Lavable ; Lavabile ; Lavable
machine washable ; Maschinenwaschbar ; Lavable en machine ; Lavabile in lavatrice ; Lavable a máquina
dishwasher safe ; Spülmaschinenfest ; Compatible lave-vaisselle ; Lavabile in lavastoviglie ; Apto para lavavajillas
microwave safe ; Mikrowellengeeignet ; Compatible micro-ondes ; Adatto al microonde ; Apto para microondas
oven safe ; Backofenfest ; Compatible four ; Adatto al forno ; Apto para horno
handmade|hand made ; Handgefertigt ; Fait main ; Fatto a mano ; Hecho a mano
non-stick ; Antihaftbeschichtet ; Antiadhésif ; Antiaderente ; Antiadherente
non-slip|anti-slip ; Rutschfest ; Antidérapant ; Antiscivolo ; Antideslizante
stackable ; Stapelbar ; Empilable ; Impilabile ; Apilable
lightweight ; Leicht ; Léger ; Leggero ; Ligero
heavy duty ; Robust ; Ultra résistant ; Resistente ; Resistente
reusable ; Wiederverwendbar ; Réutilisable ; Riutilizzabile ; Reutilizable
durable ; Langlebig ; Durable ; Durevole ; Duradero
flexible ; Flexibel ; Flexible ; Flessibile ; Flexible
scented ; Duftend ; Parfumé ; Profumato ; Perfumado
unscented|fragrance free ; Ohne Duft ; Sans parfum ; Senza profumo ; Sin perfume
padded ; Gepolstert ; Rembourré ; Imbottito ; Acolchado
embroidered ; Bestickt ; Brodé ; Ricamato ; Bordado
printed ; Bedruckt ; Imprimé ; Stampato ; Estampado
checked ; Kariert ; À carreaux ; A quadri ; A cuadros
tartan ; Schottenkaro ; Écossais ; Scozzese ; Escocés
spotted|polka dot ; Gepunktet ; À pois ; A pois ; De lunares
camouflage|camo ; Camouflage ; Camouflage ; Mimetico ; Camuflaje
animal print ; Animal-Print ; Imprimé animal ; Animalier ; Estampado animal
leopard print ; Leopardenmuster ; Léopard ; Leopardato ; De leopardo
abstract ; Abstrakt ; Abstrait ; Astratto ; Abstracto
automatic ; Automatisch ; Automatique ; Automatico ; Automático
digital ; Digital ; Numérique ; Digitale ; Digital
analogue|analog ; Analog ; Analogique ; Analogico ; Analógico
soft ; Weich ; Doux ; Morbido ; Suave
hard ; Hart ; Rigide ; Rigido ; Rígido
summer ; Sommer ; Été ; Estate ; Verano
winter ; Winter ; Hiver ; Inverno ; Invierno
autumn ; Herbst ; Automne ; Autunno ; Otoño
indoor/outdoor ; Für innen und außen ; Intérieur et extérieur ; Interno ed esterno ; Interior y exterior
easter ; Ostern ; Pâques ; Pasqua ; Pascua
anniversary ; Jubiläum ; Anniversaire ; Anniversario ; Aniversario
graduation ; Abschluss ; Remise de diplôme ; Laurea ; Graduación
kitchen ; Küche ; Cuisine ; Cucina ; Cocina
bathroom ; Badezimmer ; Salle de bains ; Bagno ; Baño
bedroom ; Schlafzimmer ; Chambre ; Camera da letto ; Dormitorio
living room ; Wohnzimmer ; Salon ; Soggiorno ; Sala de estar
garden ; Garten ; Jardin ; Giardino ; Jardín
office ; Büro ; Bureau ; Ufficio ; Oficina
dining room ; Esszimmer ; Salle à manger ; Sala da pranzo ; Comedor
travel ; Reise ; Voyage ; Viaggio ; Viaje
camping ; Camping ; Camping ; Campeggio ; Camping
beach ; Strand ; Plage ; Spiaggia ; Playa
school ; Schule ; École ; Scuola ; Colegio
sports|sport ; Sport ; Sport ; Sport ; Deporte
cycling ; Radsport ; Cyclisme ; Ciclismo ; Ciclismo
tennis ; Tennis ; Tennis ; Tennis ; Tenis
limited edition ; Limitierte Auflage ; Édition limitée ; Edizione limitata ; Edición limitada
orange@colour ; Orange ; Orange ; Arancione ; Naranja
natural@colour ; Natur ; Naturel ; Naturale ; Natural
cotton blend|cotton mix ; Baumwollmischung ; Coton mélangé ; Misto cotone ; Mezcla de algodón
wool blend ; Wollmischung ; Laine mélangée ; Misto lana ; Mezcla de lana
lambswool|lamb's wool ; Lammwolle ; Laine d’agneau ; Lana d’agnello ; Lana de cordero
polyamide ; Polyamid ; Polyamide ; Poliammide ; Poliamida
waxed canvas ; Gewachstes Canvas ; Toile cirée ; Tela cerata ; Lona encerada
lace@material ; Spitze ; Dentelle ; Pizzo ; Encaje
down@material ; Daunen ; Duvet ; Piumino ; Plumón
silver plated|silver-plated ; Versilbert ; Plaqué argent ; Placcato argento ; Chapado en plata
gold plated|gold-plated ; Vergoldet ; Plaqué or ; Placcato oro ; Chapado en oro
gold filled|gold-filled ; Goldgefüllt ; Gold filled ; Laminato in oro ; Relleno de oro
earthenware ; Steingut ; Faïence ; Terracotta smaltata ; Loza
ash@material ; Esche ; Frêne ; Frassino ; Fresno
willow ; Weide ; Saule ; Salice ; Sauce
paper@material ; Papier ; Papier ; Carta ; Papel
beeswax ; Bienenwachs ; Cire d’abeille ; Cera d’api ; Cera de abeja
soy wax ; Sojawachs ; Cire de soja ; Cera di soia ; Cera de soja
cubic zirconia ; Zirkonia ; Zircone cubique ; Zirconia cubica ; Circonita cúbica
sapphire ; Saphir ; Saphir ; Zaffiro ; Zafiro
amethyst ; Amethyst ; Améthyste ; Ametista ; Amatista
opal ; Opal ; Opale ; Opale ; Ópalo
topaz ; Topas ; Topaze ; Topazio ; Topacio
garnet ; Granat ; Grenat ; Granato ; Granate
moonstone ; Mondstein ; Pierre de lune ; Pietra di luna ; Piedra lunar
amber ; Bernstein ; Ambre ; Ambra ; Ámbar
jade ; Jade ; Jade ; Giada ; Jade
no stone ; Ohne Stein ; Sans pierre ; Senza pietra ; Sin piedra
lab-created|lab created|lab-grown|laboratory grown ; Im Labor gezüchtet ; Créé en laboratoire ; Creato in laboratorio ; Creado en laboratorio
quartz|battery quartz|quartz: battery ; Quarz ; Quartz ; Quarzo ; Cuarzo
mechanical (manual)|manual winding|hand-winding|hand winding ; Handaufzug ; Remontage manuel ; Carica manuale ; Cuerda manual
kinetic ; Kinetic ; Kinetic ; Kinetic ; Kinetic
analogue & digital|analog & digital|analog/digital ; Analog und digital ; Analogique et numérique ; Analogico e digitale ; Analógico y digital
arabic numerals|arabic ; Arabische Ziffern ; Chiffres arabes ; Numeri arabi ; Números arábigos
roman numerals|roman ; Römische Ziffern ; Chiffres romains ; Numeri romani ; Números romanos
front ; Vorne ; Avant ; Anteriore ; Delantero
rear ; Hinten ; Arrière ; Posteriore ; Trasero
left ; Links ; Gauche ; Sinistra ; Izquierda
right ; Rechts ; Droite ; Destra ; Derecha
upper ; Oben ; Supérieur ; Superiore ; Superior
lower ; Unten ; Inférieur ; Inferiore ; Inferior
inner ; Innen ; Côté intérieur ; Lato interno ; Lado interior
outer ; Außen ; Côté extérieur ; Lato esterno ; Lado exterior
front left|left front ; Vorne links ; Avant gauche ; Anteriore sinistra ; Delantera izquierda
front right|right front ; Vorne rechts ; Avant droit ; Anteriore destra ; Delantera derecha
rear left|left rear ; Hinten links ; Arrière gauche ; Posteriore sinistra ; Trasera izquierda
rear right|right rear ; Hinten rechts ; Arrière droit ; Posteriore destra ; Trasera derecha
left & right|left and right|left, right ; Links und rechts ; Gauche et droite ; Sinistra e destra ; Izquierda y derecha
front & rear|front and rear|front, rear ; Vorne und hinten ; Avant et arrière ; Anteriore e posteriore ; Delantero y trasero
driver side|driver's side ; Fahrerseite ; Côté conducteur ; Lato guida ; Lado del conductor
passenger side ; Beifahrerseite ; Côté passager ; Lato passeggero ; Lado del pasajero
direct replacement ; Direkter Ersatz ; Remplacement direct ; Ricambio diretto ; Recambio directo
performance/custom ; Tuning ; Performance ou personnalisation ; Tuning ; Tuning
universal ; Universell ; Universel ; Universale ; Universal
unisex adult|unisex adults ; Unisex, Erwachsene ; Adulte unisexe ; Adulto unisex ; Adulto unisex
plus size|plus ; Große Größen ; Grande taille ; Taglie forti ; Tallas grandes
petite ; Kurzgröße ; Petite taille ; Petite ; Talla pequeña
tall ; Langgröße ; Grande stature ; Taglia lunga ; Talla alta
tailored|tailored fit ; Tailliert ; Cintrée ; Sartoriale ; Entallado
oversized|oversize ; Oversized ; Oversize ; Oversize ; Oversize
quilted ; Gesteppt ; Matelassé ; Trapuntato ; Acolchado
knitted|knit ; Gestrickt ; Tricoté ; Lavorato a maglia ; Tejido de punto
cable knit|cable-knit ; Zopfmuster ; Maille torsadée ; Maglia a trecce ; Punto trenzado
herringbone ; Fischgrat ; À chevrons ; Spina di pesce ; Espiga
paisley ; Paisley ; Motif cachemire ; Paisley ; Estampado cachemir
polished ; Poliert ; Poli ; Lucido ; Pulido
brushed ; Gebürstet ; Brossé ; Spazzolato ; Cepillado
painted ; Lackiert ; Peint ; Verniciato ; Pintado
powder coated|powder-coated ; Pulverbeschichtet ; Thermolaqué ; Verniciato a polvere ; Recubierto en polvo
galvanised|galvanized ; Verzinkt ; Galvanisé ; Zincato ; Galvanizado
varnished|lacquered ; Lackiert ; Verni ; Laccato ; Barnizado
glazed ; Glasiert ; Émaillé ; Smaltato ; Esmaltado
hand painted|hand-painted ; Handbemalt ; Peint à la main ; Dipinto a mano ; Pintado a mano
bohemian|boho ; Boho ; Bohème ; Boho ; Bohemio
scandinavian ; Skandinavisch ; Scandinave ; Scandinavo ; Escandinavo
art deco ; Art déco ; Art déco ; Art déco ; Art déco
victorian ; Viktorianisch ; Victorien ; Vittoriano ; Victoriano
mid-century|mid-century modern|mid century ; Mid-Century ; Années 1950 ; Anni Cinquanta ; Años cincuenta
hallway ; Flur ; Entrée ; Ingresso ; Pasillo
nursery|children's bedroom|kids room ; Kinderzimmer ; Chambre d’enfant ; Cameretta ; Habitación infantil
patio ; Terrasse ; Terrasse ; Patio ; Patio
garage ; Garage ; Garage ; Garage ; Garaje
any room ; Jeder Raum ; Toutes les pièces ; Qualsiasi stanza ; Cualquier habitación
spring@season ; Frühling ; Printemps ; Primavera ; Primavera
valentine's day|valentines day ; Valentinstag ; Saint-Valentin ; San Valentino ; San Valentín
mother's day|mothers day ; Muttertag ; Fête des Mères ; Festa della mamma ; Día de la Madre
father's day|fathers day ; Vatertag ; Fête des Pères ; Festa del papà ; Día del Padre
christening|baptism ; Taufe ; Baptême ; Battesimo ; Bautizo
baby shower ; Babyparty ; Baby shower ; Baby shower ; Baby shower
all occasions|any occasion ; Jeder Anlass ; Toutes occasions ; Tutte le occasioni ; Cualquier ocasión
heart ; Herz ; Cœur ; Cuore ; Corazón
star ; Stern ; Étoile ; Stella ; Estrella
triangle|triangular ; Dreieckig ; Triangulaire ; Triangolare ; Triangular
hexagonal|hexagon ; Sechseckig ; Hexagonale ; Esagonale ; Hexagonal
cylindrical ; Zylindrisch ; Cylindrique ; Cilindrica ; Cilíndrica
clasp ; Schließe ; Fermoir ; Fermaglio ; Broche
lobster clasp|lobster ; Karabinerverschluss ; Fermoir mousqueton ; Moschettone ; Cierre de mosquetón
toggle ; Knebelverschluss ; Fermoir bâtonnet ; Chiusura a T ; Cierre de palanca
magnetic ; Magnetisch ; Magnétique ; Magnetico ; Magnético
elastic|elasticated|elastic waist ; Elastisch ; Élastique ; Elastico ; Elástico
hook & eye|hook and eye ; Haken und Öse ; Agrafe ; Gancio e occhiello ; Corchete
full zip|full zip front ; Durchgehender Reißverschluss ; Fermeture éclair intégrale ; Cerniera intera ; Cremallera entera
half zip|1/2 zip ; Halber Reißverschluss ; Demi-fermeture éclair ; Mezza cerniera ; Media cremallera
strapless ; Trägerlos ; Sans bretelles ; Senza spalline ; Sin tirantes
halter|halter neck ; Neckholder ; Dos nu ; Allacciatura al collo ; Cuello halter
boat neck ; U-Boot-Ausschnitt ; Col bateau ; Scollo a barchetta ; Cuello barco
square neck ; Karree-Ausschnitt ; Encolure carrée ; Scollo quadrato ; Escote cuadrado
off the shoulder|off-the-shoulder ; Schulterfrei ; Épaules dénudées ; Spalle scoperte ; Hombros descubiertos
midi ; Midi ; Midi ; Midi ; Midi
maxi|long ; Lang ; Long ; Lungo ; Largo
knee length|knee-length ; Knielang ; Aux genoux ; Al ginocchio ; Por la rodilla
flat ; Flach ; Plat ; Basso ; Plano
low (under 1 in)|low heel|low ; Niedrig ; Bas ; Basso ; Bajo
high|high heel ; Hoch ; Haut ; Alto ; Alto
wide ; Breit ; Large ; Largo ; Ancho
narrow ; Schmal ; Étroit ; Stretto ; Estrecho
hand wash only|hand wash ; Handwäsche ; Lavage à la main ; Lavaggio a mano ; Lavar a mano
dry clean only|dry clean ; Chemische Reinigung ; Nettoyage à sec ; Lavaggio a secco ; Limpieza en seco
hardback|hardcover ; Gebundene Ausgabe ; Relié ; Copertina rigida ; Tapa dura
paperback|softcover|soft cover ; Taschenbuch ; Broché ; Copertina flessibile ; Tapa blanda
english ; Englisch ; Anglais ; Inglese ; Inglés
german ; Deutsch ; Allemand ; Tedesco ; Alemán
french ; Französisch ; Français ; Francese ; Francés
italian ; Italienisch ; Italien ; Italiano ; Italiano
spanish ; Spanisch ; Espagnol ; Spagnolo ; Español
first edition|1st edition ; Erstausgabe ; Première édition ; Prima edizione ; Primera edición
original ; Original ; Original ; Originale ; Original
reproduction ; Reproduktion ; Reproduction ; Riproduzione ; Reproducción
vinyl record ; Schallplatte ; Disque vinyle ; Disco in vinile ; Disco de vinilo
uncirculated ; Unzirkuliert ; Non circulé ; Non circolata ; Sin circular
circulated ; Zirkuliert ; Circulé ; Circolata ; Circulada
intermediate ; Fortgeschrittene ; Intermédiaire ; Intermedio ; Intermedio
advanced ; Könner ; Avancé ; Avanzato ; Avanzado
right-handed|right handed|right hand ; Rechtshänder ; Droitier ; Destrimano ; Diestro
left-handed|left handed|left hand ; Linkshänder ; Gaucher ; Mancino ; Zurdo
ambidextrous ; Beidhändig ; Ambidextre ; Ambidestro ; Ambidiestro
lithium-ion|lithium ion|li-ion ; Lithium-Ionen ; Lithium-ion ; Ioni di litio ; Iones de litio
unlocked|factory unlocked ; Ohne Simlock ; Débloqué ; Sbloccato ; Libre
horse|horses ; Pferd ; Cheval ; Cavallo ; Caballo
daylight ; Tageslicht ; Lumière du jour ; Luce diurna ; Luz de día
various|assorted|mixed ; Verschieden ; Divers ; Assortito ; Varios
natural ; Natürlich ; Naturel ; Naturale ; Natural
gold@material ; Gold ; Or ; Oro ; Oro
silver@material ; Silber ; Argent ; Argento ; Plata
orange@scent ; Orange ; Orange ; Arancia ; Naranja
lavender@scent ; Lavendel ; Lavande ; Lavanda ; Lavanda
vanilla@scent ; Vanille ; Vanille ; Vaniglia ; Vainilla
rose@scent ; Rose ; Rose ; Rosa ; Rosa
lemon@scent ; Zitrone ; Citron ; Limone ; Limón
mint@scent ; Minze ; Menthe ; Menta ; Menta
jasmine@scent ; Jasmin ; Jasmin ; Gelsomino ; Jazmín
sandalwood@scent ; Sandelholz ; Bois de santal ; Sandalo ; Sándalo
cedar@scent|cedarwood@scent ; Zeder ; Cèdre ; Cedro ; Cedro
cinnamon@scent ; Zimt ; Cannelle ; Cannella ; Canela
small@size ; S ; S ; S ; S
medium@size ; M ; M ; M ; M
large@size ; L ; L ; L ; L
extra large@size|x-large@size|x large@size ; XL ; XL ; XL ; XL
extra small@size|x-small@size|x small@size ; XS ; XS ; XS ; XS
xx-large@size|2x-large@size ; XXL ; XXL ; XXL ; XXL
silver tone ; Silber ; Argenté ; Argento ; Plateado
gold tone ; Gold ; Doré ; Oro ; Dorado
rose gold tone ; Roségold ; Or rose ; Oro rosa ; Oro rosa
pale blue ; Hellblau ; Bleu clair ; Azzurro ; Azul claro
mint@colour ; Mintgrün ; Vert menthe ; Verde menta ; Verde menta
100% cotton ; Baumwolle ; Coton ; Cotone ; Algodón
100% polyester ; Polyester ; Polyester ; Poliestere ; Poliéster
100% wool ; Wolle ; Laine ; Lana ; Lana
rayon ; Viskose ; Viscose ; Viscosa ; Viscosa
synthetic leather|vegan leather|leatherette ; Kunstleder ; Similicuir ; Similpelle ; Cuero sintético
feathers ; Federn ; Plumes ; Piume ; Plumas
aluminium alloy|aluminum alloy ; Aluminiumlegierung ; Alliage d’aluminium ; Lega di alluminio ; Aleación de aluminio
925 sterling silver ; Sterlingsilber ; Argent sterling ; Argento sterling ; Plata de ley
toughened glass ; Sicherheitsglas ; Verre trempé ; Vetro temperato ; Vidrio templado
ceramics ; Keramik ; Céramique ; Ceramica ; Cerámica
wooden ; Holz ; Bois ; Legno ; Madera
mechanical (automatic) ; Automatik ; Automatique ; Automatico ; Automático
men's ; Herren ; Homme ; Uomo ; Hombre
women's ; Damen ; Femme ; Donna ; Mujer
boy ; Jungen ; Garçon ; Bambino ; Niño
girl ; Mädchen ; Fille ; Bambina ; Niña
unisex children|unisex kids ; Kinder ; Enfant ; Bambini ; Niños
teen ; Jugendliche ; Adolescent ; Ragazzi ; Adolescentes
dots ; Gepunktet ; À pois ; A pois ; Lunares
check|plaid ; Kariert ; À carreaux ; A quadri ; Cuadros
leopard ; Leopardenmuster ; Imprimé léopard ; Leopardato ; Leopardo
lounge ; Wohnzimmer ; Salon ; Soggiorno ; Salón
home office|study ; Büro ; Bureau ; Ufficio ; Oficina
fall@season ; Herbst ; Automne ; Autunno ; Otoño
short ; Kurz ; Court ; Corto ; Corto
machine wash ; Maschinenwäsche ; Lavable en machine ; Lavabile in lavatrice ; Lavable a máquina
dog ; Hund ; Chien ; Cane ; Perro
cat ; Katze ; Chat ; Gatto ; Gato
os ; Einheitsgröße ; Taille unique ; Taglia unica ; Talla única
Audio|Audio Equipment ; Audio ; Audio ; Audio ; Audio
Bag ; Tasche ; Sac ; Borsa ; Bolso
Bakeware ; Backform ; Moule à pâtisserie ; Stampo da forno ; Molde de repostería
Bedding ; Bettwäsche ; Linge de lit ; Biancheria da letto ; Ropa de cama
Boat ; Boot ; Bateau ; Barca ; Barco
Board Game ; Brettspiel ; Jeu de société ; Gioco da tavolo ; Juego de mesa
Boot|Boots ; Stiefel ; Bottes ; Stivali ; Botas
Candle ; Kerze ; Bougie ; Candela ; Vela
Car Care ; Autopflege ; Entretien auto ; Cura dell’auto ; Cuidado del coche
Coat ; Mantel ; Manteau ; Cappotto ; Abrigo
Computer Accessory ; Computerzubehör ; Accessoire informatique ; Accessorio per computer ; Accesorio de informática
Costume ; Kostüm ; Déguisement ; Costume ; Disfraz
Curtain ; Vorhang ; Rideau ; Tenda ; Cortina
Desk ; Schreibtisch ; Bureau ; Scrivania ; Escritorio
Dress ; Kleid ; Robe ; Vestito ; Vestido
Feeding ; Füttern ; Alimentation ; Alimentazione ; Alimentación
Fitness ; Fitness ; Fitness ; Fitness ; Fitness
Formal Shoe|Formal Shoes ; Businessschuhe ; Chaussures habillées ; Scarpe eleganti ; Zapatos de vestir
Hand Tool ; Handwerkzeug ; Outil à main ; Utensile manuale ; Herramienta manual
Instrument ; Instrument ; Instrument ; Strumento ; Instrumento
Jigsaw|Jigsaw Puzzle ; Puzzle ; Puzzle ; Puzzle ; Puzle
Knitwear ; Strickware ; Tricot ; Maglieria ; Prenda de punto
Lighting ; Beleuchtung ; Éclairage ; Illuminazione ; Iluminación
Nightwear ; Nachtwäsche ; Vêtement de nuit ; Abbigliamento da notte ; Ropa de dormir
Outdoor Living ; Wohnen im Freien ; Vie en plein air ; Vita all’aperto ; Vida al aire libre
Outerwear ; Oberbekleidung ; Vêtement d’extérieur ; Capospalla ; Prenda de abrigo
Phone Accessory ; Handyzubehör ; Accessoire de téléphone ; Accessorio per telefono ; Accesorio para móvil
Plush ; Plüsch ; Peluche ; Peluche ; Peluche
Sandal|Sandals ; Sandalen ; Sandales ; Sandali ; Sandalias
Sewing ; Nähen ; Couture ; Cucito ; Costura
Shirt ; Hemd ; Chemise ; Camicia ; Camisa
Slipper|Slippers ; Hausschuhe ; Chaussons ; Pantofole ; Zapatillas de casa
Toy|Toys ; Spielzeug ; Jouet ; Giocattolo ; Juguete
Soft Toy ; Stofftier ; Peluche ; Peluche ; Peluche
Storage ; Aufbewahrung ; Rangement ; Contenitore ; Almacenaje
T-Shirt ; T-Shirt ; T-shirt ; T-shirt ; Camiseta
Tea ; Tee ; Thé ; Tè ; Té
Trainer|Trainers ; Sneaker ; Baskets ; Scarpe da ginnastica ; Zapatillas deportivas
Trouser|Trousers ; Hose ; Pantalon ; Pantaloni ; Pantalón
Underwear ; Unterwäsche ; Sous-vêtement ; Biancheria intima ; Ropa interior
Utensil ; Küchenhelfer ; Ustensile ; Utensile da cucina ; Utensilio
Vehicle ; Fahrzeug ; Véhicule ; Veicolo ; Vehículo
Wall Art ; Wanddekoration ; Décoration murale ; Decorazione da parete ; Decoración de pared
Watering ; Bewässerung ; Arrosage ; Irrigazione ; Riego
Workshop Equipment ; Werkstattzubehör ; Équipement d’atelier ; Attrezzatura da officina ; Equipo de taller
Figure|Figures|Action Figure|Action Figures ; Figur ; Figurine ; Personaggio giocattolo ; Figura
Cookware ; Kochgeschirr ; Ustensile de cuisson ; Utensile da cottura ; Utensilio de cocción
Tea & Coffee Accessory ; Tee- und Kaffeezubehör ; Accessoire thé et café ; Accessorio per tè e caffè ; Accesorio para té y café
Home Decoration|Home Decor ; Dekoration ; Décoration ; Decorazione ; Decoración
Garden Accessory ; Gartenzubehör ; Accessoire de jardin ; Accessorio da giardino ; Accesorio de jardín
Craft Supplies ; Bastelbedarf ; Fournitures créatives ; Materiale per hobby ; Material de manualidades
Art Supplies|Art Supply ; Künstlerbedarf ; Fournitures d’art ; Materiale artistico ; Material artístico
Dog Accessory ; Hundezubehör ; Accessoire pour chien ; Accessorio per cani ; Accesorio para perros
Pet Accessory|Pet Supplies ; Tierzubehör ; Accessoire pour animaux ; Accessorio per animali ; Accesorio para mascotas
Stationery ; Schreibwaren ; Papeterie ; Cancelleria ; Papelería
Bathroom Accessory ; Badzubehör ; Accessoire de salle de bains ; Accessorio per il bagno ; Accesorio de baño
Fashion Accessory ; Modeaccessoire ; Accessoire de mode ; Accessorio di moda ; Accesorio de moda
Car Accessory ; Autozubehör ; Accessoire auto ; Accessorio auto ; Accesorio para coche
Baby Accessory ; Babyzubehör ; Accessoire bébé ; Accessorio per bebè ; Accesorio para bebé
Musical Accessory ; Musikzubehör ; Accessoire de musique ; Accessorio musicale ; Accesorio musical
Body Care ; Körperpflege ; Soin du corps ; Cura del corpo ; Cuidado corporal
Home Fragrance ; Raumduft ; Parfum d’intérieur ; Profumo per ambienti ; Fragancia para el hogar
Home Textiles ; Heimtextilien ; Linge de maison ; Tessili per la casa ; Textil del hogar
`;
