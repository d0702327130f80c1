/** Names with a form of their own: \`english ; de ; fr ; it ; es\`, lower case, where = is the English one. */
export const LOCAL_FORMS = `
101 dalmatians ; 101 Dalmatiner ; Les 101 Dalmatiens ; La carica dei 101 ; 101 dálmatas
3 little pigs ; Die drei kleinen Schweinchen ; Les Trois Petits Cochons ; I tre porcellini ; Los tres cerditos
a bug's life ; Das große Krabbeln ; 1001 pattes ; = ; Bichos
a new hope ; Eine neue Hoffnung ; Un nouvel espoir ; Una nuova speranza ; Una nueva esperanza
a nightmare on elm street ; = ; Freddy : Les Griffes de la nuit ; Nightmare ; Pesadilla en Elm Street
a view to a kill ; Im Angesicht des Todes ; Dangereusement vôtre ; Bersaglio mobile ; Panorama para matar
ac milan ; AC Mailand ; = ; Milan ; =
admiral ackbar ; = ; Amiral Ackbar ; Ammiraglio Ackbar ; Almirante Ackbar
adventure time ; = ; = ; = ; Hora de aventuras
aegislash ; Durengard ; Exagide ; = ; =
age of extinction ; Ära des Untergangs ; L'Âge de l'extinction ; L'era dell'estinzione ; La era de la extinción
age of ultron ; = ; L'Ère d'Ultron ; = ; La era de Ultrón
aggron ; Stolloss ; Galeking ; = ; =
alakazam ; Simsala ; = ; = ; =
albus dumbledore ; = ; = ; Albus Silente ; =
alice in wonderland ; Alice im Wunderland ; Alice au pays des merveilles ; = ; Alicia en el País de las Maravillas
amsterdam ; = ; = ; = ; Ámsterdam
an unexpected journey ; Eine unerwartete Reise ; Un voyage inattendu ; Un viaggio inaspettato ; Un viaje inesperado
arc de triomphe ; Triumphbogen ; = ; Arco di Trionfo ; Arco de Triunfo
arcanine ; Arkani ; Arcanin ; = ; =
argentina ; Argentinien ; Argentine ; = ; =
ariel ; Arielle ; = ; = ; =
articuno ; Arktos ; Artikodin ; = ; =
ash ketchum ; = ; Sacha ; = ; =
asterix ; = ; Astérix ; = ; Astérix
athens ; Athen ; Athènes ; Atene ; Atenas
attack of the clones ; Angriff der Klonkrieger ; L'Attaque des clones ; L'attacco dei cloni ; El ataque de los clones
attack on titan ; = ; L'Attaque des Titans ; L'attacco dei giganti ; Ataque a los Titanes
australia ; Australien ; Australie ; = ; =
austria ; Österreich ; Autriche ; = ; =
avengers age of ultron ; = ; Avengers L'Ère d'Ultron ; = ; Vengadores: La era de Ultrón
avengers assemble ; = ; Avengers Rassemblement ; = ; Vengadores Unidos
axew ; Milza ; Coupenotte ; = ; =
azkaban ; Askaban ; = ; = ; =
back to the future ; Zurück in die Zukunft ; Retour vers le futur ; Ritorno al futuro ; Regreso al futuro
back to the future part 2 ; Zurück in die Zukunft II ; Retour vers le futur 2 ; Ritorno al futuro - Parte II ; Regreso al futuro II
back to the future part ii ; Zurück in die Zukunft II ; Retour vers le futur 2 ; Ritorno al futuro - Parte II ; Regreso al futuro II
back to the future part two ; Zurück in die Zukunft II ; Retour vers le futur 2 ; Ritorno al futuro - Parte II ; Regreso al futuro II
bahrain ; = ; Bahreïn ; = ; Baréin
barcelona ; = ; Barcelone ; Barcellona ; =
barney rubble ; Barney Geröllheimer ; Barney Laroche ; = ; Pablo Mármol
bat cave ; Bathöhle ; = ; Batcaverna ; Batcueva
batcave ; Bathöhle ; = ; Batcaverna ; Batcueva
battle droid ; Kampfdroide ; Droïde de combat ; Droide da battaglia ; Droide de combate
bayern munich ; FC Bayern München ; = ; Bayern Monaco ; Bayern de Múnich
beauty & the beast ; Die Schöne und das Biest ; La Belle et la Bête ; La bella e la bestia ; La bella y la bestia
beauty and the beast ; Die Schöne und das Biest ; La Belle et la Bête ; = ; =
beijing ; Peking ; Pékin ; Pechino ; Pekín
belgium ; Belgien ; Belgique ; Belgio ; Bélgica
ben and holly's little kingdom ; Ben und Hollys kleines Königreich ; Le Petit Royaume de Ben et Holly ; Il piccolo regno di Ben e Holly ; El pequeño reino de Ben y Holly
berlin ; = ; = ; Berlino ; Berlín
berlin wall ; Berliner Mauer ; mur de Berlin ; muro di Berlino ; Muro de Berlín
big bad wolf ; Der große böse Wolf ; Le Grand Méchant Loup ; Lupo cattivo ; Lobo feroz
big bad wolf and 3 little pigs ; Die drei kleinen Schweinchen ; Les Trois Petits Cochons ; I tre porcellini ; Los tres cerditos
big bird ; Bibo ; = ; = ; =
big hero 6 ; Baymax ; Les Nouveaux Héros ; = ; =
bilbo baggins ; Bilbo Beutlin ; = ; = ; Bilbo Bolsón
birth of venus ; Die Geburt der Venus ; La Naissance de Vénus ; La nascita di Venere ; El nacimiento de Venus
black pearl ; = ; = ; Perla Nera ; Perla Negra
black widow ; = ; = ; Vedova Nera ; Viuda Negra
blastoise ; Turtok ; Tortank ; = ; =
blaziken ; Lohgock ; Braségali ; = ; =
blue-eyes white dragon ; Blauäugiger w. Drache ; Dragon Blanc aux Yeux Bleus ; Drago Bianco Occhi Blu ; Dragón Blanco de Ojos Azules
bob the builder ; Bob der Baumeister ; Bob le bricoleur ; Bob aggiustatutto ; =
brainy smurf ; Schlaubi Schlumpf ; Schtroumpf à lunettes ; Quattrocchi ; Pitufo Filósofo
brandenburg gate ; Brandenburger Tor ; = ; Porta di Brandeburgo ; Puerta de Brandeburgo
brazil ; Brasilien ; Brésil ; Brasile ; Brasil
buckingham palace ; = ; = ; = ; Palacio de Buckingham
bulbasaur ; Bisasam ; Bulbizarre ; = ; =
bullet bill ; Kugelwilli ; Bill Balle ; Pallottolo Bill ; Bill Bala
buzz lightyear ; = ; Buzz l'Éclair ; = ; =
caesar ; = ; César ; Cesare ; César
canada ; Kanada ; = ; = ; Canadá
captain america ; = ; = ; Capitan America ; Capitán América
captain haddock ; Kapitän Haddock ; Capitaine Haddock ; Capitano Haddock ; Capitán Haddock
captain hook ; = ; Capitaine Crochet ; Capitan Uncino ; Capitán Garfio
captain phasma ; = ; Capitaine Phasma ; Capitano Phasma ; Capitana Phasma
captain rex ; = ; Capitaine Rex ; Capitano Rex ; Capitán Rex
care bear ; Glücksbärchi ; Bisounours ; Orsetto del Cuore ; Oso Amoroso
care bears ; Glücksbärchis ; Bisounours ; Orsetti del Cuore ; Osos Amorosos
chain chomp ; Kettenhund ; Chomp ; Categnaccio ; Chomp Cadenas
chamber of secrets ; Die Kammer des Schreckens ; La Chambre des secrets ; La camera dei segreti ; La cámara secreta
chandelure ; Skelabra ; Lugulabre ; = ; =
charizard ; Glurak ; Dracaufeu ; = ; =
charmander ; Glumanda ; Salamèche ; = ; =
charmeleon ; Glutexo ; Reptincel ; = ; =
cheshire cat ; Grinsekatze ; Chat du Cheshire ; Stregatto ; Gato de Cheshire
chesnaught ; Brigaron ; Blindépique ; = ; =
chespin ; Igamaro ; Marisson ; = ; =
chikorita ; Endivie ; Germignon ; = ; =
chimchar ; Panflam ; Ouisticram ; = ; =
chip and dale ; Chip und Chap ; Tic et Tac ; Cip e Ciop ; Chip y Chop
clefairy ; Piepi ; Mélofée ; = ; =
cleopatra ; Kleopatra ; Cléopâtre ; = ; =
clumsy smurf ; Clumsy Schlumpf ; Schtroumpf maladroit ; Puffo Tontolone ; Pitufo Torpe
colosseum ; Kolosseum ; Colisée ; Colosseo ; Coliseo
commander cody ; = ; Commandant Cody ; Comandante Cody ; Comandante Cody
conan the barbarian ; Conan der Barbar ; Conan le Barbare ; Conan il barbaro ; Conan el Bárbaro
connect 4 ; 4 gewinnt ; Puissance 4 ; Forza 4 ; Conecta 4
cookie monster ; Krümelmonster ; = ; = ; Monstruo de las Galletas
corpse bride ; = ; Les Noces funèbres ; La sposa cadavere ; La novia cadáver
count dooku ; = ; Comte Dooku ; Conte Dooku ; Conde Dooku
cruella de vil ; = ; Cruella d'Enfer ; Crudelia De Mon ; =
cubone ; Tragosso ; Osselait ; = ; =
curious george ; Coco, der neugierige Affe ; Georges le petit curieux ; Curioso come George ; Jorge el Curioso
cyndaquil ; Feurigel ; Héricendre ; = ; =
daddy pig ; Papa Wutz ; Papa Pig ; Papà Pig ; Papá Pig
daffy duck ; = ; = ; = ; Pato Lucas
daisy duck ; = ; = ; Paperina ; =
dark knight rises ; The Dark Knight Rises ; The Dark Knight Rises ; Il cavaliere oscuro - Il ritorno ; El caballero oscuro: la leyenda renace
dark magician ; Dunkler Magier ; Magicien Sombre ; Mago Nero ; Mago Oscuro
dark mark ; Dunkles Mal ; Marque des Ténèbres ; Marchio Nero ; Marca Tenebrosa
dark of the moon ; = ; La Face cachée de la Lune ; = ; El lado oscuro de la luna
darth malgus ; = ; Dark Malgus ; = ; =
darth maul ; = ; Dark Maul ; = ; =
darth revan ; = ; Dark Revan ; = ; =
darth sidious ; = ; Dark Sidious ; = ; =
darth vader ; = ; Dark Vador ; = ; =
dawn of the planet of the apes ; Planet der Affen: Revolution ; La Planète des singes : L'Affrontement ; Apes Revolution ; El amanecer del planeta de los simios
death eater ; Todesser ; Mangemort ; Mangiamorte ; Mortífago
death eaters ; Todesser ; Mangemorts ; Mangiamorte ; Mortífagos
death star ; Todesstern ; Étoile de la Mort ; Morte Nera ; Estrella de la Muerte
deathly hallows ; Die Heiligtümer des Todes ; Les Reliques de la Mort ; I Doni della Morte ; =
delphox ; Fennexis ; Goupelin ; = ; =
dementor ; = ; Détraqueur ; Dissennatore ; =
denmark ; Dänemark ; Danemark ; Danimarca ; Dinamarca
despicable me 2 ; Ich – Einfach unverbesserlich 2 ; Moi, moche et méchant 2 ; Cattivissimo me 2 ; Gru 2, mi villano favorito
despicable me ; Ich – Einfach unverbesserlich ; Moi, moche et méchant ; Cattivissimo me ; Gru, mi villano favorito
diagon alley ; Winkelgasse ; Chemin de Traverse ; = ; Callejón Diagon
diamonds are forever ; Diamantenfieber ; Les diamants sont éternels ; Una cascata di diamanti ; Diamantes para la eternidad
die another day ; Stirb an einem anderen Tag ; Meurs un autre jour ; La morte può attendere ; Muere otro día
disney fairies ; = ; Disney Fées ; = ; Disney Hadas
disney frozen ; Disney Die Eiskönigin ; Disney La Reine des neiges ; = ; =
disney inside out ; Disney Alles steht Kopf ; Disney Vice-versa ; = ; Disney Del revés
disney princess ; Disney Prinzessin ; Disney Princesses ; Disney Principesse ; Disney Princesas
disney princesses ; Disney Prinzessinnen ; = ; Disney Principesse ; Disney Princesas
doc mcstuffins ; = ; Docteur La Peluche ; Dottoressa Peluche ; Doctora Juguetes
doctor doom ; = ; Docteur Fatalis ; Dottor Destino ; Doctor Muerte
donald duck ; = ; = ; Paperino ; Pato Donald
dora the explorer ; Dora ; Dora l'exploratrice ; Dora l'esploratrice ; Dora la exploradora
dr doom ; Doctor Doom ; Docteur Fatalis ; Dottor Destino ; Doctor Muerte
dr who ; Doctor Who ; Doctor Who ; Doctor Who ; Doctor Who
draco malfoy ; = ; Drago Malefoy ; = ; =
dragonite ; Dragoran ; Dracolosse ; = ; =
dukes of hazzard ; Ein Duke kommt selten allein ; Shérif, fais-moi peur ; Hazzard ; =
dumbledore ; = ; = ; Silente ; =
durham cathedral ; Kathedrale von Durham ; Cathédrale de Durham ; Cattedrale di Durham ; Catedral de Durham
edinburgh ; = ; Édimbourg ; Edimburgo ; Edimburgo
edward scissorhands ; Edward mit den Scherenhänden ; Edward aux mains d'argent ; Edward mani di forbice ; Eduardo Manostijeras
eevee ; Evoli ; Évoli ; = ; =
eeyore ; I-Aah ; Bourriquet ; Ih-Oh ; Ígor
egypt ; Ägypten ; Égypte ; Egitto ; Egipto
eiffel tower ; Eiffelturm ; = ; Torre Eiffel ; Torre Eiffel
elder wand ; Elderstab ; Baguette de Sureau ; Bacchetta di Sambuco ; Varita de Saúco
elemental hero ; Elementarheld ; Héros Élémentaire ; Eroe Elementale ; Héroe Elemental
emboar ; Flambirex ; Roitiflam ; = ; =
emperor palpatine ; Imperator Palpatine ; Empereur Palpatine ; Imperatore Palpatine ; Emperador Palpatine
emperor's royal guard ; Imperiale Ehrengarde ; Garde royale impériale ; Guardia reale dell'Imperatore ; Guardia Real del Emperador
empire strikes back ; Das Imperium schlägt zurück ; L'Empire contre-attaque ; L'Impero colpisce ancora ; El Imperio contraataca
empoleon ; Impoleon ; Pingoléon ; = ; =
ernie and bert ; Ernie und Bert ; Ernest et Bart ; Ernie e Bert ; Epi y Blas
espeon ; Psiana ; Mentali ; = ; =
family guy ; = ; = ; I Griffin ; Padre de familia
famous five ; Fünf Freunde ; = ; La banda dei cinque ; Los Cinco
fast & furious ; = ; = ; = ; A todo gas
fast and furious ; = ; = ; = ; A todo gas
fc barcelona ; = ; FC Barcelone ; = ; =
fennekin ; Fynx ; Feunnec ; = ; =
finding dory ; Findet Dorie ; Le Monde de Dory ; Alla ricerca di Dory ; Buscando a Dory
finding nemo ; Findet Nemo ; Le Monde de Nemo ; Alla ricerca di Nemo ; Buscando a Nemo
fireman sam ; Feuerwehrmann Sam ; Sam le pompier ; Sam il pompiere ; Sam el bombero
first order ; Erste Ordnung ; Premier Ordre ; Primo Ordine ; Primera Orden
first order stormtrooper ; Stormtrooper der Ersten Ordnung ; Stormtrooper du Premier Ordre ; Stormtrooper del Primo Ordine ; Stormtrooper de la Primera Orden
flareon ; Flamara ; Pyroli ; = ; =
florence ; Florenz ; = ; Firenze ; Florencia
for your eyes only ; In tödlicher Mission ; Rien que pour vos yeux ; Solo per i tuoi occhi ; Solo para sus ojos
force awakens ; Das Erwachen der Macht ; Le Réveil de la Force ; Il risveglio della Forza ; El despertar de la Fuerza
formula 1 ; Formel 1 ; Formule 1 ; = ; Fórmula 1
formula one ; Formel 1 ; Formule 1 ; Formula 1 ; Fórmula 1
fred flintstone ; Fred Feuerstein ; Fred Pierrafeu ; = ; Pedro Picapiedra
friday the 13th ; Freitag der 13. ; Vendredi 13 ; Venerdì 13 ; Viernes 13
froakie ; Froxy ; Grenousse ; = ; =
frodo baggins ; Frodo Beutlin ; Frodon Sacquet ; = ; Frodo Bolsón
from russia with love ; Liebesgrüße aus Moskau ; Bons baisers de Russie ; Dalla Russia con amore ; Desde Rusia con amor
frozen fever ; Die Eiskönigin – Party-Fieber ; La Reine des Neiges – Une fête givrée ; = ; =
gallade ; Galagladi ; Gallame ; = ; =
game of thrones ; = ; = ; Il Trono di Spade ; Juego de Tronos
gandalf the grey ; Gandalf der Graue ; Gandalf le Gris ; Gandalf il Grigio ; Gandalf el Gris
gandalf the white ; Gandalf der Weiße ; Gandalf le Blanc ; Gandalf il Bianco ; Gandalf el Blanco
garchomp ; Knakrack ; Carchacrok ; = ; =
gardevoir ; Guardevoir ; = ; = ; =
garfield the movie ; Garfield – Der Film ; Garfield, le film ; Garfield: Il film ; Garfield: La película
gargamel ; = ; = ; Gargamella ; =
general grievous ; = ; Général Grievous ; Generale Grievous ; =
gengar ; = ; Ectoplasma ; = ; =
george pig ; Schorsch Wutz ; = ; = ; =
ghostbusters ; = ; SOS Fantômes ; = ; Cazafantasmas
girl with a pearl earring ; Das Mädchen mit dem Perlenohrring ; La Jeune Fille à la perle ; La ragazza con l'orecchino di perla ; La joven de la perla
glaceon ; Glaziola ; Givrali ; = ; =
goblet of fire ; Der Feuerkelch ; La Coupe de feu ; Il calice di fuoco ; El cáliz de fuego
golden gate bridge ; = ; = ; = ; Puente Golden Gate
golden snitch ; Goldener Schnatz ; Vif d'or ; Boccino d'oro ; Snitch dorada
goldilocks and the three bears ; Goldlöckchen und die drei Bären ; Boucle d'or et les Trois Ours ; Riccioli d'oro e i tre orsi ; Ricitos de oro y los tres osos
goodra ; Viscogon ; Muplodocus ; = ; =
goomba ; Gumba ; = ; = ; =
grand canyon ; = ; = ; = ; Gran Cañón
grand moff tarkin ; Großmoff Tarkin ; = ; = ; Gran Moff Tarkin
grandpa pig ; Opa Wutz ; Papy Pig ; Nonno Pig ; Abuelo Pig
granny pig ; Oma Wutz ; Mamie Pig ; Nonna Pig ; Abuela Pig
great britain ; Großbritannien ; Grande-Bretagne ; Gran Bretagna ; Gran Bretaña
great wall of china ; Chinesische Mauer ; Grande Muraille de Chine ; = ; =
greece ; Griechenland ; Grèce ; Grecia ; Grecia
green goblin ; = ; Bouffon Vert ; = ; Duende Verde
greninja ; Quajutsu ; Amphinobi ; = ; =
growlithe ; Fukano ; Caninos ; = ; =
gruffalo ; Grüffelo ; = ; Gruffalò ; Grúfalo
gryffindor ; = ; Gryffondor ; Grifondoro ; =
guardians of the galaxy ; = ; Les Gardiens de la Galaxie ; Guardiani della Galassia ; Guardianes de la Galaxia
guess how much i love you ; Weißt du eigentlich, wie lieb ich dich hab? ; Devine combien je t'aime ; Indovina quanto bene ti voglio ; Adivina cuánto te quiero
guess who ; Wer ist es? ; Qui est-ce ? ; Indovina chi? ; ¿Quién es quién?
guinevere ; = ; Guenièvre ; Ginevra ; Ginebra
gyarados ; Garados ; Léviator ; = ; =
half-blood prince ; Der Halbblutprinz ; Le Prince de sang-mêlé ; Il principe mezzosangue ; El misterio del príncipe
hansel and gretel ; Hänsel und Gretel ; Hansel et Gretel ; = ; Hansel y Gretel
hawaii ; = ; Hawaï ; = ; Hawái
hawkeye ; = ; Œil-de-Faucon ; Occhio di Falco ; Ojo de Halcón
hawlucha ; Resladero ; Brutalibré ; = ; =
haxorus ; Maxax ; Tranchodon ; = ; =
hedwig ; = ; Hedwige ; Edvige ; =
henry viii ; Heinrich VIII. ; Henri VIII ; Enrico VIII ; Enrique VIII
hermione ; Hermine ; = ; = ; =
hermione granger ; Hermine Granger ; = ; = ; =
hogwarts ; = ; Poudlard ; = ; =
hogwarts express ; = ; Poudlard Express ; = ; Expreso de Hogwarts
holland ; = ; Hollande ; Olanda ; Holanda
house baratheon ; Haus Baratheon ; Maison Baratheon ; Casa Baratheon ; Casa Baratheon
house greyjoy ; Haus Graufreud ; Maison Greyjoy ; Casa Greyjoy ; Casa Greyjoy
house lannister ; Haus Lannister ; Maison Lannister ; Casa Lannister ; Casa Lannister
house stark ; Haus Stark ; Maison Stark ; Casa Stark ; Casa Stark
house targaryen ; Haus Targaryen ; Maison Targaryen ; Casa Targaryen ; Casa Targaryen
how to train your dragon ; Drachenzähmen leicht gemacht ; Dragons ; Dragon Trainer ; Cómo entrenar a tu dragón
howard the duck ; = ; Howard le canard ; = ; Howard el pato
hufflepuff ; = ; Poufsouffle ; Tassorosso ; =
human torch ; = ; Torche humaine ; Torcia Umana ; Antorcha Humana
hunger games ; Die Tribute von Panem ; = ; = ; Los juegos del hambre
hydreigon ; Trikephalo ; Trioxhydre ; = ; =
ice age ; = ; L'Âge de glace ; L'era glaciale ; =
imperial star destroyer ; Imperialer Sternenzerstörer ; Destroyer stellaire impérial ; = ; Destructor Estelar Imperial
in the night garden ; = ; Dans le jardin des rêves ; Nel giardino della notte ; El jardín de los sueños
incredible hulk ; Der unglaubliche Hulk ; L'Incroyable Hulk ; L'incredibile Hulk ; El increíble Hulk
infernape ; Panferno ; Simiabraz ; = ; =
inside out ; Alles steht Kopf ; Vice-versa ; = ; Del revés
inter milan ; Inter Mailand ; = ; Inter ; Inter de Milán
invisible woman ; = ; Femme invisible ; Donna Invisibile ; Mujer Invisible
ireland ; Irland ; Irlande ; Irlanda ; Irlanda
jabba the hutt ; = ; Jabba le Hutt ; = ; Jabba el Hutt
jack and the beanstalk ; Hans und die Bohnenranke ; Jack et le haricot magique ; Jack e il fagiolo magico ; Jack y las habichuelas mágicas
jake and the never land pirates ; Jake und die Nimmerland-Piraten ; Jake et les pirates du Pays imaginaire ; Jake e i pirati dell'Isola che non c'è ; Jake y los piratas de Nunca Jamás
jake and the neverland pirates ; Jake und die Nimmerland-Piraten ; Jake et les pirates du Pays imaginaire ; Jake e i pirati dell'Isola che non c'è ; Jake y los piratas de Nunca Jamás
jerusalem ; = ; Jérusalem ; Gerusalemme ; Jerusalén
jigglypuff ; Pummeluff ; Rondoudou ; = ; =
joan of arc ; Johanna von Orléans ; Jeanne d'Arc ; Giovanna d'Arco ; Juana de Arco
jolteon ; Blitza ; Voltali ; = ; =
julius caesar ; = ; Jules César ; Giulio Cesare ; Julio César
jungle book ; Das Dschungelbuch ; Le Livre de la jungle ; Il libro della giungla ; El libro de la selva
justice league ; = ; = ; = ; Liga de la Justicia
justice league of america ; = ; = ; = ; Liga de la Justicia de América
kermit the frog ; Kermit der Frosch ; Kermit la grenouille ; Kermit la rana ; Rana Gustavo
king arthur ; König Artus ; Roi Arthur ; Re Artù ; Rey Arturo
king henry viii ; Heinrich VIII. ; Henri VIII ; Enrico VIII ; Enrique VIII
knight rider ; = ; K 2000 ; Supercar ; El coche fantástico
lady and the tramp ; Susi und Strolch ; La Belle et le Clochard ; = ; =
lapras ; = ; Lokhlass ; = ; =
leafeon ; Folipurba ; Phyllali ; = ; =
licence to kill ; Lizenz zum Töten ; Permis de tuer ; Vendetta privata ; 007: Licencia para matar
light fury ; Tagschatten ; Furie Éclair ; Furia Chiara ; Furia Luminosa
lion king ; Der König der Löwen ; = ; = ; =
lisbon ; Lissabon ; Lisbonne ; Lisbona ; Lisboa
litten ; Flamiau ; Flamiaou ; = ; =
little mermaid ; Arielle, die Meerjungfrau ; La Petite Sirène ; La sirenetta ; La Sirenita
little miss ; = ; Madame ; = ; =
live and let die ; Leben und sterben lassen ; Vivre et laisser mourir ; Vivi e lascia morire ; Vive y deja morir
london 2012 ; = ; Londres 2012 ; Londra 2012 ; Londres 2012
lord of the rings ; Der Herr der Ringe ; = ; Il Signore degli Anelli ; El Señor de los Anillos
louis xiv ; Ludwig XIV. ; = ; Luigi XIV ; Luis XIV
lucius malfoy ; = ; Lucius Malefoy ; = ; =
machamp ; Machomei ; Mackogneur ; = ; =
mad hatter ; Verrückter Hutmacher ; Chapelier fou ; Cappellaio Matto ; Sombrerero Loco
magikarp ; Karpador ; Magicarpe ; = ; =
maid marian ; = ; Belle Marianne ; Lady Marian ; Lady Marian
man of steel ; = ; = ; L'uomo d'acciaio ; El hombre de acero
marauder's map ; Karte des Rumtreibers ; Carte du Maraudeur ; Mappa del Malandrino ; Mapa del Merodeador
marie antoinette ; = ; = ; Maria Antonietta ; María Antonieta
mark antony ; Marcus Antonius ; Marc Antoine ; Marco Antonio ; Marco Antonio
marvin the martian ; Marvin der Marsmensch ; Marvin le Martien ; Marvin il marziano ; Marvin el marciano
masters of the universe ; = ; Les Maîtres de l'univers ; = ; Masters del Universo
maya the bee ; Biene Maja ; Maya l'abeille ; L'ape Maia ; La abeja Maya
meowth ; Mauzi ; Miaouss ; = ; =
merida ; = ; = ; = ; Mérida
merlin ; = ; = ; Merlino ; Merlín
metagross ; = ; Métalosse ; = ; =
mewtwo ; Mewtu ; = ; = ; =
mickey mouse ; Micky Maus ; = ; Topolino ; =
mickey mouse clubhouse ; Micky Maus Wunderhaus ; La Maison de Mickey ; La casa di Topolino ; La casa de Mickey Mouse
mike the knight ; Mike der Ritter ; Mike le chevalier ; = ; =
millennium falcon ; = ; Faucon Millenium ; = ; Halcón Milenario
mimikyu ; Mimigma ; Mimiqui ; = ; =
minerva mcgonagall ; = ; = ; Minerva McGranitt ; =
minnie mouse ; Minnie Maus ; = ; Minnie ; =
moltres ; Lavados ; Sulfura ; = ; =
mona lisa ; = ; La Joconde ; La Gioconda ; La Gioconda
monaco ; = ; = ; = ; Mónaco
monsters inc ; Die Monster AG ; = ; Monsters & Co. ; =
monsters university ; Die Monster Uni ; Monstres Academy ; = ; Monstruos University
moomin ; Mumin ; = ; Mumin ; Mumin
moomins ; Mumins ; = ; Mumin ; =
moomintroll ; Mumin ; = ; Mumin ; Mumin
moses ; = ; Moïse ; Mosè ; Moisés
mr incredible ; = ; M. Indestructible ; = ; =
mr men ; = ; Monsieur Madame ; = ; =
mr potato head ; = ; Monsieur Patate ; Mr. Potato ; Mr. Potato
mrs claus ; Weihnachtsfrau ; Mère Noël ; Mamma Natale ; Mamá Noel
mrs santa ; Weihnachtsfrau ; Mère Noël ; Mamma Natale ; Mamá Noel
mrs santa claus ; Weihnachtsfrau ; Mère Noël ; Mamma Natale ; Mamá Noel
mudkip ; Hydropi ; Gobou ; = ; =
mummy pig ; Mama Wutz ; Maman Pig ; Mamma Pig ; Mamá Pig
munich ; München ; = ; Monaco di Baviera ; Múnich
my neighbor totoro ; Mein Nachbar Totoro ; Mon voisin Totoro ; Il mio vicino Totoro ; Mi vecino Totoro
napoleon bonaparte ; = ; = ; Napoleone Bonaparte ; Napoleón Bonaparte
netherlands ; Niederlande ; Pays-Bas ; Paesi Bassi ; Países Bajos
neuschwanstein castle ; Schloss Neuschwanstein ; = ; = ; =
neville longbottom ; = ; Neville Londubat ; Neville Paciock ; =
new york ; = ; = ; = ; Nueva York
new zealand ; Neuseeland ; Nouvelle-Zélande ; Nuova Zelanda ; Nueva Zelanda
night fury ; Nachtschatten ; Furie Nocturne ; Furia Buia ; Furia Nocturna
nightmare before christmas ; = ; L'Étrange Noël de monsieur Jack ; = ; Pesadilla antes de Navidad
nightmare on elm street ; = ; = ; = ; Pesadilla en Elm Street
ninetales ; Vulnona ; Feunard ; = ; =
ninja turtles ; = ; Tortues Ninja ; Tartarughe Ninja ; Tortugas Ninja
noivern ; UHaFnir ; Bruyverne ; = ; =
north pole ; Nordpol ; pôle Nord ; Polo Nord ; Polo Norte
norway ; Norwegen ; Norvège ; Norvegia ; Noruega
obelix ; = ; Obélix ; = ; Obélix
on her majesty's secret service ; Im Geheimdienst Ihrer Majestät ; Au service secret de Sa Majesté ; Al servizio segreto di Sua Maestà ; 007 al servicio secreto de Su Majestad
on her majestys secret service ; Im Geheimdienst Ihrer Majestät ; Au service secret de Sa Majesté ; Al servizio segreto di Sua Maestà ; 007 al servicio secreto de Su Majestad
on stranger tides ; Fremde Gezeiten ; La Fontaine de jouvence ; Oltre i confini del mare ; En mareas misteriosas
once upon a time ; = ; = ; C'era una volta ; Érase una vez
order of the phoenix ; Der Orden des Phönix ; L'Ordre du Phénix ; L'Ordine della Fenice ; La Orden del Fénix
oshawott ; Ottaro ; Moustillon ; = ; =
paddington bear ; Paddington Bär ; Ours Paddington ; Orso Paddington ; Oso Paddington
pancham ; Pam-Pam ; Pandespiègle ; = ; =
papa smurf ; Papa Schlumpf ; Grand Schtroumpf ; Grande Puffo ; Papá Pitufo
paris ; = ; = ; Parigi ; París
pawpatrol ; = ; La Pat' Patrouille ; = ; La Patrulla Canina
peking ; = ; Pékin ; Pechino ; Pekín
penguins of madagascar ; Die Pinguine aus Madagascar ; Les Pingouins de Madagascar ; I pinguini di Madagascar ; Los pingüinos de Madagascar
pepe le pew ; = ; Pépé le putois ; Pepé la Puzzola ; =
peppa pig ; Peppa Wutz ; = ; = ; =
peter rabbit ; Peter Hase ; Pierre Lapin ; = ; =
phantom of the opera ; Das Phantom der Oper ; Le Fantôme de l'Opéra ; Il fantasma dell'Opera ; El fantasma de la ópera
philosopher's stone ; Stein der Weisen ; L'École des sorciers ; La pietra filosofale ; La piedra filosofal
philosophers stone ; Stein der Weisen ; L'École des sorciers ; La pietra filosofale ; La piedra filosofal
pinocchio ; = ; = ; = ; Pinocho
piplup ; Plinfa ; Tiplouf ; = ; =
pippi ; = ; Fifi ; = ; =
pippi longstocking ; Pippi Langstrumpf ; Fifi Brindacier ; Pippi Calzelunghe ; Pippi Calzaslargas
piranha plant ; Piranha-Pflanze ; Plante Piranha ; Pianta Piranha ; Planta Piraña
pirate queen ; Piratenkönigin ; Reine des pirates ; Regina dei pirati ; Reina pirata
pirate's cove ; Piratenbucht ; Crique des pirates ; Baia dei pirati ; Cala pirata
pirates of the caribbean ; Fluch der Karibik ; Pirates des Caraïbes ; Pirati dei Caraibi ; Piratas del Caribe
pirates of the caribean ; Fluch der Karibik ; Pirates des Caraïbes ; Pirati dei Caraibi ; Piratas del Caribe
planet of the apes ; Planet der Affen ; La Planète des singes ; Il pianeta delle scimmie ; El planeta de los simios
pokemon ; Pokémon ; Pokémon ; Pokémon ; Pokémon
poland ; Polen ; Pologne ; Polonia ; Polonia
pooh bear ; Winnie Puuh ; Winnie l'Ourson ; Winnie the Pooh ; Winnie the Pooh
popplio ; Robball ; Otaquin ; = ; =
porky pig ; Schweinchen Dick ; = ; = ; =
portugal ; = ; = ; Portogallo ; =
postman pat ; = ; Pat le facteur ; Il postino Pat ; Pat el cartero
powerpuff girls ; = ; Super Nanas ; Superchicche ; Supernenas
prague ; Prag ; = ; Praga ; Praga
prince charming ; Märchenprinz ; Prince Charmant ; Principe Azzurro ; Príncipe Azul
princess daisy ; Prinzessin Daisy ; Princesse Daisy ; Principessa Daisy ; Princesa Daisy
princess leia ; Prinzessin Leia ; Princesse Leia ; = ; Princesa Leia
princess peach ; Prinzessin Peach ; Princesse Peach ; Principessa Peach ; Princesa Peach
prisoner of azkaban ; Der Gefangene von Askaban ; Le Prisonnier d'Azkaban ; Il prigioniero di Azkaban ; El prisionero de Azkaban
psyduck ; Enton ; Psykokwak ; = ; =
puss in boots ; Der gestiefelte Kater ; Le Chat potté ; Il gatto con gli stivali ; El gato con botas
quantum of solace ; Ein Quantum Trost ; = ; = ; =
queen amidala ; Königin Amidala ; Reine Amidala ; Regina Amidala ; Reina Amidala
queen elizabeth ; Königin Elisabeth ; Reine Élisabeth ; Regina Elisabetta ; Reina Isabel
queen victoria ; = ; Reine Victoria ; Regina Vittoria ; Reina Victoria
raiders of the lost ark ; Jäger des verlorenen Schatzes ; Les Aventuriers de l'arche perdue ; I predatori dell'arca perduta ; En busca del arca perdida
rapunzel ; = ; Raiponce ; = ; =
ravenclaw ; = ; Serdaigle ; Corvonero ; =
red baron ; Roter Baron ; Baron rouge ; Barone Rosso ; Barón Rojo
red skull ; = ; Crâne Rouge ; Teschio Rosso ; Cráneo Rojo
red-eyes black dragon ; Rotäugiger schw. Drache ; Dragon Noir aux Yeux Rouges ; Drago Nero Occhi Rossi ; Dragón Negro de Ojos Rojos
return of the jedi ; Die Rückkehr der Jedi-Ritter ; Le Retour du Jedi ; Il ritorno dello Jedi ; El retorno del Jedi
revenge of the fallen ; Die Rache ; La Revanche ; La vendetta del caduto ; La venganza de los caídos
revenge of the sith ; Die Rache der Sith ; La Revanche des Sith ; La vendetta dei Sith ; La venganza de los Sith
richard the lionheart ; Richard Löwenherz ; Richard Cœur de Lion ; Riccardo Cuor di Leone ; Ricardo Corazón de León
rise of the planet of the apes ; Planet der Affen: Prevolution ; La Planète des singes : Les Origines ; L'alba del pianeta delle scimmie ; El origen del planeta de los simios
road runner ; = ; Bip Bip ; Beep Beep ; Correcaminos
robin hood ; = ; Robin des Bois ; = ; =
rome ; Rom ; = ; Roma ; Roma
room on the broom ; Für Hund und Katz ist auch noch Platz ; La sorcière dans les airs ; La strega Rossella ; Cómo mola tu escoba
rosalina ; = ; Harmonie ; = ; Estela
rowlet ; Bauz ; Brindibou ; = ; =
rudolph the red nosed reindeer ; Rudolph mit der roten Nase ; Rudolphe le renne au nez rouge ; Rudolph la renna dal naso rosso ; Rudolf el reno de la nariz roja
rumpelstiltskin ; Rumpelstilzchen ; = ; Tremotino ; =
saint basil's cathedral ; Basilius-Kathedrale ; Cathédrale Saint-Basile ; Cattedrale di San Basilio ; Catedral de San Basilio
salamence ; Brutalanda ; Drattak ; = ; =
samurott ; Admurai ; Clamiral ; = ; =
samwise gamgee ; Samweis Gamdschie ; = ; = ; =
santorini ; = ; Santorin ; = ; =
saruman ; = ; Saroumane ; = ; =
scarlet witch ; = ; = ; = ; Bruja Escarlata
sceptile ; Gewaldro ; Jungko ; = ; =
scizor ; Scherox ; Cizayox ; = ; =
scrooge mcduck ; Dagobert Duck ; Balthazar Picsou ; Zio Paperone ; Tío Gilito
serperior ; Serpiroyal ; Majaspic ; = ; =
sesame street ; Sesamstraße ; = ; = ; Barrio Sésamo
settlers of catan ; Die Siedler von Catan ; Les Colons de Catane ; I coloni di Catan ; Los colonos de Catán
seven dwarfs ; Sieben Zwerge ; Sept Nains ; Sette Nani ; Siete Enanitos
severus snape ; = ; Severus Rogue ; Severus Piton ; =
shaun the sheep ; Shaun das Schaf ; Shaun le mouton ; Shaun, vita da pecora ; La oveja Shaun
silver surfer ; = ; Surfer d'argent ; = ; =
simpsons ; = ; Simpson ; Simpson ; Simpson
skarmory ; Panzaeron ; Airmure ; = ; =
slave leia ; Sklavin Leia ; Leia esclave ; Leia schiava ; Leia esclava
sleeping beauty ; Dornröschen ; La Belle au bois dormant ; La bella addormentata ; =
sleeping beauty castle ; Dornröschenschloss ; Château de la Belle au bois dormant ; Castello della bella addormentata ; Castillo de la Bella Durmiente
slytherin ; = ; Serpentard ; Serpeverde ; =
smurfette ; Schlumpfine ; Schtroumpfette ; Puffetta ; Pitufina
snivy ; Serpifeu ; Vipélierre ; = ; =
snorlax ; Relaxo ; Ronflex ; = ; =
snow white & the seven dwarfs ; Schneewittchen und die sieben Zwerge ; Blanche-Neige et les Sept Nains ; Biancaneve e i sette nani ; Blancanieves y los siete enanitos
snow white and the seven dwarfs ; Schneewittchen und die sieben Zwerge ; Blanche-Neige et les Sept Nains ; Biancaneve e i sette nani ; Blancanieves y los siete enanitos
snufkin ; Schnupferich ; = ; Tabacchino ; =
sodor ; = ; Chicalor ; = ; =
sofia the first ; Sofia die Erste ; Princesse Sofia ; Sofia la principessa ; =
spanish armada ; Spanische Armada ; Invincible Armada ; Invincibile Armata ; Armada Invencible
spongebob ; = ; Bob l'éponge ; = ; Bob Esponja
spongebob squarepants ; SpongeBob Schwammkopf ; Bob l'éponge ; SpongeBob ; Bob Esponja
squirtle ; Schiggy ; Carapuce ; = ; =
st basil's cathedral ; Basilius-Kathedrale ; Cathédrale Saint-Basile ; Cattedrale di San Basilio ; Catedral de San Basilio
st george's day ; = ; Saint-Georges ; festa di San Giorgio ; Día de San Jorge
st paul's cathedral ; = ; Cathédrale Saint-Paul ; Cattedrale di San Paolo ; Catedral de San Pablo
st peter's basilica ; Petersdom ; Basilique Saint-Pierre ; Basilica di San Pietro ; Basílica de San Pedro
st. basil's cathedral ; Basilius-Kathedrale ; Cathédrale Saint-Basile ; Cattedrale di San Basilio ; Catedral de San Basilio
st. peter's basilica ; Petersdom ; Basilique Saint-Pierre ; Basilica di San Pietro ; Basílica de San Pedro
star destroyer ; Sternenzerstörer ; Destroyer stellaire ; = ; Destructor Estelar
stardust dragon ; Sternenstaubdrache ; Dragon Poussière d'Étoile ; Drago Polvere di Stelle ; Dragón de Polvo de Estrellas
starry night ; Sternennacht ; La Nuit étoilée ; Notte stellata ; La noche estrellada
starsky and hutch ; Starsky & Hutch ; Starsky et Hutch ; Starsky & Hutch ; Starsky y Hutch
statue of liberty ; Freiheitsstatue ; = ; Statua della Libertà ; Estatua de la Libertad
steelix ; Stahlos ; = ; = ; =
strawberry shortcake ; Emily Erdbeer ; = ; Fragolina Dolcecuore ; Tarta de Fresa
super battle droid ; Superkampfdroide ; Super droïde de combat ; Super droide da battaglia ; Superdroide de combate
swampert ; Sumpex ; Laggron ; = ; =
sweden ; Schweden ; Suède ; Svezia ; Suecia
switzerland ; Schweiz ; Suisse ; Svizzera ; Suiza
sydney opera house ; Opernhaus Sydney ; = ; = ; Ópera de Sídney
sylveon ; Feelinara ; Nymphali ; = ; =
sylvester ; = ; Grosminet ; Silvestro ; Silvestre
talonflame ; Fiaro ; Flambusard ; = ; =
tasmanian devil ; Taz ; Taz ; Taz ; Taz
teddy bears' picnic ; Picknick der Teddybären ; pique-nique des oursons ; picnic degli orsetti ; pícnic de los ositos
teenage mutant ninja turtles ; = ; Tortues Ninja ; = ; Tortugas Ninja
temple of doom ; Tempel des Todes ; Le Temple maudit ; Il tempio maledetto ; El templo maldito
tepig ; Floink ; Gruikui ; = ; =
texas chainsaw massacre ; = ; Massacre à la tronçonneuse ; Non aprite quella porta ; La matanza de Texas
thailand ; = ; Thaïlande ; Thailandia ; Tailandia
the a-team ; Das A-Team ; L'Agence tous risques ; A-Team ; El equipo A
the addams family ; Die Addams Family ; La Famille Addams ; La famiglia Addams ; La familia Addams
the adventures of tintin ; Die Abenteuer von Tim und Struppi ; Les Aventures de Tintin ; Le avventure di Tintin ; Las aventuras de Tintín
the aristocats ; Aristocats ; Les Aristochats ; Gli Aristogatti ; Los Aristogatos
the avengers ; = ; = ; = ; Los Vengadores
the battle of the five armies ; Die Schlacht der fünf Heere ; La Bataille des Cinq Armées ; La battaglia delle cinque armate ; La batalla de los cinco ejércitos
the birth of venus ; Die Geburt der Venus ; La Naissance de Vénus ; La nascita di Venere ; El nacimiento de Venus
the croods ; Die Croods ; Les Croods ; I Croods ; Los Croods
the dark knight ; = ; = ; Il cavaliere oscuro ; El caballero oscuro
the desolation of smaug ; Smaugs Einöde ; La Désolation de Smaug ; La desolazione di Smaug ; La desolación de Smaug
the dukes of hazzard ; Ein Duke kommt selten allein ; Shérif, fais-moi peur ; Hazzard ; =
the empire strikes back ; Das Imperium schlägt zurück ; L'Empire contre-attaque ; L'Impero colpisce ancora ; El Imperio contraataca
the exorcist ; Der Exorzist ; L'Exorciste ; L'esorcista ; El exorcista
the famous five ; Fünf Freunde ; = ; La banda dei cinque ; Los Cinco
the fault in our stars ; Das Schicksal ist ein mieser Verräter ; Nos étoiles contraires ; Colpa delle stelle ; Bajo la misma estrella
the fellowship of the ring ; Die Gefährten ; La Communauté de l'Anneau ; La Compagnia dell'Anello ; La Comunidad del Anillo
the first avenger ; = ; = ; = ; El primer vengador
the flintstones ; Familie Feuerstein ; Les Pierrafeu ; = ; Los Picapiedra
the force awakens ; Das Erwachen der Macht ; Le Réveil de la Force ; Il risveglio della Forza ; El despertar de la Fuerza
the game of life ; Spiel des Lebens ; Destins ; Il gioco della vita ; Game of Life
the good dinosaur ; Arlo & Spot ; Le Voyage d'Arlo ; Il viaggio di Arlo ; El viaje de Arlo
the gruffalo ; Der Grüffelo ; Le Gruffalo ; Il Gruffalò ; =
the gruffalo's child ; Das Grüffelokind ; Petit Gruffalo ; Gruffalò e la sua piccolina ; La hija del grúfalo
the hangover ; Hangover ; Very Bad Trip ; Una notte da leoni ; Resacón en Las Vegas
the hobbit ; Der Hobbit ; Le Hobbit ; Lo Hobbit ; =
the hunchback of notre dame ; Der Glöckner von Notre Dame ; Le Bossu de Notre-Dame ; Il gobbo di Notre Dame ; El jorobado de Notre Dame
the hunger games ; Die Tribute von Panem ; Hunger Games ; Hunger Games ; Los juegos del hambre
the hungry caterpillar ; Die kleine Raupe Nimmersatt ; La Chenille qui fait des trous ; Il piccolo Bruco Maisazio ; La pequeña oruga glotona
the incredible hulk ; Der unglaubliche Hulk ; L'Incroyable Hulk ; L'incredibile Hulk ; El increíble Hulk
the incredibles ; Die Unglaublichen ; Les Indestructibles ; Gli Incredibili ; Los Increíbles
the jetsons ; Die Jetsons ; Les Jetson ; I Pronipoti ; Los Supersónicos
the jungle book ; Das Dschungelbuch ; Le Livre de la jungle ; Il libro della giungla ; El libro de la selva
the kiss ; Der Kuss ; Le Baiser ; Il bacio ; El beso
the last jedi ; Die letzten Jedi ; Les Derniers Jedi ; Gli ultimi Jedi ; Los últimos Jedi
the last supper ; Das letzte Abendmahl ; La Cène ; L'ultima cena ; La última cena
the lion king ; Der König der Löwen ; = ; = ; =
the little mermaid ; Arielle, die Meerjungfrau ; La Petite Sirène ; = ; =
the living daylights ; Der Hauch des Todes ; Tuer n'est pas jouer ; = ; =
the lord of the rings ; Der Herr der Ringe ; = ; Il Signore degli Anelli ; El Señor de los Anillos
the man with the golden gun ; Der Mann mit dem goldenen Colt ; L'Homme au pistolet d'or ; L'uomo dalla pistola d'oro ; El hombre de la pistola de oro
the moomins ; Die Mumins ; Les Moomins ; I Mumin ; Los Mumin
the munsters ; Die Munsters ; Les Monstres ; I Mostri ; La familia Monster
the muppets ; Die Muppets ; Les Muppets ; I Muppet ; Los Muppets
the night watch ; Die Nachtwache ; La Ronde de nuit ; La ronda di notte ; La ronda de noche
the nightmare before christmas ; = ; L'Étrange Noël de monsieur Jack ; = ; Pesadilla antes de Navidad
the octonauts ; Die Oktonauten ; = ; Gli Octonauti ; Los Octonautas
the phantom menace ; Die dunkle Bedrohung ; La Menace fantôme ; La minaccia fantasma ; La amenaza fantasma
the pink panther ; Der rosarote Panther ; La Panthère rose ; La Pantera Rosa ; La Pantera Rosa
the powerpuff girls ; = ; Les Super Nanas ; Le Superchicche ; Las Supernenas
the princess and the frog ; Küss den Frosch ; La Princesse et la Grenouille ; La principessa e il ranocchio ; Tiana y el sapo
the prisoner of azkaban ; Der Gefangene von Askaban ; Le Prisonnier d'Azkaban ; Il prigioniero di Azkaban ; El prisionero de Azkaban
the return of the king ; Die Rückkehr des Königs ; Le Retour du roi ; Il ritorno del re ; El retorno del rey
the scream ; Der Schrei ; Le Cri ; L'urlo ; El grito
the silence of the lambs ; Das Schweigen der Lämmer ; Le Silence des agneaux ; Il silenzio degli innocenti ; El silencio de los corderos
the simpsons ; Die Simpsons ; Les Simpson ; I Simpson ; Los Simpson
the smurfs ; Die Schlümpfe ; Les Schtroumpfs ; I Puffi ; Los Pitufos
the snowman ; = ; Le Bonhomme de neige ; Il pupazzo di neve ; El muñeco de nieve
the spy who loved me ; Der Spion, der mich liebte ; L'Espion qui m'aimait ; La spia che mi amava ; La espía que me amó
the texas chainsaw massacre ; Texas Chainsaw Massacre ; Massacre à la tronçonneuse ; Non aprite quella porta ; La matanza de Texas
the three little pigs ; Die drei kleinen Schweinchen ; Les Trois Petits Cochons ; I tre porcellini ; Los tres cerditos
the three musketeers ; Die drei Musketiere ; Les Trois Mousquetaires ; I tre moschettieri ; Los tres mosqueteros
the tiger who came to tea ; Ein Tiger kommt zum Tee ; Le tigre qui s'invita pour le thé ; = ; El tigre que vino a tomar el té
the two towers ; Die zwei Türme ; Les Deux Tours ; Le due torri ; Las dos torres
the ugly duckling ; Das hässliche Entlein ; Le Vilain Petit Canard ; Il brutto anatroccolo ; El patito feo
the very hungry caterpillar ; Die kleine Raupe Nimmersatt ; = ; = ; La pequeña oruga glotona
the wind in the willows ; Der Wind in den Weiden ; Le Vent dans les saules ; Il vento nei salici ; El viento en los sauces
the wizard of oz ; Der Zauberer von Oz ; Le Magicien d'Oz ; Il mago di Oz ; El mago de Oz
the world is not enough ; Die Welt ist nicht genug ; Le monde ne suffit pas ; Il mondo non basta ; El mundo nunca es suficiente
thomas & friends ; Thomas und seine Freunde ; Thomas et ses amis ; Il trenino Thomas ; Thomas y sus amigos
thomas and friends ; = ; Thomas et ses amis ; Il trenino Thomas ; Thomas y sus amigos
thomas the tank engine ; Thomas, die kleine Lokomotive ; Thomas le petit train ; Il trenino Thomas ; Thomas y sus amigos
thorin oakenshield ; Thorin Eichenschild ; Thorin Écu-de-Chêne ; Thorin Scudodiquercia ; Thorin Escudo de Roble
thunderball ; Feuerball ; Opération Tonnerre ; = ; Operación Trueno
ticket to ride ; Zug um Zug ; Les Aventuriers du Rail ; = ; ¡Aventureros al tren!
tie fighter ; = ; Chasseur TIE ; = ; Caza TIE
tigger ; = ; Tigrou ; Tigro ; =
tinker bell ; = ; Fée Clochette ; Trilli ; Campanilla
tinkerbell ; = ; Fée Clochette ; Trilli ; Campanilla
tintin ; Tim und Struppi ; = ; = ; Tintín
tokyo ; Tokio ; = ; = ; Tokio
tom and jerry ; Tom und Jerry ; Tom et Jerry ; = ; Tom y Jerry
tomorrow never dies ; Der Morgen stirbt nie ; Demain ne meurt jamais ; Il domani non muore mai ; El mañana nunca muere
torchic ; Flemmli ; Poussifeu ; = ; =
torterra ; Chelterrar ; = ; = ; =
totodile ; Karnimani ; Kaiminus ; = ; =
tower bridge ; = ; = ; = ; Puente de la Torre
treebeard ; Baumbart ; Sylvebarbe ; Barbalbero ; Bárbol
treecko ; Geckarbor ; Arcko ; = ; =
trevenant ; Trombork ; Desséliande ; = ; =
trevi fountain ; Trevi-Brunnen ; Fontaine de Trevi ; Fontana di Trevi ; Fontana de Trevi
troublesome truck ; Frecher Güterwagen ; Camion farceur ; Vagone dispettoso ; Vagón revoltoso
troublesome trucks ; Freche Güterwagen ; Camions farceurs ; Vagoni dispettosi ; Vagones revoltosos
turtwig ; Chelast ; Tortipouss ; = ; =
tuscany ; Toskana ; Toscane ; Toscana ; Toscana
tutankhamun ; Tutanchamun ; Toutânkhamon ; Tutankhamon ; Tutankamón
tweety ; = ; Titi ; Titti ; Piolín
tweety pie ; Tweety ; Titi ; Titti ; Piolín
tyranitar ; Despotar ; Tyranocif ; = ; =
umbreon ; Nachtara ; Noctali ; = ; =
uranus ; = ; = ; Urano ; Urano
v for vendetta ; V wie Vendetta ; V pour Vendetta ; V per Vendetta ; V de Vendetta
vaporeon ; Aquana ; Aquali ; = ; =
venice ; Venedig ; Venise ; Venezia ; Venecia
venusaur ; Bisaflor ; Florizarre ; = ; =
very hungry caterpillar ; Die kleine Raupe Nimmersatt ; La Chenille qui fait des trous ; Il piccolo Bruco Maisazio ; La pequeña oruga glotona
vienna ; Wien ; Vienne ; = ; Viena
view to a kill ; Im Angesicht des Todes ; Dangereusement vôtre ; Bersaglio mobile ; Panorama para matar
vulpix ; = ; Goupix ; = ; =
weeping angel ; Weinender Engel ; Ange pleureur ; Angelo Piangente ; Ángel Lloroso
where's wally ; Wo ist Walter? ; Où est Charlie ? ; Dov'è Wally? ; ¿Dónde está Wally?
white house ; Weißes Haus ; Maison-Blanche ; Casa Bianca ; Casa Blanca
white rabbit ; = ; Lapin blanc ; Bianconiglio ; Conejo Blanco
white walker ; Weißer Wanderer ; Marcheur blanc ; Estraneo ; Caminante Blanco
wigglytuff ; Knuddeluff ; Grodoudou ; = ; =
wile e coyote ; = ; Vil Coyote ; = ; El Coyote
wile e. coyote ; = ; Vil Coyote ; = ; =
william the conqueror ; Wilhelm der Eroberer ; Guillaume le Conquérant ; Guglielmo il Conquistatore ; Guillermo el Conquistador
wilma flintstone ; Wilma Feuerstein ; Wilma Pierrafeu ; = ; Vilma Picapiedra
wind in the willows ; Der Wind in den Weiden ; Le Vent dans les saules ; Il vento nei salici ; El viento en los sauces
winnie the pooh ; Winnie Puuh ; = ; = ; =
winnie-the-pooh ; Winnie Puuh ; Winnie l'ourson ; = ; =
winter soldier ; = ; = ; Soldato d'Inverno ; Soldado de Invierno
wizard of oz ; Der Zauberer von Oz ; Le Magicien d'Oz ; Il mago di Oz ; El mago de Oz
woodstock ; = ; = ; = ; Emilio
wreck it ralph ; Ralph reicht's ; Les Mondes de Ralph ; Ralph Spaccatutto ; ¡Rompe Ralph!
wreck-it ralph ; = ; Les Mondes de Ralph ; Ralph Spaccatutto ; =
yogi bear ; Yogi Bär ; Yogi l'ours ; Orso Yoghi ; Oso Yogui
you only live twice ; Man lebt nur zweimal ; On ne vit que deux fois ; Si vive solo due volte ; Solo se vive dos veces
zapdos ; = ; Électhor ; = ; =
zootopia ; Zoomania ; Zootopie ; Zootropolis ; Zootrópolis
`;

/** Names of which it is only known that buyers of a language know them by another one. Comma-separated, lower case. */
export const OTHERWISE_KNOWN = {
  de: `
anger, bavaria, bavarian alps, brave, count dooku, day of the dead, europe, father christmas, father's day, fear, france, frozen,
germany, goldilocks, green goblin, happy families, hiccup, human torch, italy, jaws, julius caesar, leaning tower of pisa, lego cima,
little red riding hood, mexico, millennium falcon, moscow, mother's day, new year's eve, noah's ark, octonauts, piglet, pink panther,
postman pat, queen of hearts, queen victoria, red cross, red riding hood, rugby world cup, russia, sadness, scotland, smurf, smurfs,
snakes and ladders, snow white, spain, st.basil's cathedral, stag do, tangled, the nightmare before christmas, thomas and friends,
three little pigs, toothless, valentine's day, valentines day, volkswagen beetle, vw beetle, white rabbit, wild west, world cup,
wreck-it ralph,
`,
  fr: `
anger, bavaria, bavarian alps, bilbo baggins, brandenburg gate, brave, buckingham palace, cinderella, cookie monster, daisy duck,
day of the dead, donald duck, eiffel tower, england, famous five, fantastic four, father christmas, father's day, fear, frozen, germany,
goldilocks, goofy, happy families, hiccup, italy, japan, jaws, leaning tower of pisa, lego cima, lion king, little red riding hood,
london, lord of the rings, maleficent, mexico, mickey mouse, minnie mouse, monsters inc, moomin, moomins, moscow, mother's day,
napoleon bonaparte, neuschwanstein castle, new year's eve, nightmare on elm street, noah's ark, octonauts, paw patrol, piglet,
pink panther, queen of hearts, red cross, red riding hood, rugby world cup, russia, sadness, samwise gamgee, scotland, smurf, smurfs,
snakes and ladders, snow white, spain, st georges day, st patrick's day, st.basil's cathedral, stag do, statue of liberty,
strawberry shortcake, sydney opera house, tangled, teletubbies, the avengers, the famous five, the lion king, the lord of the rings,
the octonauts, the very hungry caterpillar, three little pigs, toothless, valentine's day, valentines day, volkswagen beetle, vw beetle,
wales, wild west, winnie the pooh, winter soldier, world cup,
`,
  it: `
alice in wonderland, anger, bavaria, bavarian alps, beauty and the beast, brave, cinderella, day of the dead, england, europe,
fantastic four, father christmas, father's day, fear, france, germany, goldilocks, goofy, great wall of china, green goblin,
hansel and gretel, happy families, hogwarts express, italy, japan, jaws, lady and the tramp, leaning tower of pisa, lego cima, lion king,
little red riding hood, london, maleficent, mexico, mike the knight, moscow, mother's day, neuschwanstein castle, new year's eve,
nightmare on elm street, noah's ark, octonauts, peter rabbit, piglet, pink panther, princess leia, queen of hearts, rapunzel, red cross,
red riding hood, rugby world cup, sadness, samwise gamgee, scotland, sesame street, smurf, smurfs, snakes and ladders, snow white, spain,
st georges day, st patrick's day, st.basil's cathedral, stag do, sydney opera house, tangled, teenage mutant ninja turtles,
the dark knight rises, the flintstones, the lion king, the little mermaid, the living daylights, the nightmare before christmas,
the very hungry caterpillar, three little pigs, thunderball, tom and jerry, toothless, valentine's day, valentines day,
volkswagen beetle, vw beetle, wales, wild west, world cup,
`,
  es: `
anger, avengers, bavaria, bavarian alps, beauty and the beast, belle, bob the builder, cinderella, daisy duck, day of the dead,
deathly hallows, england, europe, fantastic four, father christmas, father's day, fear, france, germany, goldilocks, great wall of china,
happy families, hiccup, italy, japan, jaws, lady and the tramp, leaning tower of pisa, lego cima, lion king, little red riding hood,
london, maleficent, mexico, mike the knight, monsters inc, moomins, moscow, mother's day, neuschwanstein castle, new year's eve,
noah's ark, octonauts, paw patrol, peter rabbit, pink panther, queen of hearts, red cross, red riding hood, rugby world cup, russia,
sadness, samwise gamgee, scotland, shanghai, silver surfer, sleeping beauty, smurf, smurfs, snakes and ladders, snow white,
sofia the first, spain, st georges day, st patrick's day, st.basil's cathedral, stag do, tangled, the dark knight rises,
the dukes of hazzard, the gruffalo, the hobbit, the lion king, the little mermaid, the living daylights, three little pigs, toothless,
twilight, valentine's day, valentines day, volkswagen beetle, vw beetle, wales, wild west, wile e. coyote, wolverine, world cup,
wreck-it ralph,
`,
} as const;
