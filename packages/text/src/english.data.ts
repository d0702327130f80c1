/**
 * British English as other English-speaking sites write it, one entry a line: `british ; SITES=text, SITES=text`.
 * Spelling goes to the United States alone (Canada keeps "colour"); what is called by another word goes where that word is used.
 * Left out on purpose: words that mean two things in titles (boot, bonnet, jumper, pants, rubber, tap, football alone), and units.
 */
export const ENGLISH_VARIANTS = `
colour ; US=color
colours ; US=colors
coloured ; US=colored
colouring ; US=coloring
colourful ; US=colorful
colourless ; US=colorless
colourway ; US=colorway
multicolour ; US=multicolor
multicoloured ; US=multicolored
multicolours ; US=multicolors
watercolour ; US=watercolor
watercolours ; US=watercolors
discoloured ; US=discolored
bicolour ; US=bicolor
tricolour ; US=tricolor
favourite ; US=favorite
favourites ; US=favorites
favour ; US=favor
favours ; US=favors
flavour ; US=flavor
flavours ; US=flavors
flavoured ; US=flavored
honour ; US=honor
honours ; US=honors
humour ; US=humor
harbour ; US=harbor
neighbour ; US=neighbor
neighbours ; US=neighbors
neighbourhood ; US=neighborhood
labour ; US=labor
armour ; US=armor
armoured ; US=armored
armoury ; US=armory
vapour ; US=vapor
odour ; US=odor
behaviour ; US=behavior
saviour ; US=savior
rumour ; US=rumor
parlour ; US=parlor
splendour ; US=splendor
endeavour ; US=endeavor
centre ; US=center
centres ; US=centers
centred ; US=centered
centrepiece ; US=centerpiece
centrepieces ; US=centerpieces
theatre ; US=theater
theatres ; US=theaters
fibre ; US=fiber
fibres ; US=fibers
fibreglass ; US=fiberglass
sabre ; US=saber
sabres ; US=sabers
lightsabre ; US=lightsaber
lightsabres ; US=lightsabers
sceptre ; US=scepter
spectre ; US=specter
calibre ; US=caliber
lustre ; US=luster
sombre ; US=somber
meagre ; US=meager
metre stick ; US=yardstick
grey ; US=gray
greys ; US=grays
greyish ; US=grayish
jewellery ; US=jewelry
jeweller ; US=jeweler
jewellers ; US=jewelers
jewelled ; US=jeweled
pyjama ; US=pajama
pyjamas ; US=pajamas
pyjama set ; US=pajama set
modelling ; US=modeling
modelled ; US=modeled
modeller ; US=modeler
modellers ; US=modelers
travelling ; US=traveling
traveller ; US=traveler
travellers ; US=travelers
travelled ; US=traveled
labelled ; US=labeled
labelling ; US=labeling
enamelled ; US=enameled
panelled ; US=paneled
cancelled ; US=canceled
channelled ; US=channeled
levelled ; US=leveled
levelling ; US=leveling
dialling ; US=dialing
counsellor ; US=counselor
marvellous ; US=marvelous
woollen ; US=woolen
quarrelling ; US=quarreling
signalling ; US=signaling
swivelling ; US=swiveling
tunnelling ; US=tunneling
bejewelled ; US=bejeweled
chiselled ; US=chiseled
moustache ; US=mustache
moustaches ; US=mustaches
cosy ; US=cozy
catalogue ; US=catalog
catalogues ; US=catalogs
cheque ; US=check
cheques ; US=checks
defence ; US=defense
offence ; US=offense
licence ; US=license
licences ; US=licenses
practise ; US=practice
storey ; US=story
sceptical ; US=skeptical
mould ; US=mold
moulds ; US=molds
moulded ; US=molded
moulding ; US=molding
smoulder ; US=smolder
plough ; US=plow
ploughs ; US=plows
doughnut ; US=donut
doughnuts ; US=donuts
yoghurt ; US=yogurt
liquorice ; US=licorice
artefact ; US=artifact
artefacts ; US=artifacts
draught ; US=draft
draught excluder ; US=draft stopper
programme ; US=program
programmes ; US=programs
encyclopaedia ; US=encyclopedia
mediaeval ; US=medieval
manoeuvre ; US=maneuver
manoeuvres ; US=maneuvers
orthopaedic ; US=orthopedic
anaesthetic ; US=anesthetic
foetus ; US=fetus
diarrhoea ; US=diarrhea
tumour ; US=tumor
enrol ; US=enroll
enrolment ; US=enrollment
fulfil ; US=fulfill
skilful ; US=skillful
wilful ; US=willful
instalment ; US=installment
distil ; US=distill
ageing ; US=aging
likeable ; US=likable
acknowledgement ; US=acknowledgment
judgement ; US=judgment
whisky glass ; US=whiskey glass
whisky glasses ; US=whiskey glasses
chilli ; US=chili
chillies ; US=chilis
omelette ; US=omelet
gramme ; US=gram
premiss ; US=premise
pedlar ; US=peddler
sulphur ; US=sulfur
furore ; US=furor
tonne ; US=ton
whilst ; US=while
amongst ; US=among
aluminium ; US CA=aluminum
aeroplane ; US CA=airplane
aeroplanes ; US CA=airplanes
tyre ; US CA=tire
tyres ; US CA=tires
kerb ; US CA=curb
analyse ; US CA=analyze
analyser ; US CA=analyzer
paralyse ; US CA=paralyze
catalyse ; US CA=catalyze
personalised ; US CA=personalized
personalise ; US CA=personalize
personalisable ; US CA=personalizable
organiser ; US CA=organizer
organisers ; US CA=organizers
organise ; US CA=organize
organised ; US CA=organized
customised ; US CA=customized
customise ; US CA=customize
customisable ; US CA=customizable
specialised ; US CA=specialized
authorised ; US CA=authorized
recognised ; US CA=recognized
galvanised ; US CA=galvanized
polarised ; US CA=polarized
motorised ; US CA=motorized
pressurised ; US CA=pressurized
mercerised ; US CA=mercerized
moisturiser ; US CA=moisturizer
moisturising ; US CA=moisturizing
sanitiser ; US CA=sanitizer
fertiliser ; US CA=fertilizer
stabiliser ; US CA=stabilizer
stabilisers ; US CA=training wheels
equaliser ; US CA=equalizer
tranquilliser ; US CA=tranquilizer
synthesiser ; US CA=synthesizer
visualiser ; US CA=visualizer
oversised ; US CA=oversized
stylised ; US CA=stylized
anodised ; US CA=anodized
crystallised ; US CA=crystallized
pasteurised ; US CA=pasteurized
vaporiser ; US CA=vaporizer
energiser ; US CA=energizer
miniaturised ; US CA=miniaturized
memorise ; US CA=memorize
realise ; US CA=realize
glamorise ; US CA=glamorize
magnetised ; US CA=magnetized
symbolise ; US CA=symbolize
colourised ; US=colorized, CA=colourized
optimised ; US CA=optimized
digitised ; US CA=digitized
standardised ; US CA=standardized
nappy ; US CA=diaper
nappies ; US CA=diapers
nappy bag ; US CA=diaper bag
nappy bags ; US CA=diaper bags
changing bag ; US CA=diaper bag
trainers ; US CA=sneakers, AU=sneakers
plimsolls ; US CA=sneakers
wellies ; US CA=rain boots, AU=gumboots
wellington boots ; US CA=rain boots, AU=gumboots
wellingtons ; US CA=rain boots, AU=gumboots
football boots ; US CA=soccer cleats
football boot ; US CA=soccer cleat
football shirt ; US CA=soccer jersey
football shirts ; US CA=soccer jerseys
trousers ; US CA=pants
waistcoat ; US CA=vest
waistcoats ; US CA=vests
dungarees ; US CA=overalls
dressing gown ; US CA=bathrobe
dressing gowns ; US CA=bathrobes
swimming costume ; US CA=swimsuit
swimming costumes ; US CA=swimsuits
bum bag ; US CA=fanny pack
bum bags ; US CA=fanny packs
rucksack ; US CA=backpack, AU=backpack
rucksacks ; US CA=backpacks, AU=backpacks
knickers ; US CA=panties
christmas jumper ; US CA=Christmas sweater
christmas jumpers ; US CA=Christmas sweaters
knitted jumper ; US CA=knitted sweater
polo neck ; US CA=turtleneck
roll neck ; US CA=turtleneck
hair slide ; US CA=barrette
hair slides ; US CA=barrettes
hair grips ; US CA=bobby pins
hair bobbles ; US CA=hair ties
fancy dress costume ; US CA=costume, AU=costume
fancy dress costumes ; US CA=costumes, AU=costumes
fancy dress outfit ; US CA=costume
fancy dress outfits ; US CA=costumes
fancy dress accessory ; US CA=costume accessory
fancy dress accessories ; US CA=costume accessories
fancy dress party ; US CA=costume party
fancy dress ; US CA=costume
lorry ; US CA=truck, AU=truck
lorries ; US CA=trucks, AU=trucks
articulated lorry ; US CA=semi truck
tipper lorry ; US CA=dump truck, AU=tip truck
bin lorry ; US CA=garbage truck, AU=garbage truck
dustbin lorry ; US CA=garbage truck
dustcart ; US CA=garbage truck, AU=garbage truck
refuse truck ; US CA=garbage truck
fire engine ; US CA=fire truck, AU=fire truck
fire engines ; US CA=fire trucks, AU=fire trucks
saloon car ; US CA=sedan, AU=sedan
saloon cars ; US CA=sedans
estate car ; US CA=station wagon, AU=station wagon
goods wagon ; US CA=freight car
goods wagons ; US CA=freight cars
number plate ; US=license plate, CA=licence plate
number plates ; US=license plates, CA=licence plates
windscreen ; US CA=windshield
windscreens ; US CA=windshields
petrol ; US CA=gas
motorway ; US CA=highway
pickup lorry ; US CA=pickup truck
spanner ; US CA=wrench
spanners ; US CA=wrenches
torch ; US CA=flashlight
torches ; US CA=flashlights
jump leads ; US CA=jumper cables
car bonnet ; US CA=car hood
exhaust silencer ; US CA=muffler
pushchair ; US CA=stroller, AU=pram
pushchairs ; US CA=strollers, AU=prams
pram ; US CA=baby carriage
prams ; US CA=baby carriages
dolls pram ; US CA=doll stroller
doll's pram ; US CA=doll stroller
cot ; US CA=crib
cots ; US CA=cribs
cot bed ; US CA=toddler bed
cot mobile ; US CA=crib mobile
cot bedding ; US CA=crib bedding
mum ; US CA=mom
mums ; US CA=moms
mummy's ; US CA=mommy's
mums' ; US CA=moms'
baby vest ; US CA=baby bodysuit
baby vests ; US CA=baby bodysuits
feeding bottle ; US CA=baby bottle
romper suit ; US CA=romper
dolls house ; US CA=dollhouse
doll's house ; US CA=dollhouse
dolls' house ; US CA=dollhouse
dolls houses ; US CA=dollhouses
doll's houses ; US CA=dollhouses
dolls' houses ; US CA=dollhouses
draughts ; US CA=checkers
draughts board ; US CA=checkerboard
noughts and crosses ; US CA=tic-tac-toe
skipping rope ; US CA=jump rope
skipping ropes ; US CA=jump ropes
table football ; US CA=foosball
football table ; US CA=foosball table
wendy house ; US CA=playhouse
paddling pool ; US CA=kiddie pool, AU=wading pool
paddling pools ; US CA=kiddie pools, AU=wading pools
cuddly toy ; US CA=stuffed animal
cuddly toys ; US CA=stuffed animals
skittles set ; US CA=bowling set
noughts ; US CA=zeros
see-saw ; US CA=seesaw
ladybird ; US CA=ladybug
ladybirds ; US CA=ladybugs
candyfloss ; US CA=cotton candy, AU=fairy floss
candy floss ; US CA=cotton candy, AU=fairy floss
father christmas ; US CA=Santa Claus, AU=Santa Claus
fairy lights ; US CA=string lights
conjuring set ; US CA=magic set
colouring pencils ; US=colored pencils, CA=coloured pencils
colouring pencil ; US=colored pencil, CA=coloured pencil
felt tip pens ; US CA=felt-tip markers, AU=felt-tip markers
felt tips ; US CA=felt-tip markers
felt tip pen ; US CA=felt-tip marker
drawing pins ; US CA=thumbtacks
sellotape ; US CA=clear tape
biro ; US CA=ballpoint pen
biros ; US CA=ballpoint pens
maths ; US CA=math
jigsaws ; US CA=jigsaw puzzles
model railway ; US CA=model railroad
model railways ; US CA=model railroads
plasticine ; US=modeling clay, CA=modelling clay
hand bell ; US CA=handbell
mobile phone ; US CA=cell phone
mobile phones ; US CA=cell phones
tea towel ; US CA=dish towel
tea towels ; US CA=dish towels
kitchen roll ; US CA=paper towel
cling film ; US CA=plastic wrap
washing up bowl ; US CA=dishpan
dustbin ; US CA=trash can
rubbish bin ; US CA=trash can
waste bin ; US CA=trash can
waste bins ; US CA=trash cans
cutlery ; US CA=flatware
cutlery set ; US CA=flatware set
chest of drawers ; US CA=dresser
hosepipe ; US CA=garden hose
secateurs ; US CA=pruning shears
worktop ; US CA=countertop
tumble dryer ; US CA=clothes dryer
duvet ; US CA=comforter, AU=quilt
duvets ; US CA=comforters, AU=quilts
flatpack ; US CA=ready-to-assemble
spirit level ; US CA=bubble level
stanley knife ; US CA=utility knife
anti-clockwise ; US CA=counterclockwise
anticlockwise ; US CA=counterclockwise
postage ; US CA=shipping
free postage ; US CA=free shipping
free p&p ; US CA=free shipping
free delivery ; US CA=free shipping
free uk delivery ; US CA=free shipping, AU=free delivery, IE=free delivery
hundreds and thousands ; US CA=sprinkles
icing sugar ; US CA=powdered sugar
cake tin ; US CA=cake pan
cake tins ; US CA=cake pans
baking tray ; US CA=baking sheet
baking trays ; US CA=baking sheets
muffin tin ; US CA=muffin pan
sweets ; AU=lollies
duvet cover ; AU=quilt cover
duvet covers ; AU=quilt covers
`;
