/**
 * Names that hold everyday words, so that a glossary would take them apart ("Hot Wheels", "Star Wars"): franchises, characters,
 * makers, games and places of origin that titles of every trade mention. One a line, lower case. They are kept as written.
 * A seller's own brand needs no line here: the brand of the item is kept always.
 */
export const FAMILIAR_NAMES = `
# film, television and comics
star wars
star wars rebels
the clone wars
clone wars
the force awakens
the phantom menace
attack of the clones
revenge of the sith
a new hope
the empire strikes back
return of the jedi
rogue one
darth vader
darth maul
luke skywalker
han solo
princess leia
obi-wan kenobi
boba fett
jango fett
clone trooper
millennium falcon
death star
star trek
the next generation
deep space nine
doctor who
dr who
weeping angel
weeping angels
the walking dead
walking dead
game of thrones
breaking bad
big bang theory
the big bang theory
only fools and horses
citizen khan
stranger things
back to the future
james bond
007
harry potter
harry potter and the goblet of fire
the lord of the rings
lord of the rings
the hobbit
an unexpected journey
the desolation of smaug
the battle of the five armies
battle of five armies
the hunger games
hunger games
pirates of the caribbean
jack sparrow
captain jack sparrow
dead man's chest
on stranger tides
at world's end
davy jones
indiana jones
jurassic park
jurassic world
ghost rider
green lantern
green arrow
iron man
ironman
spider-man
spider man
ultimate spider-man
amazing spider-man
the amazing spider-man
captain america
the winter soldier
winter soldier
black widow
black panther
the avengers
marvel avengers
age of ultron
guardians of the galaxy
rocket raccoon
ant-man
ant man
x-men
fantastic four
human torch
doctor doom
dr doom
silver surfer
ghost spider
wonder woman
the dark knight
dark knight
the dark knight rises
dark knight rises
arkham city
arkham asylum
arkham knight
arkham origins
batman begins
man of steel
justice league
teen titans
suicide squad
harley quinn
the joker
mr freeze
poison ivy
the flash
swamp thing
judge dredd
v for vendetta
planet of the apes
dawn of the planet of the apes
the nightmare before christmas
nightmare before christmas
corpse bride
nightmare on elm street
a nightmare on elm street
friday the 13th
texas chainsaw massacre
child's play
living dead dolls
the blues brothers
top gun
blade runner
the terminator
alien vs predator
aliens vs predator
pacific rim
sons of anarchy
true blood
the x files
x files
knight rider
the a-team
a-team
transformers
age of extinction
dark of the moon
revenge of the fallen
optimus prime
masters of the universe
he-man
thundercats
power rangers
mighty morphin power rangers
mighty morphin
dino charge
super megaforce
ninja storm
ninja steel
dino thunder
wild force
jungle fury
red ranger
blue ranger
pink ranger
green ranger
yellow ranger
white ranger
teenage mutant ninja turtles
mutant ninja turtles
ninja turtles
half-shell heroes
half shell heroes
captain scarlet
thunderbirds are go
thunder birds
gerry anderson
action man
g.i. joe
gi joe
cobra commander
storm shadow
scooby doo
scooby-doo
tom and jerry
tom & jerry
looney tunes
bugs bunny
daffy duck
pink panther
betty boop
the simpsons
family guy
south park
adventure time
gravity falls
my hero academia
one piece
dragon ball
dragon ball z
dragonball z
sailor moon
fairy tail
black butler
attack on titan
death note
full metal alchemist
fullmetal alchemist
ghost in the shell
cowboy bebop
sword art online
kill la kill
black rock shooter
kamen rider
one punch man
monster hunter
metal gear
metal gear solid
metal gear rising
final fantasy
kingdom hearts
street fighter
mortal kombat
resident evil
assassin's creed
assassins creed
call of duty
gears of war
god of war
dark souls
world of warcraft
mass effect
the last of us
the elder scrolls
plants vs zombies
angry birds
super mario
super mario bros
mario kart
donkey kong
legend of zelda
the legend of zelda
sonic the hedgehog
animal crossing
five nights at freddy's
mega man
team fortress
# film for children
mickey mouse
minnie mouse
donald duck
daisy duck
snow white
snow white and the seven dwarfs
sleeping beauty
beauty and the beast
the little mermaid
little mermaid
peter pan
tinker bell
tinkerbell
captain hook
alice in wonderland
cheshire cat
the mad hatter
mad hatter
robin hood
the lion king
lion king
the jungle book
jungle book
the aristocats
lady and the tramp
101 dalmatians
winnie the pooh
winnie-the-pooh
toy story
toy story 2
toy story 3
buzz lightyear
mr potato head
mr. potato head
mrs potato head
potato head
finding nemo
finding dory
monsters inc
monsters, inc
monsters university
the incredibles
the good dinosaur
good dinosaur
big hero 6
wreck-it ralph
wreck it ralph
disney frozen
olaf's
disney princess
disney fairies
disney cars
cars 2
cars 3
lightning mcqueen
disney planes
disney infinity
disney junior
disney store
sofia the first
doc mcstuffins
jake and the never land pirates
jake and the neverland pirates
jake & the never land pirates
never land pirates
neverland pirates
mickey mouse clubhouse
mickey mouse club house
jack skellington
how to train your dragon
how to train your dragon 2
dreamworks dragons
dragons defenders of berk
defenders of berk
riders of berk
despicable me
despicable me 2
ice age
kung fu panda
shrek the third
puss in boots
hotel transylvania
the muppets
miss piggy
kermit the frog
sesame street
cookie monster
peppa pig
george pig
ben and holly's little kingdom
ben & holly's little kingdom
ben and holly
ben & holly
little kingdom
thomas and friends
thomas & friends
thomas the tank engine
take-n-play
take n play
trackmaster
bob the builder
postman pat
fireman sam
paw patrol
peter rabbit
paddington bear
rupert bear
in the night garden
night garden
iggle piggle
upsy daisy
mr tumble
something special
mister maker
rastamouse
wallace and gromit
wallace & gromit
shaun the sheep
timmy time
mike the knight
tree fu tom
raa raa the noisy lion
dora the explorer
go diego go
go diego
spongebob squarepants
sponge bob square pants
square pants
hey duggee
super wings
dinosaur train
walking with dinosaurs
chuggington
the gruffalo
gruffalo
the very hungry caterpillar
very hungry caterpillar
the tiger who came to tea
tiger who came to tea
we're going on a bear hunt
going on a bear hunt
guess how much i love you
mr men
mr. men
little miss
little miss sunshine
horrid henry
horrible histories
where's wally
where's waldo
wheres wally
famous five
beatrix potter
flower fairies
hello kitty
my little pony
friendship is magic
equestria girls
rainbow dash
pinkie pie
twilight sparkle
princess celestia
princess cadance
princess luna
strawberry shortcake
care bears
polly pocket
monster high
ever after high
barbie girl
baby born
baby annabell
cabbage patch kids
cabbage patch
american girl
our generation
littlest pet shop
littlest pets shop
sylvanian families
calico critters
moshi monsters
skylanders giants
trap team
swap force
the trash pack
trash pack
fungus amungus
bin weevils
mike the mobster
ben 10
ben ten
omniverse
ultimate alien
alien force
one direction
five seconds of summer
hannah montana
high school musical
wwe
wrestle mania
rey mysterio
john cena
the undertaker
me to you
tatty teddy
blue nose friends
my blue nose friends
forever friends
beanie babies
beanie baby
beanie boo
lego friends
lego city
lego technic
lego creator
lego movie
the lego movie
lego games
lego star wars
lego juniors
lego classic
lego super heroes
playmobil city life
playmobil city action
playmobil summer fun
playmobil super 4
beanie boos
beanie ballz
build-a-bear
build a bear
the little prince
little prince
angelina ballerina
rainbow magic
rainbow brite
pocket dragons
superman returns
goosebumps
the wizard of oz
wizard of oz
wicked witch of the west
the cat in the hat
cat in the hat
dr seuss
charlie and the chocolate factory
willy wonka
mary poppins
chitty chitty bang bang
st trinian's
goldilocks and the three bears
jack and the beanstalk
hansel and gretel
humpty dumpty
twinkle twinkle little star
{n} happy birthday
let it snow
baby shark
# makers, lines and games
welly
brio
siku
corgi
bruder
fiesta crafts
tobar
ark toys
happy people
speed cycles
learning resources
creative educational
hot wheels
hot wheels monster jam
monster jam
matchbox cars
micro machines
corgi classics
oxford diecast
lledo days gone
days gone
highway 61
real art replicas
auto art
true scale miniatures
forces of valor
forces of valour
hobby master
easy model
trumpeter models
dragon models
pegasus hobbies
master box
italeri
mirage hobby
hobby boss
hobbyboss
revell monogram
airfix quick build
metal earth
micro scalextric
digital plug ready
thomas kinkade
battle of britain
flying scotsman
the flying scotsman
great western railway
southern railway
british railways
royal mail
london transport
london underground
eddie stobart
john deere
massey ferguson
new holland
land rover
range rover
aston martin
alfa romeo
rolls royce
rolls-royce
mercedes benz
mercedes-benz
mini cooper
morris minor
ford mustang
shelby cobra
general lee
dukes of hazzard
the dukes of hazzard
fast and furious
fast & furious
harley davidson
harley-davidson
le mans
monte carlo
red bull
red bull racing
force india
red arrows
red baron
royal air force
royal navy
royal marines
golden hind
queen mary
queen elizabeth
queen victoria
cutty sark
spitfire mk
flying tigers
tiger moth
black hawk
tiger i
king tiger
tiger ii
desert rats
mega bloks
mega blocks
mega brands
fisher price
fisher-price
melissa & doug
melissa and doug
le toy van
manhattan toy
the puppet company
puppet company
orchard toys
galt toys
plan toys
green toys
big jigs
bigjigs toys
bigjigs rail
keel toys
posh paws
charlie bears
rainbow designs
rainbow loom
kinetic sand
motion sand
moon sand
magic sand
play-doh
play doh
crayola
baker ross
paper projects
craft planet
crafty bitz
glitter tattoo stencils
perler beads
hama beads
aqua beads
aquabeads
sequin art
spirograph deluxe
fuzzy felt
etch a sketch
etch-a-sketch
meccano
k'nex
lite brix
brain box
brainbox
top trumps
ace trumps
match attax
slam attax
force attax
turbo attax
hero attax
premier league
champions league
adrenalyn xl
panini
star images
smart games
smart toys
think fun
left center right
story cubes
rory's story cubes
rory story cubes
scene it
trivial pursuit
cheatwell games
university games
paul lamond
drumond park
big potato
green board game
the green board game
green board games
gamewright
rio grande games
days of wonder
ticket to ride
settlers of catan
the settlers of catan
forbidden island
forbidden desert
exploding kittens
cards against humanity
king of tokyo
zombie dice
cockroach poker
dragon shield
ultra pro
ultra-pro
magic the gathering
magic: the gathering
magic the gathering:
return to ravnica
born of the gods
journey into nyx
khans of tarkir
fate reforged
dragons of tarkir
battle for zendikar
oath of the gatewatch
nature of the beast
yu-gi-oh
yu gi oh
duel monsters
legacy of the valiant
lord of the tachyon galaxy
lords of the tachyon galaxy
shadow specters
primal origin
blue-eyes white dragon
blue eyes white dragon
red-eyes black dragon
dark magician
dark magician girl
black & white pokemon
pokemon black & white
pokemon x and y
pokemon xy
primal clash
roaring skies
furious fists
ancient origins
flashfire
cardfight vanguard
cardfight!! vanguard
future card buddyfight
dungeons & dragons
dungeons and dragons
war hammer
warhammer 40
space marines
space marine
blood bowl
x-wing
x-wing miniatures
imperial assault
star realms
arkham horror
call of cthulhu
android netrunner
a game of thrones
lord of the rings lcg
world of tanks
flames of war
bolt action
hero quest
heroclix
hero clix
mage knight
pathfinder
battle star galactica
battlestar galactica
kidrobot
pop vinyl
pop! vinyl
hot toys
the noble collection
noble collection
good smile company
good smile
max factory
bandai tamashii nations
tamashii nations
s.h. figuarts
play arts kai
takara tomy
tomica
build-a-figure
diamond select
diamond select toys
gentle giant
sideshow collectibles
dc comics
dc direct
dc universe
dc collectibles
marvel legends
marvel universe
marvel select
snap-on
fast traxx
super soaker
silly putty
silly bandz
slinky
thinking putty
crazy aaron's
yo-yo factory
air hogs
hubsan
syma
red5
revolution slider
nerf rebelle
nerf n-strike
n-strike elite
n-strike
laser x
zombie strike
bo peep
whoopee
crystal palace
manchester united
man utd
manchester city
leicester city
real madrid
new york
new york yankees
los angeles lakers
chicago bulls
green bay packers
san francisco
las vegas
hong kong
new zealand
south africa
united kingdom
united states
big ben
tower bridge
eiffel tower
statue of liberty
golden gate
taj mahal
empire state building
white house
buckingham palace
# electronics, fashion and home
apple watch
google pixel
google nest
samsung galaxy
galaxy s
galaxy tab
surface pro
xbox one
xbox series
game boy
gameboy advance
nintendo switch
nintendo ds
wii fit
fire tv
kindle fire
echo dot
ring doorbell
raspberry pi
sony playstation
air max
air force 1
air jordan
new balance
the north face
north face
under armour
jack wolfskin
mountain warehouse
dr martens
dr. martens
doc martens
river island
ted baker
calvin klein
tommy hilfiger
hugo boss
ralph lauren
polo ralph lauren
michael kors
kate spade
victoria's secret
old navy
american eagle
banana republic
abercrombie & fitch
marks & spencer
boots no7
the body shop
body shop
estee lauder
elizabeth arden
jo malone
black & decker
black and decker
black+decker
flymo
milwaukee tool
russell hobbs
morphy richards
le creuset
royal doulton
royal albert
emma bridgewater
cath kidston
yankee candle
pampers
tommee tippee
dr brown's
royal canin
hill's science plan
purina one
burt's bees
`;
