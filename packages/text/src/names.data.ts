/**
 * Names that contain everyday words, so that a glossary would break them up ("Hot Wheels", "Star Wars"): franchises,
 * characters, makers, games and places of origin in titles of every trade. One per line, lower case. They are kept as
 * written. A seller's own brand needs no line here, because the brand of the item is always kept.
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
# makers, series and names that were taken apart
disney pixar cars
disney pixar planes
disney pixar cars 2
disney pixar cars 3
disney planes 2
mega bloks cat
cat machines
caterpillar cat
case ih
case quadtrac
case international
falcon miniature
falcon miniatures
falcon models
paper magic
plastic soldier company
the plastic soldier company
iron maiden
bronco models
m. bison
m bison
egt toys and garden
jungle innovation
models of yesteryear
the railway collection
hornby railroad
heavy metal
time for story
chimp n zee
bus eireann
block tech
big cherry
ra yellow mega pack
crystals & gems uk
wild at one
piece of mind
fear itself
reveal the shield
fish n spell
science museum
casino royale
russell brand
turtle power
alien attax
night phantom
steel pro
# film, television and comics: more
once upon a time
orange is the new black
house of cards
the mandalorian
the book of boba fett
the last jedi
the rise of skywalker
the bad batch
solo: a star wars story
a star wars story
battle of hoth
imperial shuttle
star destroyer
slave i
tie fighter
tie interceptor
poe dameron
captain phasma
general grievous
count dooku
mace windu
lando calrissian
jar jar binks
grand moff tarkin
star trek discovery
star trek voyager
star trek beyond
star trek into darkness
into darkness
the wrath of khan
planet of the daleks
the day of the doctor
torchwood
the sarah jane adventures
blake's 7
the sweeney
the professionals
the avengers assemble
avengers assemble
infinity war
the dark world
age of apocalypse
days of future past
first avenger
the first avenger
winter is coming
house of the dragon
house stark
house lannister
night king
the night king
the rings of power
the fellowship of the ring
the return of the king
the two towers
the philosopher's stone
the sorcerer's stone
the chamber of secrets
the prisoner of azkaban
the goblet of fire
the order of the phoenix
order of the phoenix
the half-blood prince
half-blood prince
the deathly hallows
deathly hallows
fantastic beasts
fantastic beasts and where to find them
the crimes of grindelwald
elder wand
marauder's map
the marauder's map
time turner
golden snitch
the golden compass
his dark materials
the chronicles of narnia
chronicles of narnia
the lion the witch and the wardrobe
prince caspian
the dark crystal
the neverending story
the princess bride
the goonies
the karate kid
karate kid
cobra kai
the fifth element
the matrix
the expendables
the a team
the big lebowski
the breakfast club
the blair witch project
the exorcist
the evil dead
evil dead
army of darkness
dawn of the dead
night of the living dead
shaun of the dead
hot fuzz
land of the dead
the lost boys
the silence of the lambs
silence of the lambs
the conjuring
it chapter two
house of 1000 corpses
trick r treat
trick 'r treat
american horror story
american psycho
american gods
fear the walking dead
the vampire diaries
vampire diaries
the originals
buffy the vampire slayer
teen wolf
team edward
team jacob
breaking dawn
the twilight saga
twilight saga
catching fire
the lone ranger
lone ranger
the green hornet
green hornet
the mask of zorro
the rocketeer
dick tracy
the crow city of angels
flash gordon
buck rogers
the bionic woman
the six million dollar man
six million dollar man
the incredible hulk
incredible hulk
red hulk
she-hulk
war machine
iron fist
iron patriot
iron monger
luke cage
moon knight
the punisher
agents of shield
agent carter
star-lord
star lord
doctor strange
dr strange
scarlet witch
doctor octopus
doc ock
green goblin
kraven the hunter
spider-gwen
spider gwen
into the spider-verse
across the spider-verse
far from home
no way home
miles morales
nick fury
baron zemo
crossbones
sinister six
power pack
captain marvel
captain britain
captain atom
captain cold
captain boomerang
blue beetle
booster gold
black canary
black adam
black manta
black lightning
red robin
night wing
dark phoenix
emma frost
the riddler
two-face
mister freeze
killer croc
birds of prey
doom patrol
legion of super heroes
batman the animated series
batman v superman
dawn of justice
batman & robin
batman forever
batman returns
gotham city
the brave and the bold
brave and the bold
flash point
death stroke
sons of liberty
sin city
kick-ass
hit girl
hit-girl
the crow girls
watchmen
men in black
independence day
mars attacks
starship troopers
stargate atlantis
close encounters
war of the worlds
the war of the worlds
forbidden planet
lost in space
space 1999
space: 1999
doctor evil
austin powers
the pink panther
the naked gun
police academy
beverly hills cop
smokey and the bandit
starsky & hutch
starsky and hutch
charlie's angels
miami vice
street hawk
airwolf
blue thunder
the great escape
the italian job
italian job
saving private ryan
band of brothers
full metal jacket
apocalypse now
black hawk down
the dirty dozen
the bridge on the river kwai
a bridge too far
gone with the wind
the sound of music
grease lightning
pulp fiction
reservoir dogs
kill bill
fight club
a clockwork orange
clockwork orange
the godfather
the rocky horror picture show
rocky horror
dirty dancing
pretty woman
top cat
fawlty towers
dad's army
open all hours
blackadder
monty python and the holy grail
little britain
peaky blinders
the great british bake off
british bake off
strictly come dancing
britain's got talent
the x factor
x factor
deal or no deal
who wants to be a millionaire
the price is right
wheel of fortune
family fortunes
family feud
the weakest link
a question of sport
mock the week
downton abbey
call the midwife
coronation street
desperate housewives
sex and the city
two broke girls
how i met your mother
the golden girls
golden girls
the big bang
parks and recreation
arrested development
rick and morty
american dad
king of the hill
beavis and butthead
# film for children: more
finding neverland
the princess and the frog
princess and the frog
big hero six
the emperor's new groove
the hunchback of notre dame
hunchback of notre dame
the great mouse detective
the rescuers
the fox and the hound
fox and the hound
the sword in the stone
sword in the stone
oliver & company
oliver and company
treasure planet
brother bear
home on the range
chicken little
meet the robinsons
a bug's life
bug's life
toy story 4
toy story of terror
turning red
the secret life of pets
secret life of pets
cloudy with a chance of meatballs
over the hedge
open season
surf's up
flushed away
chicken run
the pirates in an adventure with scientists
curse of the were-rabbit
the curse of the were-rabbit
a close shave
the wrong trousers
bee movie
monsters vs aliens
monsters vs. aliens
rise of the guardians
the boss baby
boss baby
the croods
trolls world tour
mr peabody & sherman
the lorax
horton hears a who
how the grinch stole christmas
the grinch
the polar express
polar express
the snowman and the snowdog
charlie brown
peanuts gang
garfield and friends
alvin and the chipmunks
the jungle bunch
yogi bear
top wing
wacky races
dick dastardly
hong kong phooey
the flintstones
flintstones
the jetsons
inspector gadget
danger mouse
count duckula
bananaman
banana splits
dennis the menace
the beano
roland rat
sooty and sweep
basil brush
bagpuss
the clangers
the wombles
the magic roundabout
magic roundabout
the flumps
button moon
rainbow zippy
rosie and jim
rosie & jim
tots tv
brum
fifi and the flowertots
roary the racing car
bill and ben
bill & ben
andy pandy
little robots
big cook little cook
big barn farm
something fishy
octonauts
go jetters
blaze and the monster machines
monster machines
shimmer and shine
team umizoomi
bubble guppies
wonder pets
the backyardigans
backyardigans
blue's clues
yo gabba gabba
little einsteins
baby einstein
handy manny
special agent oso
jungle junction
imagination movers
the wiggles
bear in the big blue house
the hive
charlie and lola
charlie & lola
guess with jess
everything's rosie
waybuloo
the zingzillas
zingzillas
alphablocks
numberjacks
numberblocks
show me show me
baby jake
poppy cat
olly the little white van
little red tractor
tractor tom
driver dan
driver dan's story train
pip ahoy
wanda and the alien
grizzly tales for gruesome kids
the worst witch
worst witch
the demon headmaster
scream street
the dumping ground
tracy beaker
lazy town
lazytown
winx club
totally spies
w.i.t.c.h.
lalaloopsy littles
my scene
bratz babyz
the fairly oddparents
fairly oddparents
danny phantom
rocket power
hey arnold
the wild thornberrys
invader zim
avatar the last airbender
avatar: the last airbender
the last airbender
last airbender
the legend of korra
legend of korra
the penguins of madagascar
penguins of madagascar
fanboy and chum chum
tuff puppy
sanjay and craig
steven universe
regular show
the amazing world of gumball
amazing world of gumball
the powerpuff girls
powerpuff girls
dexter's laboratory
dexter's lab
courage the cowardly dog
ed edd n eddy
cow and chicken
johnny bravo
samurai jack
codename kids next door
foster's home for imaginary friends
foster's home
total drama island
phineas and ferb
phineas & ferb
kim possible
lilo & stitch
lilo and stitch
the proud family
wizards of waverly place
jessie disney
violetta
austin & ally
good luck charlie
shake it up
camp rock
star vs the forces of evil
miles from tomorrow
miles from tomorrowland
the lion guard
lion guard
elena of avalor
sheriff callie
sheriff callie's wild west
goldie & bear
goldie and bear
mickey and the roadster racers
roadster racers
vampirina
puppy dog pals
muppet babies
fraggle rock
the fimbles
spirit riding free
trollhunters
voltron legendary defender
voltron: legendary defender
legendary defender
she-ra and the princesses of power
princess of power
the real ghostbusters
real ghostbusters
captain planet
captain planet and the planeteers
captain n
saber rider
galaxy rangers
jayce and the wheeled warriors
wheeled warriors
dino riders
dino-riders
silverhawks
bravestarr
m.a.s.k.
visionaries
centurions
sectaurs
battle beasts
monster in my pocket
mighty max
my pet monster
boglins
madballs
garbage pail kids
the garbage pail kids
pound puppies
popples
fluppy dogs
wuzzles
glo worm
glo friends
teddy ruxpin
my buddy
keypers
lady lovely locks
moondreamers
jem and the holograms
spiral zone
street sharks
biker mice from mars
toxic crusaders
swat kats
cops n crooks
swamp people
bucky o'hare
earthworm jim
james and the giant peach
fantastic mr fox
the bfg
the twits
george's marvellous medicine
matilda the musical
the wind in the willows
wind in the willows
the railway children
swallows and amazons
the secret garden
the water babies
the snail and the whale
snail and the whale
room on the broom
zog
the highway rat
highway rat
a squash and a squeeze
the smartest giant in town
tabby mctat
what the ladybird heard
elmer the patchwork elephant
dear zoo
brown bear brown bear
the tale of peter rabbit
jemima puddle-duck
jemima puddleduck
mrs tiggy-winkle
mrs tiggywinkle
squirrel nutkin
jeremy fisher
tom kitten
flopsy bunny
benjamin bunny
owl babies
where the wild things are
the cat that got the cream
green eggs and ham
fox in socks
one fish two fish
the giving tree
not now bernard
spot the dog
maisy mouse
miffy
percy the park keeper
hairy maclary
the owl and the pussycat
diary of a wimpy kid
wimpy kid
the 39 clues
a series of unfortunate events
percy jackson
skulduggery pleasant
beast quest
captain underpants
how to be a pirate
alex rider
artemis fowl
inkheart
charlie bone
the secret seven
secret seven
the enchanted wood
the magic faraway tree
faraway tree
malory towers
st clare's
nancy drew
the hardy boys
hardy boys
little house on the prairie
anne of green gables
jack and jill
little bo peep
little miss muffet
miss muffet
incy wincy spider
itsy bitsy spider
old macdonald had a farm
old macdonald
five little ducks
five little monkeys
the wheels on the bus
wheels on the bus
row row row your boat
baa baa black sheep
hickory dickory dock
three blind mice
pop goes the weasel
ring a ring o' roses
hey diddle diddle
polly put the kettle on
mary had a little lamb
london bridge is falling down
heads shoulders knees and toes
simon says
# toy lines and dolls
la la loopsy
lalaloopsy
novi stars
bratzillaz
la dee da
zelfs
shopkins
shopkins happy places
num noms
twozies
little live pets
littlest live pets
my little baby born
baby alive
baby wow
tiny tears
chou chou
my first baby annabell
corolle
my sweet love
crayola creations
fur real friends
furreal friends
fur real
zhu zhu pets
zhu zhu
go go pets
go go hamsters
hexbug nano
squinkies
zoobles
zomlings
zing zillas
gogo's crazy bones
gogos crazy bones
crazy bones
mutant mania
monsuno
redakai
bakugan battle brawlers
battle brawlers
beyblade metal fusion
beyblade metal masters
beyblade metal fury
metal fusion
metal masters
metal fury
fusion master
beyblade burst
beyblade burst turbo
battle strikers
battle b-daman
digimon fusion
fusion battles
gormiti nature unleashed
dinosaur king
fireball xl5
joe 90
stingray captain troy tempest
terrahawks
space precinct
action force
team america
adventure people
sky commanders
sky dancers
dragon flyz
little tikes
playskool heroes
rescue bots
rescue heroes
imaginext
super friends
dc super friends
dc super hero girls
super hero girls
super hero squad
super hero mashers
hero mashers
marvel super hero squad
galactic heroes
fighter pods
jedi force
combat heroes
mighty muggs
hot wheels track builder
color shifters
colour shifters
super treasure hunt
red line club
retro entertainment
car culture
team transport
hw racing
hw off-road
hw workshop
mud studs
tooned
night burnerz
matchbox superfast
matchbox collectibles
sky busters
skybusters
battle kings
johnny lightning
greenlight hollywood
racing champions
road champions
road signature
jada toys
majorette
maisto all stars
fresh metal
motor max
motormax
sun star
sunstar
true scale
tarmac works
yat ming
road legends
universal hobbies
wiking
rivarossi
solido
spark models
looksmart
best of show
neo scale models
kess model
premium classixxs
atlas editions
deagostini
eaglemoss
del prado
corgi aviation archive
aviation archive
corgi toys
corgi juniors
corgi original omnibus
original omnibus
great british buses
the aviation archive
vanguards
lledo vanguards
days of steam
gilbow
pocketbond
classix
# models, railways and radio control
academy models
ace models
amt ertl
master tools
tiger model
meng model
takom
rye field model
rye field
zoukei mura
wingnut wings
eduard weekend
special hobby
special armour
sword models
high planes
revell easy kit
airfix starter set
tamiya color
humbrol enamel
vallejo game color
game color
vallejo model color
model color
model air
game air
panzer aces
army painter
the army painter
citadel paint
games workshop
age of sigmar
warhammer age of sigmar
warhammer fantasy
space hulk
space wolves
dark angels
blood angels
chaos space marines
imperial guardsmen
grey knights
dark eldar
wood elves
high elves
dark elves
skaven
lord of war
kings of war
dreadball
deadzone
mantic games
warlord games
bolt action german
hail caesar
pike & shotte
perry miniatures
victrix
gripping beast
wargames factory
wargames foundry
battlefront
team yankee
star wars legion
star wars armada
star wars destiny
star wars x-wing
wings of war
wings of glory
sails of glory
warmachine
privateer press
reaper bones
reaper miniatures
dark heaven
wizkids
dark heaven legends
d&d miniatures
attack wing
star trek attack wing
dice masters
marvel dice masters
quarriors
hornby junior
hornby live steam
dapol
wills kits
peco
parkside dundas
graham farish
bachmann branchline
branchline
scenecraft
skaledale
lyddle end
harburn hamlet
woodland scenics
kato unitrack
tomix
walthers cornerstone
duchess of hamilton
duke of gloucester
sir nigel gresley
union of south africa
king edward
royal scot
the royal scot
princess elizabeth
city of truro
battle of britain class
west country
merchant navy
black five
jubilee class
golden arrow
cornish riviera
cornish riviera express
bristolian
night mail
blue pullman
brighton belle
orient express
the orient express
venice simplon-orient-express
hogwarts express
polar express train
great northern railway
great eastern railway
great central railway
great north eastern railway
london midland & scottish
london and north eastern railway
london north eastern railway
midland railway
network south east
network southeast
railfreight
virgin trains
first great western
east midlands trains
cross country trains
south west trains
freightliner
tank engine thomas
new york central
santa fe
union pacific
southern pacific
northern pacific
canadian pacific
canadian national
burlington northern
norfolk southern
great northern
rio grande
nickel plate road
super chief
daylight limited
team associated
losi
hpi savage
traxxas slash
grave digger
max-d
monster mutt
tamiya lunch box
tamiya grasshopper
midnight pumpkin
wild willy
hornet evo
nitro rs4
baja 5b
team losi
blade nano
eachine
e-flite
parkzone
hobbyking
art-tech
silverlit
flying gadgets
the flying fox
air swimmers
spy net
# games
cluedo
guess who
connect four
connect 4
hungry hungry hippos
hungry hippos
buckaroo
kerplunk
pop up pirate
pop-up pirate
crocodile dentist
pie face
pie face showdown
bop it
bop-it
who's in the bag
articulate
absolute balderdash
balderdash
linkee
perudo
risk legacy
axis & allies
axis and allies
memoir '44
small world
puerto rico
power grid
carcassonne
dead of winter
zombicide
betrayal at house on the hill
house on the hill
mansions of madness
elder sign
eldritch horror
fury of dracula
journeys in the dark
runebound
twilight imperium
twilight struggle
war of the ring
battlelore
summoner wars
smash up
one night ultimate werewolf
ultimate werewolf
sushi go
sheriff of nottingham
king of new york
lords of waterdeep
castle ravenloft
wrath of ashardalon
legend of drizzt
temple of elemental evil
legendary encounters
legendary villains
legendary: a marvel deck building game
sentinels of the multiverse
ghost stories
7 wonders
robinson crusoe
flash point fire rescue
galaxy trucker
forbidden stars
star wars rebellion
cash 'n guns
cash n guns
wits & wagers
wits and wagers
apples to apples
bananagrams
qwirkle
blokus
gravity maze
laser maze
chocolate fix
zingo
snake oil
dobble
spot it
uno attack
skip-bo
phase 10
dutch blitz
rat-a-tat cat
rat a tat cat
sleeping queens
slamwich
hisss
too many monkeys
go away monster
crazy chefs
greedy gorilla
pass the bomb
pictionary man
scattergories
catch phrase
catchphrase
hedbanz
beat the parents
logo board game
the logo game
game of life
the game of life
screwball scramble
the really nasty horse racing game
totopoly
escape from colditz
escape from atlantis
lost valley of the dinosaurs
lord of the fries
munchkin quest
star munchkin
super munchkin
munchkin cthulhu
steve jackson games
fantasy flight games
fantasy flight
cool mini or not
z-man games
alderac entertainment
white wizard games
stronghold games
wizards of the coast
queen games
blue orange games
blue orange
esdevium games
asmodee
gibsons games
gibsons puzzle
house of puzzles
the house of puzzles
wentworth
falcon de luxe
falcon deluxe
king international
buffalo games
cobble hill
sunsout
castorland
clementoni
jumbo games
wasgij
wasgij original
wasgij destiny
wasgij mystery
ravensburger puzzle ball
puzzleball
metal puzzles huzzle
hanayama huzzle
rubik's race
zauberwürfel
theory11
bicycle playing cards
bicycle standard
bicycle dragon back
waddingtons number 1
bee playing cards
tally-ho
tally ho
copag
star city games
modern masters
eternal masters
eldritch moon
shadows over innistrad
kaladesh
aether revolt
hour of devastation
rivals of ixalan
gatecrash
dragon's maze
dark ascension
avacyn restored
mirrodin besieged
new phyrexia
scars of mirrodin
rise of the eldrazi
worldwake
shards of alara
alara reborn
time spiral
planar chaos
future sight
champions of kamigawa
betrayers of kamigawa
saviors of kamigawa
fifth dawn
duel decks
from the vault
commander's arsenal
planechase
archenemy
dragons maze
planeswalker deck
structure deck dragons collide
legend of blue eyes white dragon
metal raiders
spell ruler
pharaoh's servant
labyrinth of nightmare
legacy of darkness
pharaonic guardian
magician's force
invasion of chaos
ancient sanctuary
soul of the duelist
rise of destiny
flaming eternity
the lost millennium
cybernetic revolution
elemental energy
shadow of infinity
power of the duelist
cyberdark impact
strike of neos
force of the breaker
tactical evolution
gladiator's assault
phantom darkness
light of destruction
the duelist genesis
crossroads of chaos
crimson crisis
ancient prophecy
stardust overdrive
absolute powerforce
the shining darkness
duelist revolution
starstrike blast
storm of ragnarok
extreme victory
generation force
photon shockwave
galactic overlord
return of the duelist
abyss rising
cosmo blazer
judgment of the light
dragons of legend
duelist alliance
the new challengers
secrets of eternity
crossed souls
clash of rebellions
dimension of chaos
breakers of shadow
shining victories
the dark illusion
invasion vengeance
raging tempest
maximum crisis
code of the duelist
circuit break
number hunters
battle pack epic dawn
epic dawn
war of the giants
turbo pack
elemental hero
elemental hero neos
lord of searing flames
dark armed dragon
black luster soldier
exodia the forbidden one
the forbidden one
egyptian god
slifer the sky dragon
the winged dragon of ra
winged dragon of ra
obelisk the tormentor
pot of greed
mirror force
raigeki
team rocket
gym heroes
gym challenge
neo genesis
neo discovery
neo revelation
neo destiny
legendary treasures
plasma storm
plasma freeze
plasma blast
boundaries crossed
dragons exalted
dark explorers
next destinies
noble victories
emerging powers
call of legends
heartgold soulsilver
majestic dawn
legends awakened
great encounters
secret wonders
mysterious treasures
phantom forces
steam siege
fates collide
guardians rising
burning shadows
shining legends
crimson invasion
ultra prism
forbidden light
celestial storm
lost thunder
unbroken bonds
unified minds
hidden fates
cosmic eclipse
rebel clash
darkness ablaze
vivid voltage
battle styles
chilling reign
evolving skies
fusion strike
brilliant stars
astral radiance
lost origin
silver tempest
shrouded fable
mystery dungeon
pokemon mystery dungeon
omega ruby
alpha sapphire
black and white pokemon
pokemon ruby
pokemon sapphire
pokemon emerald
professor oak
# video games and bands
halo reach
halo 4
halo wars
master chief
red vs blue
gears of war 3
dead space
dead rising
dead island
left 4 dead
half-life
half life
borderlands
bioshock infinite
fall out
fallout 4
vault boy
dragon age
dragon age inquisition
skyrim
the witcher
wild hunt
far cry
watch dogs
splinter cell
ghost recon
rainbow six
prince of persia
tomb raider
lara croft
uncharted
god of war ragnarok
crash bandicoot
spyro the dragon
spyro's adventure
skylanders spyro's adventure
skylanders swap force
skylanders trap team
skylanders superchargers
skylanders imaginators
ratchet & clank
ratchet and clank
sly cooper
little big planet
littlebigplanet
sack boy
jak and daxter
killzone
shadow of the colossus
silent hill
devil may cry
dead or alive
soul calibur
king of fighters
the king of fighters
fatal fury
guilty gear
blazblue
shadow the hedgehog
metal sonic
dr eggman
yoshi's island
yoshi's woolly world
princess peach
princess daisy
princess zelda
bowser jr
king boo
piranha plant
bullet bill
shy guy
super mario galaxy
super mario land
super mario world
super mario maker
super mario odyssey
luigi's mansion
new super mario bros
mario party
mario tennis
wii sports
fire emblem
star fox
samus aran
metroid prime
ocarina of time
majora's mask
twilight princess
skyward sword
wind waker
the wind waker
breath of the wild
tears of the kingdom
a link to the past
a link between worlds
hyrule warriors
master sword
hylian shield
king of red lions
cut the rope
doodle jump
temple run
fruit ninja
clash of clans
clash royale
candy crush
candy crush saga
happy wheels
geometry dash
subway surfers
talking tom
my talking tom
talking friends
minion rush
bad piggies
angry birds star wars
angry birds space
angry birds go
moshi monsters moshlings
club penguin
bin weevil
stardoll
rocket league
among us
fall guys
the sims
sim city
grand theft auto
red dead redemption
max payne
league of legends
diablo iii
star craft
starcraft ii
heroes of the storm
hearthstone
lich king
world of warships
war thunder
steel panthers
the rolling stones
rolling stones
the beatles
yellow submarine
sgt pepper
sgt pepper's lonely hearts club band
led zeppelin
pink floyd
the dark side of the moon
dark side of the moon
guns n' roses
guns n roses
guns and roses
black sabbath
deep purple
judas priest
the number of the beast
ac/dc
back in black
highway to hell
foo fighters
red hot chili peppers
green day
linkin park
my chemical romance
five finger death punch
system of a down
rage against the machine
bullet for my valentine
the sex pistols
sex pistols
the kinks
the smiths
the stone roses
stone roses
the monkees
the misfits
little mix
the spice girls
spice girls
the vamps
fifth harmony
5 seconds of summer
union j
the saturdays
girls aloud
the jackson 5
jackson five
elvis presley
fleetwood mac
earth wind & fire
frankie goes to hollywood
new kids on the block
backstreet boys
justin bieber
katy perry
lady gaga
taylor swift
# party, dress and craft makers
smiffy's
rubie's costume
leg avenue
forum novelties
california costumes
dress up america
disguise costumes
bristol novelty
christy's
snazaroo
widmann
amscan international
creative converting
unique party
talking tables
meri meri
ginger ray
party rama
neviti
hootyballoo
club green
pioneer qualatex
anagram supershape
hallmark
carte blanche
me to you bear
hunkydory
docrafts
papermania
dovecraft
trimcraft
tattered lace
crafter's companion
crafters companion
spellbinders
sizzix big shot
big shot
bigshot
sizzix bigz
sizzix thinlits
tim holtz
tim holtz idea-ology
ranger ink
distress ink
stampin' up
stampin up
cuttlebug
provo craft
martha stewart
fiskars
k & company
kaisercraft
my mind's eye
american crafts
we r memory keepers
memory keepers
bo bunny
basic grey
graphic 45
prima marketing
stamps away
woodware
clarity stamps
inkadinkado
hero arts
penny black
lily of the valley
lili of the valley
forever friends bear
mod podge
elmer's
pebeo
winsor & newton
winsor and newton
daler rowney
reeves
staedtler noris club
noris club
faber-castell
faber castell
giotto be-be
stabilo boss
stabilo point 88
paper mate
sharpie
prismacolor
royal & langnickel
royal and langnickel
mammut
great gizmos
4m kidz labs
kidz labs
science4you
thames & kosmos
thames and kosmos
brainstorm toys
wild science
horrible science
galt horrible science
john adams
interplay
my fairy garden
my living world
living world
insect lore
scientific explorer
geomag
magformers
polydron
smartmax
lincoln logs
tinker toy
tinkertoy
erector set
bristle blocks
stickle bricks
sticklebricks
mega construx
cobi small army
small army
best-lock
oxford blocks
ravensburger tiptoi
science x
creative pop up
janod
djeco
haba
hape
moulin roty
vilac
sevi
pintoy
john crane
tidlo
indigo jamm
early learning centre
elc
happyland
chad valley
wow toys
tomy aquadoodle
aquadoodle
lamaze
bright starts
skip hop
mamas & papas
mamas and papas
vtech toot-toot drivers
toot-toot drivers
toot toot drivers
toot-toot animals
toot toot animals
leap frog
leapfrog leappad
leap pad
tag junior
scribble & write
learn & groove
cozy coupe
smoby
big bobby car
bobby car
rolly toys
berg toys
micro scooter
mini micro
maxi micro
globber
stunted
street glider
ripstik
y volution
y fliker
fliker
all surf
wham-o
wham o
slip n slide
slip 'n slide
super soakers
nerf dog
nerf vortex
nerf zombie strike
nerf modulus
buzz bee
boom co
x-shot
x shot
vortex mega howler
stomp rocket
aerobie
prism kites
spirit of air
flexifoil
brookite
go fly a kite
wolkenstürmer
duncan yo-yo
duncan butterfly
yoyofactory
magic yoyo
fizz creations
gift republic
paladone
wild & wolf
ridley's
professor puzzle
house of marbles
the house of marbles
rex international
dotcomgiftshop
jellycat
gund
steiff
hermann teddy
merrythought
aurora world
aurora miyoni
wild republic
hansa
folkmanis
nici
suki gifts
russ berrie
ganz webkinz
webkinz
boyds bears
cherished teddies
bearington
manhattan toy company
gotz
zapf creation
kathe kruse
käthe kruse
madame alexander
ashton drake
the ashton-drake galleries
bradford exchange
franklin mint
danbury mint
lilliput lane
border fine arts
country artists
jim shore
disney traditions
disney showcase
enesco
nemesis now
alchemy gothic
anne stokes
lisa parker
dolls house emporium
the dolls house emporium
town square miniatures
streets ahead
phoenix model
melody jane
reutter porcelain
heidi ott
minimundus
re-ment
safari ltd
wild safari
papo fantasy world
bullyland
collecta
mojo fun
britains farm
britains deetail
william britain
king & country
king and country
timpo
airfix figures
star wars black series
the black series
saga legends
saga collection
power of the force
the power of the force
shadows of the dark side
microverse
mighty beanz
power of the jedi
original trilogy collection
hot wheels star wars
titans return
power of the primes
war for cybertron
fall of cybertron
combiner wars
generations select
robots in disguise
beast wars
beast machines
beast hunters
dark energon
energon
cybertron
construct-bots
construct bots
bot shots
kre-o
masterpiece edition
rise of cobra
the rise of cobra
snake eyes
duke nukem
sgt savage
pursuit of cobra
mezco
mezco toyz
one:12 collective
one 12 collective
neca
mcfarlane toys
mcfarlane's monsters
todd mcfarlane
movie maniacs
sota toys
toy biz
playmates toys
jakks pacific
wwe elite collection
wwe elite
wwe basic
rumblers
raw vs smackdown
royal rumble
money in the bank
survivor series
summer slam
stone cold steve austin
triple h
macho man
macho man randy savage
ultimate warrior
the ultimate warrior
the miz
dean ambrose
seth rollins
roman reigns
daniel bryan
cm punk
sheamus
kane wwe
shawn michaels
bret hart
rowdy roddy piper
hulk hogan
big boss man
british bulldog
the british bulldog
legion of doom
d-generation x
simba art & fun
pokemon diamond & pearl
pokemon diamond and pearl
pokemon sun & moon
pokemon sword & shield
pokemon scarlet & violet
magic: the gathering conspiracy
cat large vehicle
cat dump truck
cat construction
pixar cars
pixar planes
plastic soldier 1/72
plastic soldier {n}
# makers, models, series and sets that titles of toys, models and games name
1 direction
1-step changers
257 squadron
a-wing
accel world
action fleet
action league
action tech
adele bloch bauer
advent children
aec matador
aec mercury
agent of entropy
air twist
alberto del rio
alesha dixon
alfa romeo 8c competizione
alien collection
alpha trooper
amazing spiderman
american airlines
anakin skywalker
andre the giant
animal mob
animator collection
apple bloom
aqua play'n go
arcane deck
arcane tinmen
arceus flamemaster
army careers
art of the hyborian age
articuno
assassin's creed iii
assault walker
aston martin v8 vantage
aston martin vantage
aston villa
atkinson 8 wheel
atlas norman e box
attack of the cybermen
audi tt
aunt bessies
aunt bessies yorkshire puddings
aurochs stampede
austin a35
austin atlantic
austin k8
austin mini
austin princess
auto loader city
auto motion speedway
autobot drift
b train shorty
b-24 liberator
baby boomer
backwards bob
bad taste bears
bae harrier
balloon flight across europe
barbie and me
barton haula
bashers & biters
bashful
bat cave
batchelors
battle disks
battle droid
battles in time
battlesaurs buzz
battlin' boxer
beanie buddy
beast master
bedford mwd
bedford tk
bentley continental
bentley continental supersports
bernard of hollywood
bertram mills
bibi bee
bicycle alchemy
bicycle pressers
biff tannen
big air
big air jump
big boots
big farm
big show
bigger on the inside
birth of venus
bizarre adventure
black and white plasma blast
black lotus
black ranger
black series
black zero escape
blackest night
blaster dragon ruler of infernos
blaze of destruction
blitz board
blok squad
blood bowl team manager
blue eyes shining dragon
blue nose friend
bmw m4
bob sheets
boeing
boss 302
boss nass
bouken red
boulder blaster
br mogul
brain bender
brainbites
brink of war
britannia class
brite ideas
british caledonian
british caledonian airways
british rail
brotherhood of the fire fist
bruce forsyth
buddy figure pack
bug trails
bugatti veyron
bump and go
buster brown
bygone days
cadbury roses
cadbury's roses
cadillac dts
caledonian belle
calorific cupcakes
captain heinous
captain rex
carl fogarty
carla veloso
carrera go
case magnum
castle grayskull
castle logix
catch me if you can
cats at play
character vocal series
chat and count
chattabox
checkout chase
cheerson cx-10
chevrolet impala
chimichanga truck
chopper chums
chris fehn
circle orboros
citroen 2cv
city life
clara oswald
clone commander
clone commander cody
close encounter
cock o' the north
code 75
coin crasher
colonel dovchenko
colonial marines
color and cuddle
color me mine
colour me mine
comfy cool
comic con
commander charles tucker
commtech chip
conan
consolidated b-24
constable zuvio
construct a bots
construct-a-bots
corgi trackside
corgi vanguards
count bloodthirst
countach
countess elizabeth bathory
country idyll
cover girls
crew-zer
crimson throne
cruisin classics
crunchy munchy
crystal princess celebration
cup a soup
curious george
cutie mark
cutie mark magic
cyclone boys
daisy dear
dance at le moulin de la galette
danger room sessions
dani pedrosa
danny welbeck
dark night rises
daron worldwide trading
darwin's chest
date a live
date night decider
dating a live
david brown
david murray
de lorean
deadly nadder
death in paradise
death star strike
deathwing command squad
deathwing knights
deathwing terminators
deck builder's toolkit
deck builders tool kit
deck builders toolkit
demon of darkness
dennis pointer
denver & rio grande western
derrick rose
descendants of isha
desert mission
deus ex
deutz-fahr agrostar
devious diesel
diagon alley
diamond pet
dino blast
dino charger
dino gator
disney animator
dji inspire
dji phantom
dji phantom 2
dji phantom 3
dna alien heroes
dockside delivery
doctor jekyll
doctor who battles in time
dodge challenger
dodge charger
dodge viper
dolly doo
dolph ziggler
dr no
dr. manhattan
dr. zaius
draco equiste
dragon dagger
dragon horn hunter
dragon knight draco equiste
dragon rock
dragon ruler
dragon ruler of infernos
dragunity legion
dream lites
driving home for christmas
dropzone commander
drysdale freight
duchess of abercorn
ducking and diving
duelist pack
duke of york
duo glide
durham cathedral
dust tactics
dustin mellows
e-class
e-wing
early crest
earth virgo
east kent
easy oaks
echo echo
edsel citation
eldrazi arisen
electra glide
electra glide ultra
electro destroyer
electrofrog
elefun & friends
elite class
elite collection
elite combat
elite shield
elton john
emperor of darkness
emperor's royal guard
emporer of darkness
enchanted echo
enchanted moments
endor attack
epic card game
episode i
eton rifles
euro trac
eva's last stand
evening news
exige
extreme top system
fate / extra
fate / extra ccc
fate/zero
father of ultra
favorite moment
favorite moments
favourite song mitt
favourite song mitts
feed me babies
feldmarschall rommel
fender stratocaster
fendt favorit
ferrari 458 italia
ferrari f430 spider
ferrari testarossa
fever comics
fiat 127
fiat 880 dt
fiat grande punto
field marshall
field of battle
fighting trashies
figure-rise
fill 'n' fun
finger safari
fire striker
first order
first order special forces
first order stormtrooper
flash drifter
fleet air arm
flip & smash
flutter wings
focke wulf
foden
force awakens
force pike
ford anglia
ford capri
ford consul
ford corsair
ford escort
ford fairlane
ford fiesta
ford focus
ford mustang shelby
ford popular
ford shelby
ford thames
ford transit
ford zephyr
forest mission
forgotten souls
formula duel
fowler b6
francesco bernoulli
franco crosti
freddy krueger
froggy toss and grip
frozen fever
frozen iceland
frozen spikes
fun fusion
funko reaction
furry warmers
future soldier
g-class
gable stable
gaia dragoon
gaia volcano
galaxy burst
galaxy squad
galaxy visitor
gama goat
gamorrean guard
gary barlow
gas 'n' go
gelli baff
gemini blue
general zod
genus edition
gerry adams
gerry burgess
ghostbusters select
giddy bug
giggle gang
gildenlow salt co
gimmick puppet
gimmick puppet of leo
girls & panzer
gloucester city pullman
go go's crazy bones
goblin getaway
going underground
gold rush
gold rush train
golden darkness
gone in 60 seconds
gone shopping
gordon's hill
gorilla monsoon
gothic manor
gp legends
grace olivia
graham's girders
grand calibur
grand hikari
great britain
great british sportscars
green goddess
green lantern movie masters
groovy girl
groovy girls
gryffindor
gt lightning
gts 300 super
gundalian invaders
gundam seed
gundam wing
gungan assault
gungan staff
gurney nutting
gustav klimt
guy fawkes
hall class
hall of armor
halo 5 guardians
hana's helpline
happy cube
happy giddy
harley davidson 1952 k
harley davidson sportster
harley davidson xr 1200x
harley-davidson iron 883
harrier gr
harry hill
hatsune miku
hawker hurricane
heavy metal lightning mcqueen
hector barbossa
heinkel he 115
helicopter cube
henry jones
herald of spring
hero series
hero world
heroes legends of the battle disks
hidden arsenal
hide away puppets
high seas adventure
hillman avenger
hip hop
hirohiko araki
hive crawler
hms birmingham
hms dauntless
hms dragon
hobby line
hogarth stone
hogwarts
holiday time
honda rc30
honda valkyrie
horch
horizon brave
hot rod
hot wheels energy
how well do you know your monarchs
hue city
hugo drax
human revolution
humber pullman
humber super snipe
hydro storm
i.o.m tt
ice racer
idle pitty
immortal seductress
indoor booma
infinite heroes
infinite heroes crisis
infinity gauntlet
ingrid pitt
inspire 1
invasion of time
invincible fortress
invincible iron man
ion blaze
iq buster
iq link
irish elegance
iron gods
iron man mark
iron man mark v
iron man mark vi
iron man mk 17
ironclad company
itty bitty boo
jack daniels
jaguar mark ii
jaguar xf
jaguar xjs
james the red engine
jan van haasteren
jax teller
jcb 5cx eco
jeep wrangler
jeff dunham
jeff gorvette
jensen interceptor
jervis tetch
jesse pinkman
jet beacon
jim clark
john lassetire
johnny depp
jojo's bizarre adventure
jolly roger
jordan honda
jorge lorenzo
joseph leeming
joy riders
judgment dragon
jungle crasher
jungle duel
junior texture tangle
k-on!
keep calm
keith lemon
kem
kem wide arrow
kidzjigz
king arthur
king arthur's castle
king kong
king kool
king louie
king of the belgians
king richard
kniffel kids
knight 2000
kraang lab escape
krka waterfalls
ladies man
lambda-class shuttle
lamborghini aventador
lamborghini countach
lamborghini diablo
lamborghini gallardo
lamborghini murcielago
lamborghini veneno
lancia delta
lancia hyena
lancia thema
land rover defender
land rover discovery
land rover freelander
land rover series ii
land rover series iii
lanky cats
larbre competition
laser pegs
laser pegs runner tank
le petit ark
legacy dragon dagger
legend of kalos
legends of chima
lego kingdoms
let's go riding
lewis carroll
leyland beaver
leyland roadtrain
lil gotham
lincoln continental
lionel polar express
lite-up
little bus tayo
little dead riding hood
little luxury
little miss chatterbox
little nellie
live and let die
living daylights
lomond mountain rescue
london & country
london 2012
lord of the sea
lord voldemort
lotus 25
lotus elan
lotus esprit
lotus exige
louis walsh
love letter
loyd carrier
lucha libre
lucky die cast
m26 pershing
mad about minnie
madame voyage
magic of steam
magical mystery tour
magna puzzle
maid marion
majesty of the mountains
malcolm logistics
man tga
man tgs
man tgx
mandalorian super commando
mann egerton
map it
mardi gras
mariner's chest
marines cobra
marion ravenwood
mark 42
mark ii
marvel infinite
marvel infinite legends
masamune date
maserati merak
mash up
master grade
masters of the universe classics
matt hatter
mauritius blue
max actions
max schnell
mazda miata
mb-trac
mcv 80 warrior
medieval dragon ride-on
medium tank mk.a whippet
mega mewtwo
mega mewtwo x
mega mutant leo
memory lane
memory match
memory system
mercedes actros
mercedes benz sls amg
mercedes sls
mercedes-benz actros
mercedes-benz sls
mercenary garrison
merry farmyard
metal mayhem
mg metro
mia & tia
michael jackson
micro drifters
micro-changers
mighty colossus
mighty fighter
mini munny
misfortune's keep
miss behave
miss information
miss octavia
mister men
mitsubishi lancer
mitsubishi pajero
mix medic
mix-n-match slash
mk.a whippet
mobile suit gundam
mobile suit gundam seed
mockingjay
model s
mohamed diame
monk of the abbey
monkey mischief
monopoly deal
monster 500
monster league
monster treads
moon orchid
morris 1000
morris j
morris traveller
moshling
mosley tarmacadam
moto club
moto gp
moto guzzi
motogp
movie heroes
movie master piece
movie masterpiece
movie masters
movie moments
mr bean
mr block head
mr conductor
mr incredible
mr lister's quiz shootout
mr tayto
mr. bean
mr. hammer
mrs brown's boys
mum's heaven
mustang boss
muv-luv alternative
muv-luv alternative total eclipse
mv agusta
my blopens
my busy books
my first harbour
my name is not chuck
mystery machine
mystery mates
name 5
nano q4
narrow s cape
national mercantile bank
navy seal
nest dive
newcastle united
nexo knights
niagra falls
night fury
nine eagles
nissan bluebird
nissan cefiro
nissan gt-r
nissan skyline
nitefall
noble six
north african campaign
north african house
north american mustang
north american p-51
number navigate
obi-wan's jedi starfighter
ocean reef
oliver cromwell
olton hall
om nom
on her majesty's secret service
on her majestys secret service
one step changer
one touch dcc
one-step changer
opel captain
opel kapitän
operation fresco
order of chaos
orient the cat
paddy wagon
pagani huayra
painted ladies
palace pets
parrot bebop
party starters
paul weller
paviland grange
peace bear
pease & partners
penguins on ice
pepe le pew
perfect combiner
perfect effect
perler fun fusion
peugeot 205
peugeot 206
phantom 2
phantom 2 vision
phantom 3
phantom force
phantom ii
phantomhive
philosopher's stone
philosophers stone
pierre-auguste renoir
pin-it
pirate rock guitar
pirates of the caribean
piston cup
pit babes
plagueclaw catapult
planes 2
planes pull and fly buddies
plants vs. zombies
play arts
player select
plug ready
pokemon battle arena
pokemon black and white
pokemon center
pontiac firebird
pop rides
pop star tour bus
porsche
porsche 911 carrera
porsche boxster
porsche cayenne
porsche rs spyder
port a bug
post office telephones
power city
power hungry
power trains
presents annabelle
pretend & play
prince charming
prince harry
prince philip
pro builder
protectobot blades
puella magi madoka magica
pull and fly buddies
punisher war zone
push & play mouse
puss moth
puzzle eraserz
pz.kpfw.vi tiger
queen anne
quick build
quick link
quickutz
quinjet city chase
quiz shootout
race and play
race for life
racing miku
radiant collection
radiator springs
raiders of the lost ark
rail king
rail legends
railfreight distribution
rarity
ravensden
ray mysterio
realm of light
rebel troopers
red carpet runway
red pyramid thing
red skull
relaxing with friends
reliant scimitar
renault 4l
renault clio
renault dauphine
renault duster
renault eu
repsol honda
repulsor drill
resident evil archives
rev it up
rev-ups
rialto
riley kestrel
riley pathfinder
rio grande western
rip clutchgoneski
road glide
road king
roaring bull v-rex
robbie williams
robot charlie
robot devil
robot soul
robot spirits
rock around the clock
rock crawler
rocket running buzz lightyear
rod campbell
roger clark
roll for the galaxy
rolling spider
rolls royce phantom
royal babies
rubeus hagrid
rubik's twist
russian legends
s.h.figuarts
saber zero
sailor mercury
saint cloth myth
salacious b. crumb
sam croft pearson
sand trooper
sands alive
savage x
saw slash
scammell handyman
scammell pioneer
scammell scarab
scan 2 go
scania
scania highline
scarlet o'haira
schools class
scorpion's sting
sea dragon
sea dragon kanon
sea siren
seaking
seven sword
shadow trooper
shadow troopers
shell shooters
sherman crab
sherman firefly
sidewall shine
sikorsky
silky lei
silver gulch
silver link
silver spoon icing sugar
simon elvin
sing it back
singing and ringing
sinn fein
sisters forever
sky controller
sky fly
slave leia
slime chamber
slipknot
slug in a jug
smart snacks
smash hits
snake zord
snap circuits
snaptite peterbilt 352 cabover
sneak out woody
snuggly puppy
sodor mail
sodor mail van
sort and swipe
space pig
spark shark
spark shark fish hunt
spartan fred
spectrum pursuit vehicle
speed machines
speed rally
speed six
speed vs. cunning
spell striker
spider-armor
splash & play
splash and play
sport relief
sportster iron
spot the cat
spring float
squiffing
st trinians
st. helens
stack 'em up
stack track
staffordshire regt
standard vanguard
stannis baratheon
star collezione
star pack
star wars command
star wars movie heroes
star wars unleashed
star warstm
stardust dragon
stars platinum
steady eddie
stealth starfighter
steel spartan
steins;gate
sticks & tricks
stobart
stone blade entertainment
stop me and buy one
street beatz
street fire
street samurai
strike witches
subaru
subaru impreza
sunbeam alpine
sunbeam talbot
sunset glow
sunset glow pool
sunset shimmer
super autofähre
super cp
super ferby
super figure action
super komachi
super legends
super saiyan
super seeds
super snipe
super trofeo
superboy prime
surfer talkin squirt
swansea city
swim ways
switch & go dinos
switch and go
switch and go dinos
switch and spin
sylvanian family
symphony beach
t-virus
tag factory
tagamoto enforcer
tales & legends
talk back angela
talkin squirt
tayo the little bus
teamsterz
temple of doom
tennessee walker
tesla model s
thames 400e
the agent of entropy
the amazing spiderman
the birth of venus
the dark night rises
the fast and the furious
the good dinosaur spot
the living daylights
the purge
the sooty show
the spy who loved me
the venture bros
the vintage collection
the western spirit
the wolverine
then now forever
thorpe hall
thunder tiger
thunderball
tick tock
tidal dragon ruler
tidal dragon ruler of waterfalls
tidal storm
tie advanced
tim holtz alterations
time raichu
time shock
tin man
tom and jerry express pizza
tom baker
tomica arch
tony montana
toothless
top 30 apps
top gear
top loop
top model
tornado eagle
total eclipse
total heroes
totally sweet
track magic
track master
trans am
transatlantic industries
transformers mirage
transformers universe
trevi fountain
triang minic
triumph bonneville
triumph herald
triumph t120
tt tomahawk
tummy stuffers
tunnel hunter
tutu much fun
twister
two face
ultimate beast master
ultimate fighting trashies
ultimate madoka
ultimate monsters
ultimate swampfire
ultra monster
ultra-act
union jack wenlock
universal carrier
universal monsters
us navy
valkyrie super bike
venom
venture bros
victor squad
victoria and albert
vincent vega
virgin atlantic
vogel und noot
volvo fh
vw bay
vw golf
vw polo
wacky wobbler
wacky-tivities
waiting to cross
wall friends
wall party
wall party cafe
wall tracks
walls ice cream
walter white
warhammer 40k conquest
warp lightning cannon
water hazard
wd austerity
web battlers
weiss schwarz
wendy o. koopa
west coast highlander
west ham
west ham united
west sussex
western spirit
what if
which way santa
who am i?
wicked indoor booma
wild berry
wild hunters
wild kratts
wild wingman
will cinnamon
will turner
willys jeep
wingblade optimus prime
wink of stella
winning wenlock
winters dawn
wits & wagers family
wolf wr1
wood connections
world peacekeeper
wrangler unlimited
wreck-gar
wright eclipse
wrist racers
y-wing
yamaha fx nytro
yamanote line
yellow bolt
yes no game
yo yo factory
yoohoo and friends
you be the judge
you only live twice
your number's up
z-curve bow
zero the holiday penguin
zig memory system
zippy do
zombie alley
# names of several words that titles of toys, models and games have
2-bil
24h le mans
3 little pigs
3rd & bird
4-lom
88mm flak
a p hollingworth
a view to a kill
a-10 thunderbolt
a-10 warthog
a1 class
a4 class
a6m zero
a6m5 zero
aayla secura
abarth 595
abbey bominable
ac cobra
ac milan
ace frehley
action chugger
ada wong
adele bloch-bauer
admiral ackbar
admiral hipper
admiral piett
admiral watson
advanced dungeons & dragons
aec general
aec mammoth major
aec regent
aec reliance
aec routemaster
afrika korps
afv club
ah-1 cobra
ah-1w super cobra
ah-64 apache
ahsoka tano
air france
airborne cargo
airborne night
airbus a320
airbus a350
airbus a380
aj lee
ak interactive
alain prost
albatros d.iii
albert einstein
albert wesker
albus dumbledore
alchemy ii
alex ovechkin
alexander von humboldt
alfa romeo 155
alfa romeo 33 stradale
alfa romeo 4c
alfa romeo 8c
alfa romeo giulia
alfa romeo giulietta
alfa romeo mito
alfa romeo spider
alfa romeo tz
alice cullen
align trex
alison gardiner
all aboard
allan-bane
amazing spider-man 2
ammo of mig
amuro ray
amy pond
amy winehouse
andy murray
annie & clarabel
annie and clarabel
ant and dec
anya stroud
apollo 11
apple white
april o'neil
aqua noodle
ar drone
arc de triomphe
ari vatanen
armor girls project
armstrong sid
armstrong siddeley
arriva trains wales
arsenal fc
arya stark
asajj ventress
ascari kz1
ash ketchum
aston martin db5
aston martin db9
aston martin dbs
aston martin v12 vantage
aston martin vanquish
astra militarum
astro boy
asuka langley
at-at
at-dp
at-rt
at-st
at-te
athrun zala
audi a4
audi a5
audi q7
audi quattro
audi r10 tdi
audi r15
audi r18
audi r8
audi r8 lms
audi rs5
audrey hepburn
augustus cole
aurora thunderjet
aurra sing
ausf j
ausf. e
ausfuhrung e
austin a30
austin a40
austin allegro
austin cambridge
austin fx3
austin fx4
austin healey
austin maestro
austin metro
austin mini cooper
austin seven
austin-healey
avengers 2
avengers age of ultron
avro anson
avro lancaster
avro shackleton
avro vulcan
axial scx10
ayrton senna
b-17 flying fortress
b-17g flying fortress
b-1b lancer
b-2 spirit
b-25 mitchell
b-26 marauder
b-29 superfortress
b-52
b-52 stratofortress
b-daman
b-wing
ba-6
ba-64
baby groot
babylon 5
back to the future part 2
back to the future part ii
back to the future part two
bae hawk
bail organa
bakugan gundalian invaders
bakugan new vestroia
bandai tamashii
barack obama
barney rubble
barriss offee
bart simpson
base toys
batman vs superman
battle cat
battleship galaxies
bayern munich
bb-8
beast man
beauty & the beast
beavis and butt-head
bebop drone
bedford ca
bedford ha
bedford oy
bedford qlr
bedford qlt
bedford val
bella swan
bellatrix lestrange
ben 10 omniverse
ben 10 ultimate alien
benedict cumberbatch
bentley azure
bentley mkvi
bentley mulsanne
bentley speed six
berlin wall
best of british
bettie page
bf 109
bf 110
bib fortuna
big bad wolf
big bad wolf and 3 little pigs
big daddy
biggs darklighter
bigjigs heritage collection
biker scout trooper
bilbo baggins
billy bob
billy-bob
bing bong
bing bunny
bird of prey
birmingham city
blackburn buccaneer
blackburn rovers
blade ranger
blendy pens
blondie lockes
blossom my beautiful pony
bluebird puzzle
bmp-1
bmp-2
bmw 2002
bmw 3.0 csl
bmw 328
bmw 635 csi
bmw e30
bmw i3
bmw i8
bmw isetta
bmw m1
bmw m3
bmw m5
bmw mini
bmw r nine t
bmw r1200gs
bmw x3
bmw x5
bmw x6
bmw z3
bmw z4
bo-bo
boa hancock
bob marley
bob's burgers
boeing 737
boeing 747
boeing 777
boeing 787 dreamliner
bolton wanderers
bond bug
bonfire night
borg cube
borgward isabella
boris johnson
borussia dortmund
boston red sox
bowen designs
bowser jr.
br blood & custard
br mk1
brainy smurf
bran stark
brandenburg gate
bray wyatt
brdm-2
bren carrier
brent mustangburger
briar beauty
brienne of tarth
brigadier lethbridge-stewart
bristol beaufighter
bristol blenheim
bristol lodekka
bristol omnibus
british airways
british european airways
british rail tk
british telecom
brock lesnar
bruticus maximus
bt-7
btr-60
btr-70
btr-80
buffalo 6x6
bugatti atlantic
bugatti chiron
bugatti eb 16.4 veyron
bugatti type 35
bugatti type 55
buick riviera
bullseye dog
bunch o balloons
bundle monster
burj al arab
burj khalifa
burnley fc
burrell showman
busch automodelle
c-130 hercules
c-3po
c-47 skytrain
c1-10p
cad bane
cadillac eldorado
cadillac escalade
cadillac fleetwood
caerphilly castle
caetano levante
calvin johnson
camberwick green
canasta caliente
candy cat
capitol hill
captain haddock
captain jack harkness
captain kirk
captain needa
captain picard
captain pugwash
captain scooby
captain tarpals
caran d'ache
cararama abrex
cardiff city
cardline animals
care bear
cargo drone
carl grimes
carlos sainz
carrera digital
carrera evolution
carrera first
carrera go!!!
cartoon network
casey jones
casey stoner
cashflow 101
cassian andor
castle class
caterham r500
caterham seven
catty noir
celtic fc
cerise hood
cersei lannister
cessna 172
cessna 182
ch-47 chinook
chain chomp
challenger 1
challenger 2
chamber of secrets
char aznable
char's zaku
charlie chaplin
checker marathon
chelsea fc
cheryl cole
chevrolet bel air
chevrolet camaro
chevrolet corvette
chevrolet corvette stingray
chevrolet nova
chevrolet silverado
chevy impala
chevy nova
chibi-arts
chicago cubs
chichen itza
chick hicks
chip and dale
chirrut imwe
chris hemsworth
chris jericho
chris redfield
christopher robin
chun-li
churchill mk iii
churchill mk.iv
churchill tank
ciro marchetti
citroen c4 wrc
citroen ds
citroen ds19
citroen ds3
citroen xsara
city action
claas jaguar
claas lexion
claire redfield
clan line
class 08
class 121
class 150
class 153
class 156
class 158
class 20
class 37
class 43
class 47
class 55
class 66
class 67
class 68
class 70
class 91
claude monet
clawdeen wolf
clay morrow
cleo de nile
cloud strife
clumsy smurf
co-op
coca cola
coca-cola
cock o the north
code lyoko
cole zx
colin mcrae
comet a34
commander cody
commander wolffe
conan art of the hyborian age
conan the barbarian
connor kenway
consolidated b-24 liberator
coppenrath & wiese
coppenrath and wiese
corgi omnibus company
corvette c6
corvette stingray
cra-z-loom
cra-z-sand
creative master northcord
creative party
creativity for kids
cristiano ronaldo
cruella de vil
crusader iii
crusader mk ii
cryska barchenowa
d-arts
d-toys
dacia duster
daddy pig
daenerys targaryen
daf 85
daf xf
daimler ds420
dale earnhardt jr
dallas cowboys
dammit doll
dammit dolls
damon hill
daniel radcliffe
danny dog
danny o'donoghue
dark mark
darrell cartrip
darth malgus
darth revan
darth sidious
darth tyranus
daryl dixon
dassault rafale
datsun 240z
david beckham
david bletsoe
david bowie
david cameron
david coulthard
david tennant
dayan guhong
db schenker
dc superheroes
dc universe classics
dc-3 dakota
de havilland comet
de havilland mosquito
de havilland vampire
de tomaso pantera
deadly 60
death eater
death eaters
death trooper
delphine donkey
dennis dart
dennis trident
destination london
deutsche bahn
deutsche reichsbahn
deutz-fahr
deutz-fahr agrostar 6.38
deutz-fahr agrotron
dexter jettster
dh mosquito
diamonds are forever
dickie toys
dickie-schuco
diddy kong
die another day
diesel 10
digi-fusion
dinky toys
dino valley
dio brando
discovery 4
disney inside out
disney parks
disney pixar
disney princesses
dj pon-3
dji f450
dji f550
dji mavic
dji naza
dji phantom 1
dji phantom 2 vision
dji phantom 2 vision+
doc brown
doc hudson
dodge challenger concept
dodge charger daytona
dodge ram
dom santiago
dominion of canada
domino express
donald trump
donquixote doflamingo
dornier do 17
dornier do 335
douglas dc-3
dr manhattan
dr x
dr. eggman
dr. no
dr. seuss
draco malfoy
dracule mihawk
droopy mccool
dry bones
ducati mh900e
ducati monster
ducati panigale
ducati supersport
duchess of atholl
dudley zoo
duel masters
dunster house
dusty crophopper
dwight d eisenhower
dx soul of chogokin
e-rangers
e233-1000
eachine h99w
earth eagle
eco fluxx
eco-fluxx
ecto-1
ed miliband
ed-209
eden hazard
educa borras
edward cullen
edward kenway
edward scissorhands
eighth doctor
el camino
el chupacabra
elemental hero prisma
eleventh doctor
elizabeth bathory
elizabeth swann
elspeth vs kiora
elspeth vs. kiora
emily elephant
emperor palpatine
emperor zurg
empire strikes back
energised coin
english electric canberra
english electric lightning
enterprise ncc-1701
enterprise-d
enzo ferrari
ephant mon
eric cartman
ernie and bert
escort cosworth
escort rs1800
escort rs2000
eucliwood hellscythe
eurofighter typhoon
evening star
everton fc
evil-lyn
exclusive first editions
exo-force
extra 300
ezio auditore
ezra bridger
f-104 starfighter
f-105 thunderchief
f-117 nighthawk
f-14 tomcat
f-15 eagle
f-16 fighting falcon
f-18 hornet
f-22 raptor
f-35
f-35 lightning
f-4 phantom
f-5 tiger
f-86 sabre
f/a-18 hornet
f4f wildcat
f4u corsair
f6f hellcat
fairburn tank
fairey battle
fairey gannet
fairey swordfish
fang leone
fantastic 4
fashion angels
fate/stay night
father christmas raymond briggs
fc barcelona
fearless freddie
felipe massa
felix the cat
feliz cumpleanos
fender telecaster
fendt 209
fendt farmer
fendt farmer 209 s
fendt favorit 926
fendt favorit 926 vario
fendt vario
ferguson te20
ferguson tea 20
fernando alonso
ferrari 250 gto
ferrari 308 gts
ferrari 458
ferrari 599
ferrari 599 gto
ferrari california
ferrari dino
ferrari enzo
ferrari f12
ferrari f40
ferrari f430
ferrari f50
ferrari fxx
fiat 124
fiat 126
fiat 131
fiat 500
fiat 500 abarth
fiat abarth
fiat multipla
fiat panda
fiat uno
field marshal
figuarts zero
finn fn-2187
finn mcmissile
first doctor
fisher-price little people
fist of the north star
fix-it felix
flak 88
flame sagittario
flux mt
flux st
fly car model
focke-wulf
focke-wulf fw 190
foden fg
fokker dr.i
folland gnat
foot clan
for your eyes only
force of will
force unleashed
ford cortina
ford crown victoria
ford escort rs2000
ford f-150
ford falcon
ford fordor
ford galaxy
ford granada
ford gt
ford gt40
ford hot rod
ford kuga
ford model t
ford mondeo
ford pickup
ford sierra
ford thames trader
ford thunderbird
ford torino
fordson major
formula 1
formula one
fortress maximus
fourth doctor
fozzie bear
france libre
franco crosti boiler
frankie stein
fred flintstone
fred jones
freddie mercury
freddy fazbear
freddy fox
freddy kruger
freedom gundam
friendship loom
frodo baggins
from russia with love
fulham fc
fun in the park
funko pop
funko pop!
funky kong
fw 190
galactic empire
galactic republic
galaxy pegasus
gale pitt
gali nuva
gan cube
gandalf the grey
gandalf the white
garazeb orrelios
gareth bale
garfield the movie
gary lineker
gears gears gears
gears! gears! gears!
gene simmons
general hux
general madine
generator rex
george harrison
george w bush
gerald giraffe
geralt of rivia
ghoulia yelps
gibson les paul
gildenlow salt
ginny weasley
giorno giovanna
giotto turbo maxi
girl with a pearl earring
girls und panzer
gloster gladiator
gloster meteor
goblet of fire
gogo sentai boukenger
golden gate bridge
golf gti
gordon brown
graf spee
graf zeppelin
graham hill
grand canyon
grandma connolly
grandpa pig
granny pig
great wall hobby
great wall of china
green line
gruffalo's child
gsi creos
gt spirit
gumpert apollo
gundam 00
gundam marker
guy arab
gwr green
halo 3
halo unsc
hammer bro
hammer horror
handley page halifax
handley page victor
hangar 9
harley davidson fat boy
harley-davidson sportster
harley-davidson sportster iron 883
harrier gr.3
harrier gr.7
harry hastings
harry styles
hasbro gaming
hat industrie
hawker harrier
hawker hunter
hawker sea fury
hawker tempest
hawker typhoon
he 111
he 162
heinkel he 111
henry viii
hera syndulla
heritage playset
herman munster
hermione granger
hero factory
heroica nathuz
hi-output
hieronymus bosch
hillary clinton
hillman hunter
hillman imp
hillman minx
hiro hamada
hms amethyst
hms ark royal
hms belfast
hms bulwark
hms campbeltown
hms daring
hms defender
hms diamond
hms duncan
hms exeter
hms hood
hms illustrious
hms invincible
hms king george v
hms monmouth
hms nelson
hms ocean
hms prince of wales
hms queen elizabeth
hms repulse
hms rodney
hms sheffield
hms victory
hms warspite
ho-oh
hoban washburne
hogwarts castle
holley shiftwell
homer simpson
homura akemi
honda accord
honda cb750
honda cbr
honda civic
honda integra
honda jazz
honda nsx
honda rc211v
honda s2000
horch 930
hot toys movie masterpiece
hot wheels moto
house baratheon
house greyjoy
house targaryen
houses of parliament
howard the duck
hpi baja
hpi e10
hpi racing
hq kites
hq symphony
huang lingyin
hubble space telescope
hubert huckevoll
hubsan h107c
hubsan q4
hubsan x4
hugs & stitches
hugs and stitches
hulk hands
hull city
hummer h1
hummer h2
hunt for the decepticons
hunter x hunter
hwk-290
hyborian age
ickle inkwear
ig-88
il-2
il-2 sturmovik
image comics
imaginext dc
imperial guard
imperial star destroyer
indominus rex
infinite stratos
inflate-a-fun
inspector morse
inter milan
intercity swallow
international harvester
international space station
intex swim centre
invisible woman
iq fit
iq puzzler
iron man mark ii
is-2
is-3
isaac clarke
isle of man tt
iso grifo
isu-152
ivor the engine
j. porter
jabba the hutt
jack and sally
jack daniel's
jackie stewart
jacob black
jaden yuki
jagdpanzer iv
jaguar d-type
jaguar e-type
jaguar mk ii
jaguar mkii
jaguar xj
jaguar xj220
jaguar xj6
jaguar xk
jaguar xk120
jaguar xk140
jaguar xkr-s
jaime lannister
jake sully
james dean
james hunt
jardin de pourpre
jas 39 gripen
jason voorhees
jedi interceptor
jedi knight
jedi starfighter
jeep cherokee
jeep grand cherokee
jeep willys
jeff gordon
jeff hardy
jek porkins
jenson button
jeremy corbyn
jessica ennis
jill valentine
jimi hendrix
jimmie johnson
jinafire long
jjrc h18
joan of arc
joel and ellie
joey jcb
joey wheeler
joffrey baratheon
john deere 7930
john lennon
john mitchell
johnny cage
jon pertwee
jon snow
jonathan ross
jotaro kujo
js-2
ju 52
ju 87 stuka
ju 88
judoon trooper
julius caesar
jump street
jumping sumo
junkers ju 52
junkers ju 87
junkers ju 88
justice league of america
justice league unlimited
justin fletcher
jyn erso
k'nex roller coaster
k-2so
k-9
k.k. slider
ka-50
kagamine len
kagamine rin
kakashi hatake
kanan jarrus
kantai collection
karrier bantam
kate middleton
katniss everdeen
kawasaki ninja
keihin-tohoku
keihin-tohoku line
ken block
kenny mccormick
kevin durant
khal drogo
ki-43
ki-61
ki-84
ki-adi-mundi
kiki's delivery service
kimi raikkonen
kimmi raikkonen
king class
king dedede
king george v
king ghidorah
king henry viii
king raven
kings wimbledon
kira yamato
kiss army
kit fisto
kitty hawk
knights of old
kobe bryant
koenigsegg agera
koenigsegg ccx
kofi kingston
komatsu gareo
koopa troopa
koplow games
kore wa zombie desu ka
kotobuki tsumugi
kotobukiya artfx
kre-o transformers
kristen stewart
krone comprima
krupp protze
kuroko's basketball
kv-1
kv-2
kyle broflovski
kyle busch
kylo ren
l-drago
la lakers
la-5
la-7
laa-laa
lada 1200
lada niva
lagonda rapide
lagoona blue
lake district
lama su
lambda shuttle
lamborghini aventador j
lamborghini gallardo lp 560-4
lamborghini gallardo lp560-4
lamborghini huracan
lamborghini miura
lamborghini murcielago lp670-4
lamborghini reventon
lamborghini trattori
lancia 037
lancia aurelia
lancia delta integrale
lancia fulvia
lancia hyena zagato
lancia stratos
land rover series i
larry koopa
latitude enfant
laurel & hardy
laurel and hardy
laverda jota
lavish lanky cats
lebron james
leeds united
legend productions
lego alien conquest
lego architecture
lego atlantis
lego bionicle
lego cars
lego castle
lego chima
lego dc
lego dc comics
lego dimensions
lego duplo
lego elves
lego galaxy squad
lego harry potter
lego hero factory
lego ideas
lego indiana jones
lego marvel
lego minecraft
lego mixels
lego monster fighters
lego nexo knights
lego ninjago
lego pharaoh's quest
lego power miners
lego racers
lego space police
lego speed champions
lego the hobbit
lego toy story
legolas greenleaf
leia organa
lemken solitair
lemmy koopa
len kagamine
lenny lard
leon kennedy
leonardo da vinci
leopard 1
leopard 2
leopard 2a6
lewis chessmen
lewis hamilton
lex luthor
lexus is
lexus lfa
leyland atlantean
leyland fg
leyland leopard
leyland national
leyland octopus
leyland olympian
leyland royal tiger
leyland tiger
leyland titan
liam payne
licence to kill
liebherr l580
light fury
lightning l-drago
lil lodge
linderhof palace
lingyin huang
lion-o
lionel messi
lisa simpson
little miss muffin
little my
liverpool fc
lloyd garmadon
lms black
lms crimson
lner apple green
lockheed constellation
lode star
london country
london eye
long haul
lord garmadon
lord nelson
lotus cortina
lotus elise
lotus europa
louis tomlinson
louis xiv
love live!
lp700-4
ltgy-en040
lucius malfoy
lucy van pelt
luminara unduli
luna lovegood
lunar module
lupin the third
lvt-4
lyndie's craft
m. molinda
m1 abrams
m10 wolverine
m113 acav
m18 hellcat
m1a1 abrams
m1a2 abrams
m2 bradley
m24 chaffee
m3 grant
m3 lee
m3 stuart
m4 sherman
m41 walker bulldog
m48 patton
m4a3 sherman
m5 stuart
m60 patton
m7 priest
machu picchu
mack granite
mack hauler
macross plus
mad max
madeline hatter
madoka kaname
madoka magica
maggie simpson
magna-tiles
magnum p.i.
maid marian
maidstone & district
majin buu
makise kurisu
makka pakka
mallow district
man-at-arms
marc marquez
marcus fenix
marder iii
margaret thatcher
marge simpson
maria hill
marie antoinette
marilyn monroe
mario kart 8
mark antony
mark webber
markku alen
marlon clutches mckay
mars rover
martian manhunter
marty mcfly
marvel comics
marvel heroes
marvel's hercules
marvin the martian
marvin's magic
mary alice
mary rose
maserati 250f
maserati granturismo
maserati mc12
maserati quattroporte
massey ferguson 398
master splinter
matfield lavender
matt hardy
matt smith
max rebo
maximum merc
maya the bee
maz kanata
mazda 787b
mazda mx-5
mazda rx-7
mb games
mclaren f1
mclaren honda
mclaren mp4
mclaren mp4-12c
mclaren p1
mclaren senna
me 163
me 262
meg and mog
mega magna
mega mewtwo y
megurine luka
melissa doug
melkus rs 1000
mer-man
mercedes 300 sl
mercedes arocs
mercedes atego
mercedes benz actros
mercedes slk
mercedes slr mclaren
mercedes sprinter
mercedes-benz 300 sl
mercedes-benz clk
mercedes-benz slr
mercedes-benz sls amg
mercedes-benz unimog
messerschmitt bf 109
messerschmitt me 262
meta knight
meta-forms
metagross ex
meteo l-drago
metropolitan police
mg b
mg metro 6r4
mg midget
mg tc
mg td
mg tf
mgb gt
mgb roadster
mi-24 hind
mi-8 hip
mia and me
miami heat
michael jordan
michael myers
michael schumacher
mickey's dream
micro ace
midland red
midsomer murders
mig productions
mig-15
mig-17
mig-21
mig-23
mig-25
mig-29
mig-31
mighty mac
miguel camino
mika hakkinen
mike rockenfeller
mike tyson
mike wazowski
mil gl
mille miglia
milton bradley
minerva mcgonagall
mini bolt
mini cooper s
minions 2
miraculous ladybug
mirage 2000
mirage f1
mirage iii
misty and brock
mitsubishi evo
mitsubishi lancer evo
moebius models
momaw nadon
mon mothma
mona lisa
monkey d. luffy
mont saint michel
monty python
moon dough
morgan plus 8
morris j2
morris marina
morris mini
morris oxford
mos eisley
moss bros
moxie girlz
moyu aolong
moyu aolong v2
moyu weilong
mr burns
mr fantastic
mr khan
mr phoenix
mr spock
mr stink
mr. spock
mummy pig
munchkin zombies
munster koach
mustang gt
muv-luv
my neighbor totoro
mystery minis
myth cloth
naboo starfighter
naked snake
name's the game
napoleon bonaparte
napoleon dynamite
narcissa malfoy
naruto shippuden
nathan drake
national express
ncc-1701
ned flanders
ned stark
neo limited 300
neon genesis evangelion
network railtrack
neuschwanstein castle
neville longbottom
new england patriots
new holland tm 175
new ray
new york giants
niall horan
nick clegg
nico robin
nico rosberg
nicol bolas
nien nunb
nieuport 17
nigel farage
nigel gearsley
nigel mansell
night's watch
niki lauda
ninth doctor
nissan 350z
nissan 370z
nissan fairlady
nissan figaro
nissan gtr
nissan leaf
nissan skyline gt-r
nite owl
noble m600
norbert dentressangle
north american p-51d mustang
north pole
northern general
norwich city
notre dame
nottingham forest
nsu ro 80
nute gunray
ny giants
obi wan kenobi
odell beckham jr
ogre kingdoms
oh-58 kiowa
old sparky
oliver hardy
omega supreme
opel ascona
opel astra
opel blitz
opel commodore
opel corsa
opel gt
opel kadett
opel kapitan
opel manta
opel rekord
optare solo
orange tree toys
orphan black
orson krennic
otto mobile
oxford bricks
ozzy osbourne
p hollingworth
p-38 lightning
p-39 airacobra
p-40 warhawk
p-47 thunderbolt
p-51 mustang
p-51d mustang
p-61 black widow
p47 thunderbolt
pac-man
padme amidala
padme naberrie
pagani zonda
pagani zonda r
pak 36
pak 38
pak 40
pan am
panavia tornado
panther ausf g
panther ausf. g
panther g
panzer ii
panzer iii
panzer iv
panzer v
panzerhaubitze 2000
papa smurf
paris saint-germain
parrot airborne
parrot minidrones
passel argente
patriot class
paul mccartney
paul stanley
pedro pony
peeta mellark
peg perego
pennsylvania railroad
peter andre
peter capaldi
petter solberg
peugeot 207
peugeot 208
peugeot 309
peugeot 404
peugeot 406
peugeot 504
peugeot 908
peugeot 908 hdi
peyton manning
phantom of the opera
phil coulson
phra nang
piccolo daimao
pieter bruegel
pink gable
piper cub
pippi longstocking
pirate fred
pitts special
plastic man
plaxton panorama
playmobil 1.2.3
playmobil country
playmobil dollhouse
playmobil dragons
playmobil history
playmobil knights
playmobil pirates
playmobil wild life
plo koon
plus-plus
plymouth barracuda
plymouth fury
plymouth road runner
plymouth superbird
po nudo
pocket pop
poggle the lesser
polar lights
ponda baba
pontiac firebird trans am
pontiac gto
pooh bear
porky pig
porsche 356
porsche 911
porsche 911 carrera s
porsche 917
porsche 918
porsche 918 spyder
porsche 919 hybrid
porsche 959
porsche carrera
porsche carrera gt
porsche cayman
porsche macan
porsche panamera
portal 2
portgas d. ace
powell craft
power miners
power rangers dino charge
power rangers megaforce
power rangers samurai
power rangers super megaforce
pratt truss
premium x
prestons of potto
prince charles
prince william
princess anna
princess coronation
princess leia organa
princess victoria
prinz eugen
prisoner of azkaban
professor x
professor zundapp
pros-aide
protectobot rook
protectorate of menoth
puppy in my pocket
q-workshop
quantum of solace
queen amidala
queen elsa
queen mary 2
queen's blade
queens park rangers
qui-gon
qui-gon jinn
r.m.s titanic
r2-d2
r4-p17
r5-d4
rac rally
race for the galaxy
rachel duncan
rafale m
rallye great britain
randy orton
range rover evoque
range rover sport
rangers fc
raoul caroule
raven queen
reading fc
reading transport
rebecca rabbit
rei ayanami
reliant regal
reliant robin
remus lupin
renault 4
renault 5
renault alpine
renault espace
renault magnum
renault megane
renault twingo
republic commando
republic gunship
revell aqua color
revell control
revell-monogram
ribble motors
ric flair
richard burns
richard the lionheart
rick grimes
riley elf
rin kagamine
ringo starr
rio 2
rise of the planet of the apes
rise of the runelords
river song
rms queen mary
rms titanic
road runner
roald dahl
robb stark
robert addison
robert downey jr
robert kubica
robert pattinson
robin reliant
robocar poli
robosapien x
robsons of carlisle
rock leone
rock raiders
rocky balboa
rod torque redline
rodimus prime
roger federer
rolls royce silver cloud
rolls royce silver ghost
rolls royce silver shadow
rolls-royce phantom
ron weasley
roppo shuriken
roronoa zoro
rory williams
rorys story cubes
rose tyler
round 2
routemaster bus
rover 3500
rover p4
rover p5
rover p6
rover sd1
roy hodgson
royal enfield
royal magic
rsv 1000 r
rubens barrichello
rubik's cube
rubiks cube
rudolph the red nosed reindeer
rx-7 fd3s
rx-78-2
saab 900
saab 96
saab 99
saab draken
saab gripen
saab viggen
sabine wren
saesee tiin
saesee tiin's jedi starfighter
safari toob
sagrada familia
sailor jupiter
sailor mars
sailor venus
saint basil's cathedral
saint seiya
sakura haruno
sal machiani
salacious crumb
salt co
salvador dali
same diamond
same diamond 270
samwise gamgee
san hill
sandor clegane
sansa stark
santa fe railroad
santa maria
sarah jane smith
sasuke uchiha
saturn v
saul goodman
savage opress
sbd dauntless
scalextric digital
scammell constructor
scene it 2
schmidt spiele
scorpion fighter
scout trooper
scribble garden
scrooge mcduck
sd.kfz. 222
sd.kfz. 251
sdkfz 250
sdkfz 251
sdws-en005
sea harrier
seat ibiza
seat leon
sebastian vettel
sebastien loeb
second doctor
sega prize
sensei wu
sepecat jaguar
sergio aguero
seto kaiba
seven dwarfs
seventh doctor
severus snape
sh figuarts
shaak ti
she-ra
shelby gt500
shelby mustang
shengshou tank
sherlock holmes
shining armor
shkh dana
shogun steel
short stirling
short sunderland
showtime friends
shu todoroki
sideways racing
sidney crosby
sierra cosworth
sikorsky uh-60
silk spectre
silver spoon
simon cowell
sin cara
singer gazelle
sio bibble
sio montessori
sir handel
sir lamiel
sirius black
sixth doctor
skelita calaveras
skip bo
skipper riley
skoda fabia
skoda octavia
skull & shackles
skyline gt-r
skywalker quattro
slam attax rebellion
slave 1
sleddy rainbow
sleeping beauty castle
slinky dog
smart fortwo
smasha ballz
smasha-ballz
smokey joe
snow miku
snow white & the seven dwarfs
snuggle pets
solid snake
son goku
sophie la girafe
sopwith camel
soul of chogokin
south eastern
southampton fc
southern vectis
space invaders
space shuttle discovery
spad xiii
spectra vondergeist
spectrum patrol car
speed seeker
speedway friends
sphero ollie
spirit tracks
spitfire mk i
springwood slasher
spyker c8
spyro adventures
squall leonhart
square enix
sr olive green
sr-71 blackbird
st basil's cathedral
st george's day
st paul's cathedral
st peter's basilica
st. basil's cathedral
st. peter's basilica
staffordshire regiment
stan laurel
stan marsh
star cutouts
star platinum
star trek nemesis
star wars galactic heroes
star wars legends
star wars the clone wars
stargate sg-1
start scalextric
stay puft
steelswarm invasion
step puzzle
steven gerrard
stewie griffin
sticky mosaics
stinky pete
stirling moss
stoke city
stone cold
storm pegasus
strathclyde fire & rescue
stretch armstrong
strike freedom gundam
strv 103
strv 103c
studio ghibli
stug iii
su 100
su-100
su-122
su-152
su-25 frogfoot
su-27
su-27 flanker
su-85
sub-zero
subaru 360
subaru brz
subaru impreza wrc
subaru legacy
suma collection
sunbeam rapier
sunbeam tiger
sunderland afc
super battle droid
super etendard
super mega force
super munchkin 2
super sentai
superhero squad
superman ii
supermarine spitfire
surprised stare
suzuki gsx-r
suzuki gsx-r 600
suzuki hayabusa
suzuki katana
suzuki swift
suzy sheep
swamp thangs
swansea city afc
sweep and soo
sweetie belle
sy snootles
sydney opera house
syma x5c
syma x5sw
symphony beach iii
symphony pro edge
t-26
t-28
t-34
t-34 tank
t-34/76
t-34/85
t-35
t-54
t-55
t-62
t-72
t-80
t-800
t-90
tachyon galaxy
take that
tales of arcadia
tangle creations
tangle jr
tangle junior
tank girl
targa florio
tau empire
tbf avenger
team fortress 2
teddy bears' picnic
teen titans go!
tenkai knights
tenth doctor
terrier class
texas chainsaw
the addams family
the adventures of tintin
the clash
the comedian
the famous five
the fault in our stars
the gruffalo's child
the hangover
the hungry caterpillar
the idolmaster
the invincible iron man
the jam
the last supper
the man with the golden gun
the master
the moomins
the munsters
the name's the game
the octonauts
the orb factory
the smurfs
the specials
the stig
the suma collection
the texas chainsaw massacre
the three little pigs
the three musketeers
the ugly duckling
the wastes of eriador
the world is not enough
the x-files
third doctor
thomas take-n-play
thomas wooden railway
thorin oakenshield
thunderbird 1
thunderbird 2
thunderbird 3
thunderbird 4
tic-toc-croc
tie bomber
tie defender
tifa lockhart
tiger & bunny
tiger electronics
timmy and tommy
tinky winky
tinsley transfers
tom brady
tom hiddleston
tom nook
tomb kings
tommi makinen
tomorrow never dies
tony blair
tony stewart
tony tony chopper
top trivia
tornado a1
tornado gr4
toro rosso
tottenham hotspur
tow mater
toyota 2000gt
toyota 86
toyota celica
toyota corolla
toyota hilux
toyota land cruiser
toyota prius
toyota supra
toyota ts030
trabant 601
trafalgar law
transformers animated
transformers generations
transformers prime
trap jaw
tri-ang
tri-ang minic
triang minic ships
triominos excel
trish una
triumph dolomite
triumph spitfire
triumph stag
triumph tr3a
triumph tr4
triumph tr6
triumph vitesse
truescale miniatures
tsum tsum
tumdee miniatures
turbo maxi
tusken raider
tweety pie
twelfth doctor
twin peaks
ty beanie babies
ty beanie boos
ty rux
typ 770k
type 97 chi-ha
type vii c
type vii d
type xxi
tyrion lannister
u-2 dragon lady
u-boat type vii
u-wing
uefa champions league
ugly dolls
uh-1 huey
uh-1d
uh-60 black hawk
ultimate guard
ultra magnus
ultra seven
ultraman nexus
ultraman tiga
umbrella corporation
uni posca
unicorn gundam
uruk-hai
usain bolt
uss alabama
uss arizona
uss enterprise
uss enterprise ncc-1701
uss hornet
uss hue city
uss indianapolis
uss iowa
uss lexington
uss missouri
uss new jersey
uss nimitz
uss skipjack
uss texas
uss yorktown
v-2 rocket
v5-space
valentine mk iii
valentino rossi
vampire counts
van gogh
vanellope von schweetz
vaughn gittin
vaughn gittin jr
vauxhall astra
vauxhall cavalier
vauxhall corsa
vauxhall cresta
vauxhall victor
vauxhall viva
velociraptor blue
venus mcflytrap
vertigo comics
vespa px
vickers valiant
vickers wellington
vickers-armstrong
victor hoffman
view to a kill
vincent black shadow
vincent valentine
vivid imaginations
volvo 240
volvo 850
volvo amazon
volvo ec
volvo f10
volvo fh12
volvo fh16
volvo p1800
vt-49 decimator
vtech innotab
vw bulli
vw caddy
vw camper
vw golf gti
vw passat
vw samba
vw scirocco
vw t1
vw t2
vw touareg
vw transporter
wall-e
walter rohrl
walthers trainline
wanted pirates
war doctor
warhammer 40000
warhammer 40k
warner bros
wartburg 353
wat tambor
wayne gretzky
wayne rooney
wedge antilles
weebledown farm
weise toys
weise-toys
west bromwich albion
west country class
western national
westland lynx
westland lysander
westland sea king
white walker
wicked aussie booma
wicket the ewok
wide arrow
wiesel 2
wigan athletic
wiking-traffic-models
wilberry fun
wile e coyote
wile e. coyote
william the conqueror
williams renault
wilma flintstone
wing gundam
winning moves
wl-toys
wolf of badenoch
wolseley hornet
wolverhampton wanderers
wooly willy
world cup 2014
world of warriors
worms super sheep
wright eclipse 2
wright eclipse gemini
wwe slam attax
x-drive
x-files
xt-xinte
yak-3
yak-9
yamaha r1
yamaha yz450f
yaya toure
yellow cab
yj moyu
yj yulong
yo-kai watch
yoohoo & friends
york minster
yorkshire traction
young justice
yt-1300
yt-2400
yu-gi-oh gx
yu-gi-oh!
yu-gi-oh! crimson crisis
yu-gi-oh! gx
yugi muto
yusei fudo
zack fair
zagone studios
zam wesell
zayn malik
zeb orrelios
zhu zhu ponies
zlatan ibrahimovic
zoe zebra
zoo lotto
zwarte piet
`;
