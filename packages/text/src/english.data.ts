/** Words that the United States alone spell in their own way: British `=` American. */
const SPELLINGS = `
colour(s)=color coloured=colored colouring=coloring colourful=colorful colourless=colorless colourway=colorway multicolour(s)=multicolor
multicoloured=multicolored watercolour(s)=watercolor discoloured=discolored bicolour=bicolor tricolour=tricolor favourite(s)=favorite favour(s)=favor
flavour(s)=flavor flavoured=flavored honour(s)=honor humour=humor harbour=harbor neighbour(s)=neighbor neighbourhood=neighborhood labour=labor
armour=armor armoured=armored armoury=armory vapour=vapor odour=odor behaviour=behavior saviour=savior rumour=rumor parlour=parlor splendour=splendor
endeavour=endeavor centre(s)=center centred=centered centrepiece(s)=centerpiece theatre(s)=theater fibre(s)=fiber fibreglass=fiberglass sabre(s)=saber
lightsabre(s)=lightsaber sceptre=scepter spectre=specter calibre=caliber lustre=luster sombre=somber meagre=meager metre(s)=meter litre(s)=liter
kilometre(s)=kilometer centimetre(s)=centimeter millimetre(s)=millimeter millilitre(s)=milliliter grey(s)=gray greyish=grayish jewellery=jewelry
jeweller(s)=jeweler jewelled=jeweled pyjama(s)=pajama modelling=modeling modelled=modeled modeller(s)=modeler travelling=traveling
traveller(s)=traveler travelled=traveled labelled=labeled labelling=labeling enamelled=enameled panelled=paneled cancelled=canceled
channelled=channeled levelled=leveled levelling=leveling dialling=dialing counsellor=counselor marvellous=marvelous woollen=woolen
quarrelling=quarreling signalling=signaling swivelling=swiveling tunnelling=tunneling bejewelled=bejeweled chiselled=chiseled moustache(s)=mustache
cosy=cozy catalogue(s)=catalog cheque(s)=check defence=defense offence=offense licence(s)=license practise=practice storey=story sceptical=skeptical
mould(s)=mold moulded=molded moulding=molding smoulder=smolder plough(s)=plow doughnut(s)=donut yoghurt=yogurt liquorice=licorice artefact(s)=artifact
draught=draft programme(s)=program encyclopaedia=encyclopedia mediaeval=medieval manoeuvre(s)=maneuver orthopaedic=orthopedic anaesthetic=anesthetic
foetus=fetus diarrhoea=diarrhea tumour=tumor enrol=enroll enrolment=enrollment fulfil=fulfill skilful=skillful wilful=willful instalment=installment
distil=distill ageing=aging likeable=likable acknowledgement=acknowledgment judgement=judgment chilli=chili chillies=chilis omelette=omelet
gramme=gram premiss=premise pedlar=peddler sulphur=sulfur furore=furor tonne=ton whilst=while amongst=among
`;

/** The same, in words of which the United States and Canada write both alike. */
const AMERICAN = `
aluminium = aluminum, aeroplane(s) = airplane, tyre(s) = tire, kerb = curb, analyse = analyze, analyser = analyzer, paralyse = paralyze, catalyse =
catalyze, personalised = personalized, personalise = personalize, personalisable = personalizable, organiser(s) = organizer, organise = organize,
organised = organized, customised = customized, customise = customize, customisable = customizable, specialised = specialized, authorised =
authorized, recognised = recognized, galvanised = galvanized, polarised = polarized, motorised = motorized, pressurised = pressurized, mercerised =
mercerized, moisturiser = moisturizer, moisturising = moisturizing, sanitiser = sanitizer, fertiliser = fertilizer, stabiliser = stabilizer,
stabilisers = training wheels, equaliser = equalizer, tranquilliser = tranquilizer, synthesiser = synthesizer, visualiser = visualizer, oversised =
oversized, stylised = stylized, anodised = anodized, crystallised = crystallized, pasteurised = pasteurized, vaporiser = vaporizer, energiser =
energizer, miniaturised = miniaturized, memorise = memorize, realise = realize, glamorise = glamorize, magnetised = magnetized, symbolise = symbolize,
optimised = optimized, digitised = digitized, standardised = standardized, nappy = diaper, nappies = diapers, nappy bag(s) = diaper bag, changing bag
= diaper bag, plimsolls = sneakers, football boot(s) = soccer cleat, football shirt(s) = soccer jersey, trousers = pants, waistcoat(s) = vest,
dungarees = overalls, dressing gown(s) = bathrobe, swimming costume(s) = swimsuit, bum bag(s) = fanny pack, knickers = panties, christmas jumper(s) =
Christmas sweater, knitted jumper = knitted sweater, polo neck = turtleneck, roll neck = turtleneck, hair slide(s) = barrette, hair grips = bobby
pins, hair bobbles = hair ties, fancy dress outfit(s) = costume, fancy dress accessory = costume accessory, fancy dress accessories = costume
accessories, fancy dress party = costume party, fancy dress = costume, articulated lorry = semi truck, dustbin lorry = garbage truck, refuse truck =
garbage truck, saloon cars = sedans, goods wagon(s) = freight car, windscreen(s) = windshield, petrol = gas, motorway = highway, pickup lorry = pickup
truck, spanner = wrench, spanners = wrenches, torch = flashlight, torches = flashlights, jump leads = jumper cables, car bonnet = car hood, exhaust
silencer = muffler, pram(s) = baby carriage, dolls pram = doll stroller, doll's pram = doll stroller, cot(s) = crib, cot bed = toddler bed, cot mobile
= crib mobile, cot bedding = crib bedding, mum(s) = mom, mummy's = mommy's, mums' = moms', baby vest(s) = baby bodysuit, feeding bottle = baby bottle,
romper suit = romper, dolls house(s) = dollhouse, doll's house(s) = dollhouse, dolls' house(s) = dollhouse, draughts = checkers, draughts board =
checkerboard, noughts and crosses = tic-tac-toe, skipping rope(s) = jump rope, table football = foosball, football table = foosball table, wendy house
= playhouse, cuddly toy(s) = stuffed animal, skittles set = bowling set, noughts = zeros, see-saw = seesaw, ladybird(s) = ladybug, fairy lights =
string lights, conjuring set = magic set, felt tips = felt-tip markers, felt tip pen = felt-tip marker, drawing pins = thumbtacks, sellotape = clear
tape, biro(s) = ballpoint pen, maths = math, jigsaws = jigsaw puzzles, model railway(s) = model railroad, hand bell = handbell, mobile phone(s) = cell
phone, tea towel(s) = dish towel, kitchen roll = paper towel, cling film = plastic wrap, washing up bowl = dishpan, dustbin = trash can, rubbish bin =
trash can, waste bin(s) = trash can, cutlery = flatware, cutlery set = flatware set, chest of drawers = dresser, hosepipe = garden hose, secateurs =
pruning shears, worktop = countertop, tumble dryer = clothes dryer, flatpack = ready-to-assemble, spirit level = bubble level, stanley knife = utility
knife, anti-clockwise = counterclockwise, anticlockwise = counterclockwise, postage = shipping, free postage = free shipping, free p&p = free
shipping, free delivery = free shipping, hundreds and thousands = sprinkles, icing sugar = powdered sugar, cake tin(s) = cake pan, baking tray(s) =
baking sheet, muffin tin = muffin pan, running trainers = running shoes, ladies jumper = ladies sweater, womens jumper = womens sweater, women's
jumper = women's sweater, mens jumper = mens sweater, men's jumper = men's sweater, wool jumper = wool sweater, woolly jumper = wool sweater, knit
jumper = knit sweater, xmas jumper(s) = Christmas sweater, jumper dress = sweater dress, jumper dresses = sweater dresses, vest top(s) = tank top,
nightdress = nightgown, nightdresses = nightgowns, nightie = nightgown, dinner jacket = tuxedo jacket, bobble hat(s) = pom-pom beanie, alice band(s) =
headband, swimming trunks = swim trunks, swimming goggles = swim goggles, swimming cap = swim cap, swimming hat = swim cap, swimming armbands = arm
floaties, swimming arm bands = arm floaties, swim armbands = arm floaties, inflatable armbands = inflatable arm floaties, nail varnish = nail polish,
cotton buds = cotton swabs, plaits = braids, plaited = braided, dumper truck(s) = dump truck, tipper truck(s) = dump truck, recovery truck = tow
truck, breakdown truck = tow truck, people carrier = minivan, goods train(s) = freight train, level crossing(s) = railroad crossing, railway track =
railroad track, railway carriage(s) = railroad car, wing mirror(s) = side mirror, gear stick = gear shift, gearstick = gear shift, car boot liner =
car trunk liner, car boot mat = car trunk mat, car boot organiser = car trunk organizer, mudguard(s) = fender, pushbike = bicycle, push bike =
bicycle, sat nav = GPS navigator, satnav = GPS navigator, head torch = headlamp, head torches = headlamps, headtorch = headlamp, blow torch = blow
torch, blow torches = blow torches, olympic torch = Olympic torch, allen key = Allen wrench, allen keys = Allen wrenches, jubilee clip(s) = hose
clamp, crocodile clip(s) = alligator clip, bulldog clip(s) = binder clip, grub screw(s) = set screw, extension lead(s) = extension cord, mains lead =
power cord, skirting board(s) = baseboard, kitchen tap(s) = kitchen faucet, bathroom tap(s) = bathroom faucet, basin tap(s) = sink faucet, bath taps =
bathtub faucets, mixer tap(s) = mixer faucet, garden tap = outdoor faucet, strimmer = string trimmer, strimmer line = string trimmer line, water butt
= rain barrel, garden parasol = patio umbrella, white spirit = mineral spirits, paraffin lamp = kerosene lamp, paraffin heater = kerosene heater, baby
dummy = baby pacifier, baby dummies = baby pacifiers, dummy clip(s) = pacifier clip, baby buggy = baby stroller, carrycot = bassinet, baby
sleepsuit(s) = baby sleeper, soft toy(s) = plush toy, dressing up costume(s) = dress-up costume, dressing up clothes = dress-up clothes, bouncy
castle(s) = bounce house, climbing frame(s) = jungle gym, sandpit = sandbox, sandpits = sandboxes, party bag(s) = goodie bag, party bag filler(s) =
party favor, stocking filler(s) = stocking stuffer, ice lolly = ice pop, ice lollies = ice pops, lolly sticks = craft sticks, biscuit tin = cookie
tin, biscuit cutter(s) = cookie cutter, cake cases = cupcake liners, cupcake cases = cupcake liners, muffin cases = muffin liners, piping nozzle(s) =
piping tip, tin opener(s) = can opener, chopping board(s) = cutting board, serviette(s) = napkin, cafetiere = French press, kitchen foil = aluminum
foil, induction hob = induction cooktop, gas hob = gas cooktop, cooker hood = range hood, washing line = clothesline, clothes peg(s) = clothespin,
clothes airer = clothes drying rack, washing basket = laundry basket, washing powder = laundry detergent, washing up liquid = dish soap, bin bag(s) =
trash bag, bin liner(s) = trash can liner, rubbish bag(s) = trash bag, bedside table(s) = nightstand, standard lamp = floor lamp, net curtains = sheer
curtains, settee = sofa, pouffe = ottoman, airbed = air mattress, airbeds = air mattresses, dog lead = dog leash, dog leads = dog leashes, post box =
mailbox, postbox = mailbox, parcel tape = packing tape, exercise book(s) = notebook, hessian = burlap, press studs = snap fasteners
`;

/**
 * How other English-speaking sites write British words, one entry per line: `british ; SITES=text, SITES=text`. `(s)` after
 * a word says that its plural is written alike, with an s at the end of both.
 * Spelling changes only for the United States (Canada keeps "colour"); a different word is used on each site where it is common.
 * Words with two meanings in titles (boot, bonnet, dummy, jumper, pants, rubber, tap, football) are omitted on purpose; they occur
 * only together with a word that makes the meaning clear. A phrase that keeps a word unchanged ("blow torch") is listed with itself.
 */
export const ENGLISH_VARIANTS = `
${SPELLINGS.trim().split(/\s+/u).map((pair) => pair.replace('=', ' ; US=')).join('\n')}
${AMERICAN.split(',').map((pair) => pair.replaceAll(/\s+/gu, ' ').replace('=', '; US CA=')).join('\n')}
metre stick ; US=meter stick
pyjama set ; US=pajama set
draught excluder ; US=draft stopper
whisky glass ; US=whiskey glass
whisky glasses ; US=whiskey glasses
colourised ; US=colorized, CA=colourized
trainers ; US CA=sneakers, AU=sneakers
wellies ; US CA=rain boots, AU=gumboots
wellington boots ; US CA=rain boots, AU=gumboots
wellingtons ; US CA=rain boots, AU=gumboots
rucksack(s) ; US CA=backpack, AU=backpack
fancy dress costume(s) ; US CA=costume, AU=costume
lorry ; US CA=truck, AU=truck
lorries ; US CA=trucks, AU=trucks
tipper lorry ; US CA=dump truck, AU=tip truck
bin lorry ; US CA=garbage truck, AU=garbage truck
dustcart ; US CA=garbage truck, AU=garbage truck
fire engine(s) ; US CA=fire truck, AU=fire truck
saloon car ; US CA=sedan, AU=sedan
estate car ; US CA=station wagon, AU=station wagon
number plate(s) ; US=license plate, CA=licence plate
pushchair(s) ; US CA=stroller, AU=pram
paddling pool(s) ; US CA=kiddie pool, AU=wading pool
candyfloss ; US CA=cotton candy, AU=fairy floss
candy floss ; US CA=cotton candy, AU=fairy floss
father christmas ; US CA=Santa Claus, AU=Santa Claus
colouring pencil(s) ; US=colored pencil, CA=coloured pencil
felt tip pens ; US CA=felt-tip markers, AU=felt-tip markers
plasticine ; US=modeling clay, CA=modelling clay
duvet(s) ; US CA=comforter, AU=quilt
free uk delivery ; US CA=free shipping, AU=free delivery, IE=free delivery
sweets ; AU=lollies
duvet cover(s) ; AU=quilt cover
`;
