import type { JudgedLanguage } from '../confidence.ts';

type Four = Readonly<Record<JudgedLanguage, string>>;

const four = (line: string): readonly [string, Four] => {
  const [english = '', de = '', fr = '', it = '', es = ''] = line.split(';').map((cell) => cell.trim());
  return [english, { de, fr, it, es }];
};

const read = (data: string): ReadonlyMap<string, Four> =>
  new Map(
    data
      .split('\n')
      .filter((line) => line.trim() !== '')
      .flatMap((line) => {
        const [english, forms] = four(line);
        return english.split(',').map((word) => [word.trim(), forms] as const);
      }),
  );

/** What goods are made of, as it stands behind their name. */
export const MATERIALS = read(`
wooden, wood ; aus Holz ; en bois ; in legno ; de madera
plastic ; aus Kunststoff ; en plastique ; in plastica ; de plástico
metal ; aus Metall ; en métal ; in metallo ; de metal
paper ; aus Papier ; en papier ; di carta ; de papel
felt ; aus Filz ; en feutrine ; in feltro ; de fieltro
foam ; aus Schaumstoff ; en mousse ; in gommapiuma ; de espuma
glass ; aus Glas ; en verre ; in vetro ; de cristal
ceramic ; aus Keramik ; en céramique ; in ceramica ; de cerámica
porcelain ; aus Porzellan ; en porcelaine ; in porcellana ; de porcelana
resin ; aus Resin ; en résine ; in resina ; de resina
rubber ; aus Gummi ; en caoutchouc ; in gomma ; de goma
latex ; aus Latex ; en latex ; in lattice ; de látex
leather ; aus Leder ; en cuir ; in pelle ; de piel
faux leather, pu leather ; aus Kunstleder ; en similicuir ; in ecopelle ; de piel sintética
cotton ; aus Baumwolle ; en coton ; in cotone ; de algodón
wool, woollen ; aus Wolle ; en laine ; in lana ; de lana
silk ; aus Seide ; en soie ; in seta ; de seda
satin ; aus Satin ; en satin ; in raso ; de satén
velvet ; aus Samt ; en velours ; in velluto ; de terciopelo
fleece ; aus Fleece ; en polaire ; in pile ; de forro polar
fabric ; aus Stoff ; en tissu ; in tessuto ; de tela
cardboard ; aus Pappe ; en carton ; in cartone ; de cartón
bamboo ; aus Bambus ; en bambou ; in bambù ; de bambú
steel ; aus Stahl ; en acier ; in acciaio ; de acero
stainless steel ; aus Edelstahl ; en acier inoxydable ; in acciaio inox ; de acero inoxidable
brass ; aus Messing ; en laiton ; in ottone ; de latón
copper ; aus Kupfer ; en cuivre ; in rame ; de cobre
aluminium, aluminum ; aus Aluminium ; en aluminium ; in alluminio ; de aluminio
sterling silver ; aus Sterlingsilber ; en argent sterling ; in argento sterling ; de plata de ley
pvc ; aus PVC ; en PVC ; in PVC ; de PVC
vinyl ; aus Vinyl ; en vinyle ; in vinile ; de vinilo
acrylic ; aus Acryl ; en acrylique ; in acrilico ; de acrílico
silicone ; aus Silikon ; en silicone ; in silicone ; de silicona
polyester ; aus Polyester ; en polyester ; in poliestere ; de poliéster
nylon ; aus Nylon ; en nylon ; in nylon ; de nailon
die cast, die-cast, diecast, die cast metal, diecast metal, die-cast metal ; aus Druckguss ; en métal ; in metallo pressofuso ; de metal
tibetan silver alloy, tibetan silver style alloy ; aus Tibetsilber-Legierung ; en alliage argent tibétain ; in lega argento tibetano ; de aleación de plata tibetana
tibetan silver plated alloy ; aus Tibetsilber-Legierung ; en alliage argent tibétain ; in lega argento tibetano ; de aleación de plata tibetana
metal alloy ; aus Metalllegierung ; en alliage métallique ; in lega metallica ; de aleación de metal
aluminium alloy, aluminum alloy ; aus Aluminiumlegierung ; en alliage d'aluminium ; in lega di alluminio ; de aleación de aluminio
beech wood, beechwood ; aus Buchenholz ; en hêtre ; in legno di faggio ; de madera de haya
solid wood ; aus Massivholz ; en bois massif ; in legno massello ; de madera maciza
solid oak ; aus massiver Eiche ; en chêne massif ; in rovere massello ; de roble macizo
sandalwood ; aus Sandelholz ; en bois de santal ; in legno di sandalo ; de madera de sándalo
sodalite ; aus Sodalith ; en sodalite ; in sodalite ; de sodalita
amethyst ; aus Amethyst ; en améthyste ; in ametista ; de amatista
rose quartz ; aus Rosenquarz ; en quartz rose ; in quarzo rosa ; de cuarzo rosa
crystal quartz ; aus Kristallquarz ; en cristal de roche ; in cristallo di rocca ; de cristal de roca
tiger eye, tiger's eye ; aus Tigerauge ; en œil de tigre ; in occhio di tigre ; de ojo de tigre
lapis lazuli ; aus Lapislazuli ; en lapis-lazuli ; in lapislazzuli ; de lapislázuli
hematite ; aus Hämatit ; en hématite ; in ematite ; de hematita
aventurine ; aus Aventurin ; en aventurine ; in avventurina ; de aventurina
carnelian ; aus Karneol ; en cornaline ; in corniola ; de cornalina
jasper ; aus Jaspis ; en jaspe ; in diaspro ; de jaspe
freshwater pearl ; aus Süßwasserperlen ; en perles d'eau douce ; in perle d'acqua dolce ; de perlas de agua dulce
mother of pearl ; aus Perlmutt ; en nacre ; in madreperla ; de nácar
dyed shell ; aus gefärbter Muschel ; en coquillage teinté ; in conchiglia tinta ; de concha teñida
antique silver ; in Antiksilber ; couleur argent antique ; color argento antico ; en color plata envejecida
antique bronze ; in Antikbronze ; couleur bronze antique ; color bronzo antico ; en color bronce envejecido
antique gold ; in Antikgold ; couleur or antique ; color oro antico ; en color oro envejecido
antique copper ; in Antikkupfer ; couleur cuivre antique ; color rame antico ; en color cobre envejecido
dark oak ; aus dunkler Eiche ; en chêne foncé ; in rovere scuro ; de roble oscuro
walnut and maple ; aus Walnuss und Ahorn ; en noyer et érable ; in noce e acero ; de nogal y arce
golden rosewood ; aus Goldpalisander ; en palissandre doré ; in palissandro dorato ; de palisandro dorado
polyresin, poly resin ; aus Polyresin ; en polyrésine ; in poliresina ; de poliresina
paper mache, papier mache ; aus Pappmaché ; en papier mâché ; in cartapesta ; de papel maché
aluminum alloy, aluminium alloy ; aus Aluminiumlegierung ; en alliage d'aluminium ; in lega di alluminio ; de aleación de aluminio
marble stone, stone marble ; aus Marmor ; en marbre ; in marmo ; de mármol
foam rubber ; aus Moosgummi ; en caoutchouc mousse ; in gommapiuma ; de goma EVA
silk and cotton, silk & cotton ; aus Seide und Baumwolle ; en soie et coton ; in seta e cotone ; de seda y algodón
sheesham wood ; aus Sheesham-Holz ; en bois de sheesham ; in legno di sheesham ; de madera de sheesham
boxwood ; aus Buchsbaumholz ; en buis ; in legno di bosso ; de madera de boj
wenge ; aus Wenge ; en wengé ; in wengé ; de wengué
maple ; aus Ahorn ; en érable ; in acero ; de arce
walnut ; aus Nussbaum ; en noyer ; in noce ; de nogal
silver plated alloy ; aus versilberter Legierung ; en alliage plaqué argent ; in lega placcata argento ; de aleación chapada en plata
`);

/** For whom goods are made. */
export const AUDIENCES = read(`
ladies, lady's, women's, womens, women, woman ; für Damen ; pour femme ; da donna ; para mujer
men's, mens, men, gents ; für Herren ; pour homme ; da uomo ; para hombre
kids, kid's, children's, childrens, children, child's, childs, child, kid ; für Kinder ; pour enfants ; per bambini ; para niños
boys, boy's, boy ; für Jungen ; pour garçon ; per bambino ; para niño
girls, girl's, girl ; für Mädchen ; pour fille ; per bambina ; para niña
adults, adult, adult's ; für Erwachsene ; pour adultes ; per adulti ; para adultos
teens, teenager, teenagers ; für Teenager ; pour ados ; per adolescenti ; para adolescentes
babies ; für Babys ; pour bébé ; per neonati ; para bebés
toddlers ; für Kleinkinder ; pour tout-petits ; per bimbi piccoli ; para niños pequeños
unisex ; unisex ; unisexe ; unisex ; unisex
`);

/** For what day goods are made, as it stands behind their name; in German with a hyphen, in front of it. */
export const OCCASIONS = read(`
birthday, birthday party ; Geburtstags- ; d’anniversaire ; di compleanno ; de cumpleaños
christmas, xmas ; Weihnachts- ; de Noël ; di Natale ; de Navidad
halloween ; Halloween- ; d’Halloween ; di Halloween ; de Halloween
easter ; Oster- ; de Pâques ; di Pasqua ; de Pascua
wedding ; Hochzeits- ; de mariage ; per matrimonio ; de boda
christening, baptism ; Tauf- ; de baptême ; per battesimo ; de bautizo
baby shower ; Babyparty- ; de baby shower ; per baby shower ; de baby shower
hen party, hen night ; für Junggesellinnenabschied ; pour EVJF ; per addio al nubilato ; para despedida de soltera
stag party, stag night ; für Junggesellenabschied ; pour EVG ; per addio al celibato ; para despedida de soltero
valentine's day, valentines day ; Valentinstags- ; de Saint-Valentin ; di San Valentino ; de San Valentín
mother's day, mothers day ; Muttertags- ; fête des Mères ; per la festa della mamma ; para el Día de la Madre
father's day, fathers day ; Vatertags- ; fête des Pères ; per la festa del papà ; para el Día del Padre
engagement ; Verlobungs- ; de fiançailles ; di fidanzamento ; de compromiso
retirement ; zum Ruhestand ; de départ à la retraite ; per pensionamento ; de jubilación
dolls house, dolls house miniature, dolls house miniatures, dollhouse, dollhouse miniature, doll house, doll house miniature, dolls' house, doll's house ; für Puppenhaus ; pour maison de poupée ; per casa delle bambole ; para casa de muñecas
`);

/** The state of goods, right behind the name of any. */
export const STATES = read(`
unpainted ; unbemalt ; à peindre ; da dipingere ; sin pintar
used ; gebraucht ; occasion ; usato ; usado
second hand, second-hand, pre-owned, preowned ; gebraucht ; occasion ; usato ; de segunda mano
non-toxic, non toxic, nontoxic ; ungiftig ; non toxique ; atossico ; no tóxico
unframed ; ungerahmt ; sans cadre ; senza cornice ; sin marco
non-slip, non slip, anti-slip, anti slip ; rutschfest ; antidérapant ; antiscivolo ; antideslizante
batteries not included, battery not included ; ohne Batterien ; piles non incluses ; pile non incluse ; pilas no incluidas
batteries included ; inkl. Batterien ; piles incluses ; pile incluse ; pilas incluidas
unboxed ; ohne Verpackung ; sans boîte ; senza scatola ; sin caja
waterproof ; wasserdicht ; étanche ; impermeabile ; impermeable
wireless ; kabellos ; sans fil ; senza fili ; inalámbrico
cordless ; kabellos ; sans fil ; senza fili ; inalámbrico
seamless ; nahtlos ; sans couture ; senza cuciture ; sin costuras
sleeveless ; ärmellos ; sans manches ; senza maniche ; sin mangas
strapless ; trägerlos ; sans bretelles ; senza spalline ; sin tirantes
unisex ; unisex ; unisexe ; unisex ; unisex
limited edition ; limitierte Auflage ; édition limitée ; edizione limitata ; edición limitada
radio controlled, remote controlled, remote control, radio control ; ferngesteuert ; télécommandé ; radiocomandato ; teledirigido
in a tub, in tub ; in der Box ; en boîte ; in barattolo ; en bote
in tin, in a tin, in tin box ; in Metalldose ; en boîte métallique ; in scatola di latta ; en caja metálica
in wooden box, in a wooden box, wooden boxed ; in Holzbox ; en coffret en bois ; in scatola di legno ; en caja de madera
in display box ; in Präsentationsbox ; en boîte de présentation ; in scatola espositiva ; en caja expositora
with lights, with light ; mit Licht ; avec lumière ; con luce ; con luz
with sound, with sounds ; mit Sound ; avec son ; con suoni ; con sonido
with light and sound, with lights and sound, with lights and sounds, with lights & sound, with lights & sounds, with light & sound ; mit Licht und Sound ; avec son et lumière ; con luci e suoni ; con luz y sonido
with music and light, with music and lights, with music & lights ; mit Musik und Licht ; avec musique et lumière ; con musica e luci ; con música y luz
with music ; mit Musik ; avec musique ; con musica ; con música
with soundchip, with sound chip ; mit Soundchip ; avec puce sonore ; con chip sonoro ; con chip de sonido
with moving eyes, moving eyes ; mit beweglichen Augen ; aux yeux mobiles ; con occhi mobili ; con ojos móviles
with moving parts, moving parts ; mit beweglichen Teilen ; avec pièces mobiles ; con parti mobili ; con piezas móviles
with opening doors, opening doors ; mit zu öffnenden Türen ; avec portes ouvrantes ; con porte apribili ; con puertas que se abren
with stand ; mit Ständer ; avec support ; con supporto ; con soporte
with display case ; mit Vitrine ; avec vitrine ; con vetrinetta ; con vitrina
with handle ; mit Griff ; avec poignée ; con manico ; con asa
with handle and string, with handle & string ; mit Griff und Schnur ; avec poignée et ficelle ; con manico e filo ; con mango y cuerda
with envelopes, with envelope, and envelopes, & envelopes, with envelopes included ; mit Umschlägen ; avec enveloppes ; con buste ; con sobres
with carry case, with carrying case, with carry bag ; mit Tragetasche ; avec étui de transport ; con custodia da trasporto ; con funda de transporte
with trailer ; mit Anhänger ; avec remorque ; con rimorchio ; con remolque
with caravan ; mit Wohnwagen ; avec caravane ; con roulotte ; con caravana
with driver ; mit Fahrer ; avec conducteur ; con conducente ; con conductor
with rider ; mit Fahrer ; avec conducteur ; con pilota ; con piloto
with saddle ; mit Sattel ; avec selle ; con sella ; con silla de montar
with foal ; mit Fohlen ; avec poulain ; con puledro ; con potro
with calf ; mit Kalb ; avec veau ; con vitellino ; con ternero
with lamb ; mit Lamm ; avec agneau ; con agnello ; con cordero
with cub ; mit Jungtier ; avec petit ; con cucciolo ; con cría
with cubs, with babies ; mit Jungtieren ; avec petits ; con cuccioli ; con crías
with pup, with puppy ; mit Welpe ; avec chiot ; con cucciolo ; con cachorro
with puppies, with pups ; mit Welpen ; avec chiots ; con cuccioli ; con cachorros
with kittens ; mit Kätzchen ; avec chatons ; con gattini ; con gatitos
with figure ; mit Figur ; avec figurine ; con personaggio ; con figura
with figures ; mit Figuren ; avec figurines ; con personaggi ; con figuras
with minifigure, with minifig ; mit Minifigur ; avec minifigurine ; con minifigura ; con minifigura
with magnets ; mit Magneten ; avec aimants ; con magneti ; con imanes
with mirror ; mit Spiegel ; avec miroir ; con specchio ; con espejo
with zip ; mit Reißverschluss ; avec fermeture éclair ; con cerniera ; con cremallera
with lid ; mit Deckel ; avec couvercle ; con coperchio ; con tapa
with lock and key, with lock & key ; mit Schloss und Schlüssel ; avec serrure et clé ; con lucchetto e chiave ; con candado y llave
with washable markers ; mit auswaschbaren Filzstiften ; avec feutres lavables ; con pennarelli lavabili ; con rotuladores lavables
with stickers ; mit Aufklebern ; avec autocollants ; con adesivi ; con pegatinas
with ribbons, with ribbon ; mit Band ; avec ruban ; con nastro ; con cinta
with map ; mit Karte ; avec carte ; con mappa ; con mapa
with sword ; mit Schwert ; avec épée ; con spada ; con espada
with shield, with sheild ; mit Schild ; avec bouclier ; con scudo ; con escudo
with sword and shield, with sword & shield ; mit Schwert und Schild ; avec épée et bouclier ; con spada e scudo ; con espada y escudo
with horse ; mit Pferd ; avec cheval ; con cavallo ; con caballo
on horse, on horseback ; zu Pferd ; à cheval ; a cavallo ; a caballo
on motorcycle, with motorcycle ; mit Motorrad ; avec moto ; con moto ; con moto
with gun ; mit Pistole ; avec pistolet ; con pistola ; con pistola
with hood, hooded ; mit Kapuze ; à capuche ; con cappuccio ; con capucha
with hat ; mit Hut ; avec chapeau ; con cappello ; con sombrero
with wig ; mit Perücke ; avec perruque ; con parrucca ; con peluca
with cape ; mit Umhang ; avec cape ; con mantello ; con capa
with ears ; mit Ohren ; avec oreilles ; con orecchie ; con orejas
with tail ; mit Schwanz ; avec queue ; con coda ; con cola
with mask ; mit Maske ; avec masque ; con maschera ; con máscara
with wings ; mit Flügeln ; avec ailes ; con ali ; con alas
with gloves ; mit Handschuhen ; avec gants ; con guanti ; con guantes
with spare parts ; mit Ersatzteilen ; avec pièces de rechange ; con pezzi di ricambio ; con piezas de repuesto
with camera, with hd camera ; mit Kamera ; avec caméra ; con videocamera ; con cámara
with gyro ; mit Gyro ; avec gyroscope ; con giroscopio ; con giroscopio
with charger ; mit Ladegerät ; avec chargeur ; con caricabatterie ; con cargador
with filter pump ; mit Filterpumpe ; avec pompe de filtration ; con pompa filtro ; con bomba de filtro
with electric pump ; mit elektrischer Pumpe ; avec pompe électrique ; con pompa elettrica ; con bomba eléctrica
headfree, headless, headless mode, headfree mode ; mit Headless-Modus ; avec mode headless ; con modalità headless ; con modo headless
one key return, one-key return, one key return mode ; mit One-Key-Return ; avec retour automatique ; con ritorno automatico ; con retorno automático
glow in dark, glow-in-the-dark, glow in the dark, glows in the dark ; leuchtet im Dunkeln ; qui brille dans le noir ; che brilla al buio ; que brilla en la oscuridad
linen finish ; mit Leinenstruktur ; finition lin ; finitura lino ; acabado de lino
metallic finish ; mit Metallic-Lackierung ; finition métallisée ; finitura metallizzata ; acabado metalizado
pull back and go, pull-back and go, with pull back and go action, pull back and go action, pull back action, with pull back action ; mit Rückziehmotor ; à rétrofriction ; a retrocarica ; con retroceso
rubber powered, rubber-powered, rubber band powered ; mit Gummimotor ; à moteur élastique ; a elastico ; con motor de gomas
bump and go ; Bump and Go ; bump and go ; bump and go ; bump and go
free-wheeling, free wheeling, freewheeling ; mit Freilauf ; roues libres ; a ruote libere ; de rueda libre
clockwork ; zum Aufziehen ; mécanique à remontoir ; a molla ; de cuerda
easy to build ; leicht zu bauen ; facile à monter ; facile da montare ; fácil de montar
no glue required, no glue needed ; ohne Kleben ; sans colle ; senza colla ; sin pegamento
ready to paint ; zum Bemalen ; à peindre ; da dipingere ; para pintar
ready to assemble ; zum Zusammenbauen ; à assembler ; da montare ; para montar
sew-on, sew on ; zum Aufnähen ; à coudre ; da cucire ; para coser
iron-on, iron on ; zum Aufbügeln ; thermocollant ; termoadesivo ; termoadhesivo
steampunk ; Steampunk ; steampunk ; steampunk ; steampunk
vintage style ; im Vintage-Stil ; style vintage ; in stile vintage ; de estilo vintage
victorian style ; im viktorianischen Stil ; style victorien ; in stile vittoriano ; de estilo victoriano
slipper shaped ; in Pantoffelform ; en forme de pantoufle ; a forma di pantofola ; con forma de zapatilla
animal shaped, animal shape ; in Tierform ; en forme d'animal ; a forma di animale ; con forma de animal
flower shaped, flower shape ; in Blumenform ; en forme de fleur ; a forma di fiore ; con forma de flor
egg shaped ; in Eiform ; en forme d'œuf ; a forma di uovo ; con forma de huevo
fingerless ; fingerlos ; sans doigts ; senza dita ; sin dedos
elbow length, elbow-length ; ellenbogenlang ; longueur coude ; al gomito ; hasta el codo
knee length, knee-length ; knielang ; longueur genou ; al ginocchio ; hasta la rodilla
plus sized, plus size, plus-size ; in Übergröße ; grande taille ; taglia forte ; talla grande
x-large ; Größe XL ; taille XL ; taglia XL ; talla XL
child size, child's size ; in Kindergröße ; taille enfant ; misura bambino ; talla infantil
adult size ; in Erwachsenengröße ; taille adulte ; misura adulto ; talla de adulto
half size ; in halber Größe ; demi-taille ; a metà grandezza ; a mitad de tamaño
twin axle ; zweiachsig ; à deux essieux ; a due assi ; de dos ejes
two axle ; zweiachsig ; à deux essieux ; a due assi ; de dos ejes
three axle ; dreiachsig ; à trois essieux ; a tre assi ; de tres ejes
short wheelbase ; mit kurzem Radstand ; à empattement court ; a passo corto ; de batalla corta
long wheelbase ; mit langem Radstand ; à empattement long ; a passo lungo ; de batalla larga
two door ; zweitürig ; 2 portes ; a 2 porte ; de 2 puertas
four door ; viertürig ; 4 portes ; a 4 porte ; de 4 puertas
period iii, epoch iii, era iii ; Epoche III ; époque III ; epoca III ; época III
period iv, epoch iv, era iv ; Epoche IV ; époque IV ; epoca IV ; época IV
period v, epoch v ; Epoche V ; époque V ; epoca V ; época V
period vi, epoch vi ; Epoche VI ; époque VI ; epoca VI ; época VI
dcc sound, with dcc sound, dcc sound fitted ; mit DCC-Sound ; avec son DCC ; con suono DCC ; con sonido DCC
with tts sound, tts sound ; mit TTS-Sound ; avec son TTS ; con suono TTS ; con sonido TTS
no smoke deflectors, without smoke deflectors ; ohne Windleitbleche ; sans pare-fumée ; senza parafumo ; sin deflectores de humo
with smoke deflectors ; mit Windleitblechen ; avec pare-fumée ; con parafumo ; con deflectores de humo
single pack ; im Einzelpack ; à l'unité ; in confezione singola ; en paquete individual
first edition ; 1. Auflage ; 1re édition ; 1ª edizione ; 1.ª edición
unlimited edition ; unlimitierte Auflage ; édition illimitée ; edizione illimitata ; edición ilimitada
ltd edition, ltd ed, limitierte auflage ; limitierte Auflage ; édition limitée ; edizione limitata ; edición limitada
third edition ; 3. Auflage ; 3e édition ; 3ª edizione ; 3.ª edición
second edition ; 2. Auflage ; 2e édition ; 2ª edizione ; 2.ª edición
near mint ; Near Mint ; near mint ; near mint ; near mint
reverse holo ; Reverse Holo ; reverse holo ; reverse holo ; reverse holo
two player ; für 2 Spieler ; pour 2 joueurs ; per 2 giocatori ; para 2 jugadores
double six ; Doppel-6 ; double 6 ; doppio 6 ; doble 6
double nine ; Doppel-9 ; double neuf ; doppio 9 ; doble 9
poker size ; Pokergröße ; format poker ; formato poker ; tamaño póquer
silver-lined, silver lined ; mit Silbereinzug ; doublé argent ; con anima argentata ; con interior plateado
neon colours, neon colors ; in Neonfarben ; couleurs fluo ; in colori fluo ; en colores neón
pastel colours, pastel colors ; in Pastellfarben ; couleurs pastel ; in colori pastello ; en colores pastel
autumn colours, autumn colors ; in Herbstfarben ; couleurs d'automne ; in colori autunnali ; en colores otoñales
assorted reds ; in verschiedenen Rottönen ; rouges assortis ; rossi assortiti ; rojos surtidos
assorted blues ; in verschiedenen Blautönen ; bleus assortis ; blu assortiti ; azules surtidos
assorted greens ; in verschiedenen Grüntönen ; verts assortis ; verdi assortiti ; verdes surtidos
assorted pinks ; in verschiedenen Rosatönen ; roses assortis ; rosa assortiti ; rosas surtidos
mixed designs ; in verschiedenen Designs ; modèles assortis ; modelli assortiti ; diseños surtidos
for loom bands ; für Loom-Bänder ; pour élastiques loom ; per elastici loom ; para gomas loom
for card making, for cardmaking ; zum Kartenbasteln ; pour la carterie ; per cardmaking ; para hacer tarjetas
for jewellery making, for jewelry making ; zur Schmuckherstellung ; pour la création de bijoux ; per creare gioielli ; para hacer bisutería
for scrapbooking ; für Scrapbooking ; pour le scrapbooking ; per scrapbooking ; para scrapbooking
for glitter tattoos ; für Glitzer-Tattoos ; pour tatouages pailletés ; per tatuaggi glitter ; para tatuajes de purpurina
in the zoo ; im Zoo ; au zoo ; allo zoo ; en el zoo
under the sea ; Unterwasserwelt ; sous la mer ; sotto il mare ; bajo el mar
in egg, in an egg ; im Ei ; dans un œuf ; nell'uovo ; en un huevo
in crate, in a crate ; in der Kiste ; en caisse ; in cassetta ; en caja
in pot ; im Topf ; en pot ; in vaso ; en maceta
in top hat ; mit Zylinder ; en haut-de-forme ; con cilindro ; con sombrero de copa
rtf ; RTF ; RTF ; RTF ; RTF
rtr ; RTR ; RTR ; RTR ; RTR
bnf ; BNF ; BNF ; BNF ; BNF
arf, artf ; ARF ; ARF ; ARF ; ARF
dcc sound ; DCC Sound ; DCC Sound ; DCC Sound ; DCC Sound
fpv ; FPV ; FPV ; FPV ; FPV
lwb ; mit langem Radstand ; à empattement long ; a passo lungo ; de batalla larga
swb ; mit kurzem Radstand ; à empattement court ; a passo corto ; de batalla corta
rhd ; Rechtslenker ; conduite à droite ; guida a destra ; con volante a la derecha
lhd ; Linkslenker ; conduite à gauche ; guida a sinistra ; con volante a la izquierda
gauge ho ; Spur H0 ; échelle HO ; scala H0 ; escala H0
g gauge, g-gauge ; Spur G ; échelle G ; scala G ; escala G
z scale ; Spur Z ; échelle Z ; scala Z ; escala Z
tt scale ; Spur TT ; échelle TT ; scala TT ; escala TT
double twelve ; Doppel-12 ; double 12 ; doppio 12 ; doble 12
with light, with lights ; mit Licht ; avec lumière ; con luci ; con luz
with light and sound, with lights and sounds, lights and sounds, lights & sounds, light and sound, lights and sound, sound and light, sound + light ; mit Licht und Sound ; son et lumière ; con luci e suoni ; con luz y sonido
with light effect, with light effects ; mit Lichteffekt ; avec effet lumineux ; con effetto luminoso ; con efecto de luz
with case ; mit Koffer ; avec mallette ; con valigetta ; con maletín
with accessories ; mit Zubehör ; avec accessoires ; con accessori ; con accesorios
with accessory ; mit Zubehör ; avec accessoire ; con accessorio ; con accesorio
with weapons ; mit Waffen ; avec armes ; con armi ; con armas
with weapons and stand ; mit Waffen und Ständer ; avec armes et socle ; con armi e supporto ; con armas y soporte
with remote control ; mit Fernsteuerung ; avec télécommande ; con telecomando ; con mando a distancia
with battery ; mit Akku ; avec batterie ; con batteria ; con batería
with transmitter ; mit Sender ; avec émetteur ; con trasmettitore ; con emisora
with filter unit ; mit Filteranlage ; avec groupe de filtration ; con gruppo filtrante ; con depuradora
with stencils, with body art stencils ; mit Schablonen ; avec pochoirs ; con stencil ; con plantillas
with jump rings, with jump rings included ; mit Biegeringen ; avec anneaux ; con anellini ; con anillas
with holders, with candle holders ; mit Haltern ; avec supports ; con supporti ; con soportes
with mirror, with mirrors ; mit Spiegel ; avec miroir ; con specchio ; con espejo
with axe ; mit Axt ; avec hache ; con ascia ; con hacha
with lance ; mit Lanze ; avec lance ; con lancia ; con lanza
with grappling hook ; mit Enterhaken ; avec grappin ; con rampino ; con garfio
with motorcycle, with motorbike ; mit Motorrad ; avec moto ; con moto ; con moto
with dumper ; mit Kipper ; avec benne ; con ribaltabile ; con volquete
with cow ; mit Kuh ; avec vache ; con mucca ; con vaca
with opening bonnet ; mit Motorhaube zum Öffnen ; avec capot ouvrant ; con cofano apribile ; con capó practicable
with opening doors ; mit Türen zum Öffnen ; avec portes ouvrantes ; con porte apribili ; con puertas practicables
with double wheels ; mit Zwillingsreifen ; avec roues jumelées ; con ruote gemellate ; con ruedas gemelas
with apron ; mit Schürze ; avec tablier ; con grembiule ; con delantal
with ribbon ; mit Schleife ; avec ruban ; con nastro ; con lazo
with name ; mit Namen ; avec prénom ; con nome ; con nombre
with suitcase ; mit Koffer ; avec valise ; con valigetta ; con maletín
in tin ; in Metalldose ; en boîte métallique ; in scatola di latta ; en caja de hojalata
in gift box ; in Geschenkbox ; en coffret cadeau ; in scatola regalo ; en caja de regalo
in wooden box, in a wooden box ; in Holzbox ; en coffret bois ; in cofanetto di legno ; en caja de madera
in jute bag ; im Jutebeutel ; en sac en jute ; in sacchetto di iuta ; en bolsa de yute
in bag, in a bag ; im Beutel ; en sachet ; in sacchetto ; en bolsa
pull back & go action ; mit Rückziehmotor ; à rétrofriction ; a retrocarica ; a retrofricción
friction ; mit Schwungradantrieb ; à friction ; a frizione ; a fricción
free wheel, freewheel ; mit Freilauf ; à roue libre ; a ruota libera ; de rueda libre
clockwork, wind-up ; zum Aufziehen ; à remonter ; a molla ; de cuerda
infrared remote control ; mit Infrarot-Fernsteuerung ; à télécommande infrarouge ; con telecomando a infrarossi ; con control remoto por infrarrojos
blistered, blister packed ; in Blisterverpackung ; sous blister ; in blister ; en blíster
snap together, snap-together, snap fit ; zum Zusammenstecken ; à emboîter ; a incastro ; de encaje a presión
any age ; für jedes Alter ; pour tout âge ; per tutte le età ; para cualquier edad
glows in the dark ; leuchtet im Dunkeln ; brille dans le noir ; si illumina al buio ; brilla en la oscuridad
for kids to make ; zum Basteln für Kinder ; à fabriquer par les enfants ; da creare per bambini ; para que los niños los hagan
for children to decorate and wear, for children to make decorate and wear, for children to decorate & wear ; für Kinder zum Gestalten und Tragen ; à décorer et à porter par les enfants ; da decorare e indossare per bambini ; para decorar y ponerse
to colour in, colour-in, to color in ; zum Ausmalen ; à colorier ; da colorare ; para colorear
double extra large, xx-large, xxl ; Größe XXL ; taille XXL ; taglia XXL ; talla XXL
triple extra large, xxxl ; Größe XXXL ; taille XXXL ; taglia XXXL ; talla XXXL
uk version ; UK-Version ; version britannique ; versione UK ; versión UK
formula one ; Formel 1 ; Formule 1 ; Formula 1 ; Fórmula 1
moto gp, motogp ; MotoGP ; MotoGP ; MotoGP ; MotoGP
world war i, wwi ; aus dem Ersten Weltkrieg ; de la Première Guerre mondiale ; della prima guerra mondiale ; de la Primera Guerra Mundial
in a bucket ; im Eimer ; en seau ; in secchiello ; en cubo
triple pack ; im 3er-Pack ; en lot de 3 ; in confezione tripla ; en pack triple
japan import ; Japan-Import ; import Japon ; importazione dal Giappone ; importación de Japón
candy scented, sweet scented ; mit Süßigkeitenduft ; parfum bonbon ; profumo di caramelle ; con aroma de caramelo
re-issue, reissue ; Neuauflage ; réédition ; riedizione ; reedición
tool-free ; werkzeuglos ; sans outils ; senza attrezzi ; sin herramientas
with bumper sticker ; mit Autoaufkleber ; avec autocollant de pare-chocs ; con adesivo per paraurti ; con pegatina de parachoques
with face ; mit Gesicht ; avec visage ; con viso ; con cara
with instructions ; mit Anleitung ; avec instructions ; con istruzioni ; con instrucciones
two hole ; mit 2 Löchern ; à 2 trous ; a 2 fori ; de 2 agujeros
in presentation box ; in Geschenkbox ; en coffret ; in confezione regalo ; en caja de presentación
pull-back ; mit Rückziehmotor ; à rétrofriction ; a retrocarica ; con retroceso
giant size, jumbo size ; im Riesenformat ; format géant ; formato gigante ; tamaño gigante
lop-eared, floppy eared ; mit Schlappohren ; aux oreilles tombantes ; con orecchie cadenti ; con orejas caídas
uv protection, uv protected ; mit UV-Schutz ; protection UV ; con protezione UV ; con protección UV
world champion ; Weltmeister ; champion du monde ; campione del mondo ; campeón del mundo
round cornered ; mit abgerundeten Ecken ; à coins arrondis ; con angoli arrotondati ; con esquinas redondeadas
for any age, any age ; für jedes Alter ; pour tout âge ; per ogni età ; para cualquier edad
random colour, random color, colour may vary ; Farbe zufällig ; couleur aléatoire ; colore casuale ; color aleatorio
asst'd cols, asst cols, asstd colours, asst colours ; Farben sortiert ; coloris assortis ; colori assortiti ; colores surtidos
cosmetic grade ; in Kosmetikqualität ; qualité cosmétique ; qualità cosmetica ; de calidad cosmética
single deck ; einzelnes Deck ; jeu simple ; mazzo singolo ; baraja única
early version ; frühe Version ; version début de production ; prima versione ; versión temprana
with controller ; mit Fernsteuerung ; avec télécommande ; con telecomando ; con mando
three leaf ; mit 3 Blättern ; à 3 pales ; a 3 pale ; de 3 palas
n gauge, n scale ; Spur N ; échelle N ; scala N ; escala N
ho scale, ho gauge ; Spur H0 ; échelle HO ; scala H0 ; escala H0
oo gauge, oo scale ; Spur 00 ; échelle OO ; scala 00 ; escala 00
story telling, storytelling ; erzählt Geschichten ; raconte des histoires ; racconta storie ; cuenta cuentos
hand-held ; für die Hand ; à main ; a mano ; de mano
ltd edition, ltd ed, limited-edition ; limitierte Auflage ; édition limitée ; edizione limitata ; edición limitada
special edition ; Sonderausgabe ; édition spéciale ; edizione speciale ; edición especial
anniversary edition ; Jubiläumsausgabe ; édition anniversaire ; edizione anniversario ; edición aniversario
lhd, left hand drive ; Linkslenker ; conduite à gauche ; guida a sinistra ; volante a la izquierda
rhd, right hand drive ; Rechtslenker ; conduite à droite ; guida a destra ; volante a la derecha
pull back and go action, pull back action ; mit Rückziehmotor ; à rétrofriction ; a retrocarica ; con retroceso
helium quality ; heliumgeeignet ; qualité hélium ; per elio ; calidad helio
in tin, in a tin ; in Metalldose ; en boîte métallique ; in scatola di latta ; en lata
with drawers ; mit Schubladen ; à tiroirs ; con cassettini ; con cajones
with fur trim ; mit Fellbesatz ; avec bordure en fourrure ; con bordo di pelliccia ; con ribete de pelo
with lights and sounds, with lights & sounds, lights and sounds, lights & sounds, light and sound, with light and sound, with light & sound ; mit Licht und Sound ; sons et lumières ; con luci e suoni ; con luces y sonidos
with bottle ; mit Fläschchen ; avec biberon ; con biberon ; con biberón
in cardboard case ; im Kartonetui ; en étui carton ; in astuccio di cartone ; en estuche de cartón
headless mode ; Headless-Modus ; mode sans tête ; modalità headless ; modo sin cabeza
japanese version, japan version ; japanische Version ; version japonaise ; versione giapponese ; versión japonesa
german version, german edition ; deutsche Version ; version allemande ; versione tedesca ; versión alemana
english version ; englische Version ; version anglaise ; versione inglese ; versión inglesa
korea version, korean version ; koreanische Version ; version coréenne ; versione coreana ; versión coreana
early emblem ; frühes Emblem ; emblème ancien ; emblema antico ; emblema antiguo
late version ; späte Version ; version fin de production ; ultima versione ; versión tardía
moving mouth ; mit beweglichem Mund ; à bouche mobile ; con bocca mobile ; con boca móvil
moving mouth and hands ; mit beweglichem Mund und Händen ; bouche et mains mobiles ; bocca e mani mobili ; boca y manos móviles
polkadot ; mit Punkten ; à pois ; a pois ; de lunares
with sound ; mit Sound ; avec son ; con suono ; con sonido
on headband ; am Haarreif ; sur serre-tête ; su cerchietto ; en diadema
with envelopes, & envelopes, and envelopes ; mit Umschlägen ; avec enveloppes ; con buste ; con sobres
with certificate ; mit Zertifikat ; avec certificat ; con certificato ; con certificado
with jump rings ; mit Biegeringen ; avec anneaux ; con anellini ; con anillas
with slide ; mit Rutsche ; avec toboggan ; con scivolo ; con tobogán
assorted sizes ; verschiedene Größen ; tailles assorties ; misure assortite ; tamaños surtidos
with velcro ; mit Klettverschluss ; avec velcro ; con velcro ; con velcro
in a tin box ; in Metalldose ; en boîte métallique ; in scatola di latta ; en caja metálica
solid mix ; deckende Farben gemischt ; mélange de couleurs unies ; mix di colori pieni ; mezcla de colores lisos
ceylon ; Ceylon-Lüster ; lustré Ceylan ; effetto Ceylon ; efecto Ceylon
official size ; in offizieller Größe ; taille officielle ; misura ufficiale ; tamaño oficial
with bonus dvd, includes bonus dvd ; mit Bonus-DVD ; avec DVD bonus ; con DVD bonus ; con DVD extra
opened packet, opened pack ; Verpackung geöffnet ; sachet ouvert ; confezione aperta ; paquete abierto
with smoke ; mit Rauch ; avec fumée ; con fumo ; con humo
in red bag ; in roter Tasche ; dans un sac rouge ; in borsa rossa ; en bolsa roja
with storage bag, in storage bag ; mit Aufbewahrungstasche ; avec sac de rangement ; con sacca portaoggetti ; con bolsa de almacenaje
festive clothes, in festive clothes ; in festlicher Kleidung ; en tenue de fête ; in abito da festa ; con ropa de fiesta
child size ; in Kindergröße ; taille enfant ; a misura di bambino ; tamaño infantil
open source ; Open Source ; open source ; open source ; código abierto
japanese import, imported from japan ; Japan-Import ; import Japon ; importazione dal Giappone ; importación de Japón
made in the usa, made in usa ; Made in USA ; fabriqué aux États-Unis ; prodotto negli USA ; fabricado en EE. UU.
on stand, with stand ; mit Ständer ; sur socle ; con supporto ; con soporte
brio compatible, compatible with brio, brio and thomas compatible ; kompatibel mit Brio ; compatible Brio ; compatibile con Brio ; compatible con Brio
side loading ; seitlich zu befüllen ; à chargement latéral ; a caricamento laterale ; de carga lateral
late crest ; spätes Wappen ; emblème récent ; stemma recente ; escudo tardío
dcc fitted, dcc on board ; mit DCC-Decoder ; avec décodeur DCC ; con decoder DCC ; con decodificador DCC
early type ; frühe Ausführung ; version début de production ; prima versione ; versión temprana
small fitting ; fällt klein aus ; taille petit ; veste piccolo ; talla pequeña
new in box ; in Originalverpackung ; en boîte d'origine ; in scatola originale ; en caja original
mint in box ; neuwertig in Originalverpackung ; neuf en boîte ; nuovo in scatola ; nuevo en caja
with gold frame ; mit Goldrahmen ; avec cadre doré ; con cornice dorata ; con marco dorado
with wooden board & pieces ; mit Holzbrett und Figuren ; avec plateau et pièces en bois ; con scacchiera e pezzi in legno ; con tablero y piezas de madera
with movable handle ; mit beweglichem Griff ; avec anse mobile ; con manico mobile ; con asa móvil
holding a flower ; mit Blume ; avec fleur ; con fiore ; con una flor
wearing a red beret ; mit roter Baskenmütze ; avec béret rouge ; con basco rosso ; con boina roja
on horseback ; zu Pferd ; à cheval ; a cavallo ; a caballo
with chick ; mit Küken ; avec poussin ; con pulcino ; con polluelo
with shield ; mit Schild ; avec bouclier ; con scudo ; con escudo
with cannon ; mit Kanone ; avec canon ; con cannone ; con cañón
with treasure chest ; mit Schatztruhe ; avec coffre au trésor ; con scrigno del tesoro ; con cofre del tesoro
with front loader, with frontloader ; mit Frontlader ; avec chargeur frontal ; con caricatore frontale ; con pala frontal
with helmet ; mit Helm ; avec casque ; con casco ; con casco
built-in gyro, with built-in gyro, w/ built-in gyro ; mit eingebautem Gyro ; avec gyroscope intégré ; con giroscopio integrato ; con giroscopio integrado
blue spotted ; blau gepunktet ; à pois bleus ; a pois blu ; de lunares azules
`);

/**
 * Adjectives without which goods are other goods: German without ending, or with a hyphen as the first part of the noun; then masculine,
 * feminine and their plurals, in front of the noun where a caret says so.
 */
export const ADJECTIVES = read(`
inflatable ; aufblasbar ; gonflable/gonflable/gonflables/gonflables ; gonfiabile/gonfiabile/gonfiabili/gonfiabili ; hinchable/hinchable/hinchables/hinchables
mini ; Mini- ; ^mini ; ^mini ; ^mini
jumbo ; Jumbo- ; géant/géante/géants/géantes ; gigante/gigante/giganti/giganti ; gigante/gigante/gigantes/gigantes
giant ; Riesen- ; géant/géante/géants/géantes ; gigante/gigante/giganti/giganti ; gigante/gigante/gigantes/gigantes
large, big ; groß ; ^grand/^grande/^grands/^grandes ; grande/grande/grandi/grandi ; grande/grande/grandes/grandes
small ; klein ; ^petit/^petite/^petits/^petites ; piccolo/piccola/piccoli/piccole ; pequeño/pequeña/pequeños/pequeñas
long ; lang ; ^long/^longue/^longs/^longues ; lungo/lunga/lunghi/lunghe ; largo/larga/largos/largas
striped, stripy ; gestreift ; à rayures ; a righe ; a rayas
metallic ; Metallic- ; métallisé/métallisée/métallisés/métallisées ; metallizzato/metallizzata/metallizzati/metallizzate ; metalizado/metalizada/metalizados/metalizadas
holographic ; holografisch ; holographique/holographique/holographiques/holographiques ; olografico/olografica/olografici/olografiche ; holográfico/holográfica/holográficos/holográficas
traditional ; traditionell ; traditionnel/traditionnelle/traditionnels/traditionnelles ; tradizionale/tradizionale/tradizionali/tradizionali ; tradicional/tradicional/tradicionales/tradicionales
vintage ; Vintage- ; vintage ; vintage ; vintage
classic ; klassisch ; classique/classique/classiques/classiques ; classico/classica/classici/classiche ; clásico/clásica/clásicos/clásicas
colourful, colorful ; bunt ; coloré/colorée/colorés/colorées ; colorato/colorata/colorati/colorate ; colorido/colorida/coloridos/coloridas
erasable ; radierbar ; effaçable/effaçable/effaçables/effaçables ; cancellabile/cancellabile/cancellabili/cancellabili ; borrable/borrable/borrables/borrables
scented ; duftend ; parfumé/parfumée/parfumés/parfumées ; profumato/profumata/profumati/profumate ; perfumado/perfumada/perfumados/perfumadas
reusable ; wiederverwendbar ; réutilisable/réutilisable/réutilisables/réutilisables ; riutilizzabile/riutilizzabile/riutilizzabili/riutilizzabili ; reutilizable/reutilizable/reutilizables/reutilizables
self-adhesive, self adhesive ; selbstklebend ; autocollant/autocollante/autocollants/autocollantes ; adesivo/adesiva/adesivi/adesive ; autoadhesivo/autoadhesiva/autoadhesivos/autoadhesivas
adjustable ; verstellbar ; réglable/réglable/réglables/réglables ; regolabile/regolabile/regolabili/regolabili ; ajustable/ajustable/ajustables/ajustables
round ; rund ; rond/ronde/ronds/rondes ; rotondo/rotonda/rotondi/rotonde ; redondo/redonda/redondos/redondas
edible ; essbar ; comestible/comestible/comestibles/comestibles ; commestibile/commestibile/commestibili/commestibili ; comestible/comestible/comestibles/comestibles
magnetic ; magnetisch ; magnétique/magnétique/magnétiques/magnétiques ; magnetico/magnetica/magnetici/magnetiche ; magnético/magnética/magnéticos/magnéticas
electric ; elektrisch ; électrique/électrique/électriques/électriques ; elettrico/elettrica/elettrici/elettriche ; eléctrico/eléctrica/eléctricos/eléctricas
foldable ; faltbar ; pliable/pliable/pliables/pliables ; pieghevole/pieghevole/pieghevoli/pieghevoli ; plegable/plegable/plegables/plegables
folding ; klappbar ; pliant/pliante/pliants/pliantes ; pieghevole/pieghevole/pieghevoli/pieghevoli ; plegable/plegable/plegables/plegables
transparent ; transparent ; transparent/transparente/transparents/transparentes ; trasparente/trasparente/trasparenti/trasparenti ; transparente/transparente/transparentes/transparentes
personalised, personalized ; personalisiert ; personnalisé/personnalisée/personnalisés/personnalisées ; personalizzato/personalizzata/personalizzati/personalizzate ; personalizado/personalizada/personalizados/personalizadas
rechargeable ; wiederaufladbar ; rechargeable/rechargeable/rechargeables/rechargeables ; ricaricabile/ricaricabile/ricaricabili/ricaricabili ; recargable/recargable/recargables/recargables
washable ; auswaschbar ; lavable/lavable/lavables/lavables ; lavabile/lavabile/lavabili/lavabili ; lavable/lavable/lavables/lavables
pre-painted, prepainted, pre painted ; vorbemalt ; prépeint/prépeinte/prépeints/prépeintes ; predipinto/predipinta/predipinti/predipinte ; prepintado/prepintada/prepintados/prepintadas
pre-assembled, preassembled, pre assembled ; vormontiert ; prémonté/prémontée/prémontés/prémontées ; premontato/premontata/premontati/premontate ; premontado/premontada/premontados/premontadas
fully articulated ; vollbeweglich ; entièrement articulé/entièrement articulée/entièrement articulés/entièrement articulées ; completamente snodato/completamente snodata/completamente snodati/completamente snodate ; totalmente articulado/totalmente articulada/totalmente articulados/totalmente articuladas
hand-knitted, hand knitted ; handgestrickt ; tricoté main/tricotée main/tricotés main/tricotées main ; lavorato a mano/lavorata a mano/lavorati a mano/lavorate a mano ; tejido a mano/tejida a mano/tejidos a mano/tejidas a mano
die-cut ; gestanzt ; découpé/découpée/découpés/découpées ; fustellato/fustellata/fustellati/fustellate ; troquelado/troquelada/troquelados/troqueladas
laser cut, laser-cut ; lasergeschnitten ; découpé au laser/découpée au laser/découpés au laser/découpées au laser ; tagliato al laser/tagliata al laser/tagliati al laser/tagliate al laser ; cortado con láser/cortada con láser/cortados con láser/cortadas con láser
jewelled, jeweled ; schmucksteinbesetzt ; orné de pierres/ornée de pierres/ornés de pierres/ornées de pierres ; con pietre ; con pedrería
circular ; kreisförmig ; circulaire/circulaire/circulaires/circulaires ; circolare/circolare/circolari/circolari ; circular/circular/circulares/circulares
edwardian ; edwardianisch ; édouardien/édouardienne/édouardiens/édouardiennes ; edoardiano/edoardiana/edoardiani/edoardiane ; eduardiano/eduardiana/eduardianos/eduardianas
nautical ; maritim ; marin/marine/marins/marines ; marinaro/marinara/marinari/marinare ; marinero/marinera/marineros/marineras
squishy ; knautschig ; tout mou/toute molle/tout mous/toutes molles ; morbidoso/morbidosa/morbidosi/morbidose ; blandito/blandita/blanditos/blanditas
open top ; offen ; décapotable/décapotable/décapotables/décapotables ; scoperto/scoperta/scoperti/scoperte ; descapotable/descapotable/descapotables/descapotables
nickel plated, nickel-plated ; vernickelt ; nickelé/nickelée/nickelés/nickelées ; nichelato/nichelata/nichelati/nichelate ; niquelado/niquelada/niquelados/niqueladas
radio-controlled ; ferngesteuert ; télécommandé/télécommandée/télécommandés/télécommandées ; telecomandato/telecomandata/telecomandati/telecomandate ; teledirigido/teledirigida/teledirigidos/teledirigidas
pre-painted, prepainted ; vorbemalt ; prépeint/prépeinte/prépeints/prépeintes ; predipinto/predipinta/predipinti/predipinte ; prepintado/prepintada/prepintados/prepintadas
battle-damaged ; kampfbeschädigt ; endommagé au combat/endommagée au combat/endommagés au combat/endommagées au combat ; danneggiato in battaglia/danneggiata in battaglia/danneggiati in battaglia/danneggiate in battaglia ; dañado en batalla/dañada en batalla/dañados en batalla/dañadas en batalla
heatable ; erwärmbar ; chauffant/chauffante/chauffants/chauffantes ; riscaldabile/riscaldabile/riscaldabili/riscaldabili ; térmico/térmica/térmicos/térmicas
life-sized, lifesized ; lebensgroß ; grandeur nature/grandeur nature/grandeur nature/grandeur nature ; a grandezza naturale/a grandezza naturale/a grandezza naturale/a grandezza naturale ; de tamaño real/de tamaño real/de tamaño real/de tamaño real
glittery ; glitzernd ; pailleté/pailletée/pailletés/pailletées ; glitterato/glitterata/glitterati/glitterate ; brillante/brillante/brillantes/brillantes
marbled ; marmoriert ; marbré/marbrée/marbrés/marbrées ; marmorizzato/marmorizzata/marmorizzati/marmorizzate ; jaspeado/jaspeada/jaspeados/jaspeadas
iron-on ; aufbügelbar ; thermocollant/thermocollante/thermocollants/thermocollantes ; termoadesivo/termoadesiva/termoadesivi/termoadesive ; termoadhesivo/termoadhesiva/termoadhesivos/termoadhesivas
quick dry, quick drying, quick-drying ; schnelltrocknend ; à séchage rapide/à séchage rapide/à séchage rapide/à séchage rapide ; ad asciugatura rapida/ad asciugatura rapida/ad asciugatura rapida/ad asciugatura rapida ; de secado rápido/de secado rápido/de secado rápido/de secado rápido
chromed ; verchromt ; chromé/chromée/chromés/chromées ; cromato/cromata/cromati/cromate ; cromado/cromada/cromados/cromadas
horse-drawn ; pferdegezogen ; hippomobile/hippomobile/hippomobiles/hippomobiles ; trainato da cavalli/trainata da cavalli/trainati da cavalli/trainate da cavalli ; tirado por caballos/tirada por caballos/tirados por caballos/tiradas por caballos
microwaveable ; mikrowellengeeignet ; chauffable au micro-ondes/chauffable au micro-ondes/chauffables au micro-ondes/chauffables au micro-ondes ; riscaldabile al microonde/riscaldabile al microonde/riscaldabili al microonde/riscaldabili al microonde ; apto para microondas/apta para microondas/aptos para microondas/aptas para microondas
self propelled ; selbstfahrend ; automoteur/automotrice/automoteurs/automotrices ; semovente/semovente/semoventi/semoventi ; autopropulsado/autopropulsada/autopropulsados/autopropulsadas
opaque ; undurchsichtig ; opaque/opaque/opaques/opaques ; opaco/opaca/opachi/opache ; opaco/opaca/opacos/opacas
hollow ; hohl ; creux/creuse/creux/creuses ; cavo/cava/cavi/cave ; hueco/hueca/huecos/huecas
hand-crafted ; handgearbeitet ; artisanal/artisanale/artisanaux/artisanales ; artigianale/artigianale/artigianali/artigianali ; artesanal/artesanal/artesanales/artesanales
handpainted ; handbemalt ; peint à la main/peinte à la main/peints à la main/peintes à la main ; dipinto a mano/dipinta a mano/dipinti a mano/dipinte a mano ; pintado a mano/pintada a mano/pintados a mano/pintadas a mano
lite-up ; leuchtend ; lumineux/lumineuse/lumineux/lumineuses ; luminoso/luminosa/luminosi/luminose ; luminoso/luminosa/luminosos/luminosas
flip up, flip-up ; aufklappbar ; relevable/relevable/relevables/relevables ; ribaltabile/ribaltabile/ribaltabili/ribaltabili ; abatible/abatible/abatibles/abatibles
battery-operated ; batteriebetrieben ; à piles ; a batteria ; a pilas
two sided ; doppelseitig ; double face ; double face ; de doble cara
furry ; flauschig ; tout doux/toute douce/tout doux/toutes douces ; peloso/pelosa/pelosi/pelose ; peludo/peluda/peludos/peludas
venetian-style, venetian style ; venezianisch ; vénitien/vénitienne/vénitiens/vénitiennes ; veneziano/veneziana/veneziani/veneziane ; veneciano/veneciana/venecianos/venecianas
open-top ; offen ; découvert/découverte/découverts/découvertes ; scoperto/scoperta/scoperti/scoperte ; descapotable/descapotable/descapotables/descapotables
flourescent ; fluoreszierend ; fluorescent/fluorescente/fluorescents/fluorescentes ; fluorescente/fluorescente/fluorescenti/fluorescenti ; fluorescente/fluorescente/fluorescentes/fluorescentes
three tier ; dreistöckig ; à 3 étages ; a 3 piani ; de 3 pisos
foiled ; foliert ; métallisé/métallisée/métallisés/métallisées ; metallizzato/metallizzata/metallizzati/metallizzate ; metalizado/metalizada/metalizados/metalizadas
plain ; einfarbig ; uni/unie/unis/unies ; a tinta unita ; liso/lisa/lisos/lisas
six-sided ; sechsseitig ; à six faces ; a sei facce ; de seis caras
free-standing ; freistehend ; sur pied ; autoportante/autoportante/autoportanti/autoportanti ; independiente/independiente/independientes/independientes
pressure-treated ; druckimprägniert ; traité en autoclave/traitée en autoclave/traités en autoclave/traitées en autoclave ; trattato in autoclave/trattata in autoclave/trattati in autoclave/trattate in autoclave ; tratado en autoclave/tratada en autoclave/tratados en autoclave/tratadas en autoclave
sparkling ; funkelnd ; scintillant/scintillante/scintillants/scintillantes ; scintillante/scintillante/scintillanti/scintillanti ; chispeante/chispeante/chispeantes/chispeantes
photo realistic ; fotorealistisch ; photoréaliste/photoréaliste/photoréalistes/photoréalistes ; fotorealistico/fotorealistica/fotorealistici/fotorealistiche ; fotorrealista/fotorrealista/fotorrealistas/fotorrealistas
ten sided ; 10-seitig ; à 10 faces ; a 10 facce ; de 10 caras
twenty sided ; 20-seitig ; à 20 faces ; a 20 facce ; de 20 caras
anti-vibration ; vibrationsdämpfend ; antivibration/antivibration/antivibrations/antivibrations ; antivibrazione ; antivibración
colour-changing ; farbwechselnd ; à changement de couleur ; cambia colore ; que cambia de color
bendy ; biegbar ; flexible/flexible/flexibles/flexibles ; pieghevole/pieghevole/pieghevoli/pieghevoli ; flexible/flexible/flexibles/flexibles
`);

/** "Beads set": several in a set. */
export const IN_SET: Four = { de: '{x} im Set', fr: 'lot de {x}', it: 'set di {x}', es: 'set de {x}' };

/** Sizes of clothes that are words. */
export const SIZES: ReadonlyMap<string, string> = new Map([
  ['xs', 'XS'], ['s', 'S'], ['m', 'M'], ['l', 'L'], ['xl', 'XL'], ['xxl', 'XXL'],
  ['extra small', 'XS'], ['x-small', 'XS'], ['small', 'S'], ['medium', 'M'], ['large', 'L'],
  ['extra large', 'XL'], ['x-large', 'XL'], ['xx-large', 'XXL'],
  ['size small', 'S'], ['size medium', 'M'], ['size large', 'L'], ['large size', 'L'], ['medium size', 'M'], ['small size', 'S'],
]);
export const SIZE: Four = { de: 'Größe {n}', fr: 'taille {n}', it: 'taglia {n}', es: 'talla {n}' };
export const ONE_SIZE: Four = { de: 'Einheitsgröße', fr: 'taille unique', it: 'taglia unica', es: 'talla única' };

export const FOR: Four = { de: 'für', fr: 'pour', it: 'per', es: 'para' };
export const WITH: Four = { de: 'mit', fr: 'avec', it: 'con', es: 'con' };
export const FROM_AGE: Four = { de: 'ab {n} Jahren', fr: 'dès {n} ans', it: 'da {n} anni', es: 'a partir de {n} años' };
export const YEARS: Four = { de: '{n} Jahre', fr: '{n} ans', it: '{n} anni', es: '{n} años' };
export const SET_OF: Four = { de: '{n}er-Set', fr: 'lot de {n}', it: 'set da {n}', es: 'set de {n}' };
export const PIECES: Four = { de: '{n} Teile', fr: '{n} pièces', it: '{n} pezzi', es: '{n} piezas' };
export const UNITS: Four = { de: '{n} Stück', fr: '{n} pièces', it: '{n} pezzi', es: '{n} unidades' };
export const PIECES_SET: Four = { de: '{n}-teiliges Set', fr: '{n} pièces', it: '{n} pezzi', es: '{n} piezas' };

/** Colours that hold where they stand at goods, whatever else they mean. */
export const PALETTE: ReadonlySet<string> = new Set(
  'black white red blue green yellow orange pink purple maroon teal magenta khaki violet lilac lavender grey gray brown silver gold golden navy turquoise cream beige ivory burgundy bronze multicoloured multi-coloured multicolour multicolored'.split(
    ' ',
  ),
);
