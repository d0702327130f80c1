/** The word lists of the title judge, separate from the product's own lists. */
interface TitleMarkers {
  readonly negation: RegExp;
  readonly purpose: RegExp;
  /** English common words that exist in this language with the same meaning. */
  readonly own: ReadonlySet<string>;
}

const set = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/u).filter((word) => word !== ''));

export const TITLE_MARKERS: Readonly<Record<'en' | 'de' | 'fr' | 'it' | 'es', TitleMarkers>> = {
  en: {
    negation:
      /(?<![\p{L}\p{N}])(?:no(?!\.? ?\d)|not|non|never|without|w\/o|excluding|excludes|except|cannot|\p{L}+n['’]t|free from|free of|\p{L}{3,}-free|un(?:painted|boxed|used|opened|assembled|tested|built|framed|scented|signed|cut|inflated|decorated|finished)|spares or repairs?|faulty)(?![\p{L}\p{N}])/giu,
    purpose: /(?<![\p{L}\p{N}])(?:for|fits|to fit|compatible with|suitable for|replaces)(?![\p{L}\p{N}])/giu,
    own: set(''),
  },
  de: {
    negation:
      /(?<![\p{L}\p{N}])(?:kein\p{L}*|nicht\p{L}*|ohne|nie|außer|exkl|un\p{L}{3,}|\p{L}+(?:frei|fest|los)\p{L}{0,2}|frei von|bastler|defekt\p{L}*|anti\p{L}+|rutsch\p{L}+|bruch\p{L}+)(?![\p{L}\p{N}])/giu,
    purpose: /(?<![\p{L}\p{N}])(?:für|passend|kompatibel|geeignet|ersetzt|zum|zur|bastler)(?![\p{L}\p{N}])/giu,
    own: set(
      'cool pack packs set figure banner teddy orange speed pool edition in hand set sets box boxen band name mini super party pirate warm arm ring ball wind land sand gold test start stand position puzzle park tank rock film pink baby club clown computer poster action team training design fan kit sport uniform fest bank block system blocker',
    ),
  },
  fr: {
    negation:
      /(?<![\p{L}\p{N}])(?:sans|non|pas|aucune?|hors|sauf|jamais|anti\p{L}+|in\p{L}{4,}|pour pièces|défectueu\p{L}+|peu|à monter)(?![\p{L}\p{N}])/giu,
    purpose: /(?<![\p{L}\p{N}])(?:pour|compatible|convient|remplace|adapté\p{L}*)(?![\p{L}\p{N}])/giu,
    own: set(
      'cool pack packs set sets wagon lion miniature police teddy six unique halloween foot box west baby edition retro classic train trains mini super double figurine figurines action table costume costumes parade construction collection animal base bonbon fruit long simple original art image page danger orange rose robot pirate pirates dragon dinosaure dragons puzzle puzzles kit kits force passion moment prince distance finale avion train instant important possible portrait position public question surprise taxi tunnel village vintage dessert place age sport fan pot violet cage couple case champion parachute balance transport place',
    ),
  },
  it: {
    negation:
      /(?<![\p{L}\p{N}])(?:senza|non|nessun\p{L}*|esclus\p{L}+|escl|eccetto|mai|anti\p{L}+|atossic\p{L}|a\p{L}+o|in\p{L}{4,}|per ricambi|difettos\p{L}+|da montare)(?![\p{L}\p{N}])/giu,
    purpose: /(?<![\p{L}\p{N}])(?:per|compatibil\p{L}+|adatt\p{L}+|sostituisce|da)(?![\p{L}\p{N}])/giu,
    own: set('costume cool pack figure figurine teddy scale piano vintage halloween baby body box car west in mini super set kit robot puzzle sport base fan film poster party auto orange pirate'),
  },
  es: {
    negation:
      /(?<![\p{L}\p{N}])(?:sin|no|ningun\p{L}*|excl\p{L}*|excepto|nunca|anti\p{L}+|in\p{L}{4,}|para piezas|defectuos\p{L}+|libre de)(?![\p{L}\p{N}])/giu,
    purpose: /(?<![\p{L}\p{N}])(?:para|compatible|apt\p{L}+|sustituye)(?![\p{L}\p{N}])/giu,
    own: set('color cool pack packs teddy vintage halloween box motor musical retro baby west mini super set kit robot puzzle animal base natural final original base control fan pirata double metal manual plan'),
  },
};

/** Makers and franchises in the catalogue, which are names in every language. */
export const WELL_KNOWN_NAMES =
  /\b(?:hama beads|star wars|battle pack|hot wheels|disney (?:princess|cars|frozen|pixar)|fiesta crafts|mickey mouse|minnie mouse|toy story|george pig|peppa pig|angry birds|power rangers|blue ranger|moon sand|tatty teddy|blue nose friends|magic the gathering|metal earth|lego classic|black pearl|flying scotsman|new holland|top trumps|horrid henry|monster high|animal planet|big ben|west ham|far west|toy state|x-wing miniatures|funny faces|potato head|slot car|blue thunder|world war|wild west|red bull|snow white|action man|my little pony|happy meal|kinetic sand|build a bear|mexican train|little miss|adventure time|princess (?:cadance|luna)|specialc|baby shower|ultimate alien|famous five|grand prix)\b/giu;

/** Everyday English words, and words of the toy and hobby trade. */
export const COMMON_ENGLISH = set(`
the of and to in for is on that by this with you it not or be are from at as your all have new more was we will can us about if my has
but our one other do no they up what which their out use any there see only so his when here who also now get am been would how were me
over under into than them back after before down off first two three four five six seven eight nine ten very each every some most both
made make makes making comes come gives give take takes play plays playing look looks find keep keeps turn turns work works fits hold holds
small large big huge giant tiny little long short tall wide thin thick heavy light dark bright soft hard warm cold hot cool old young
good great best better nice lovely beautiful pretty cute sweet funny fun happy sad scary creepy spooky magic magical special unique rare
red blue green yellow black white brown grey gray pink purple silver gold orange clear colour color coloured colored colourful multi
boy boys girl girls kid kids child children childrens baby babies toddler adult adults men women man woman ladies mens womens lady mum dad
toy toys game games doll dolls teddy bear bears train trains car cars truck trucks plane planes boat boats ship ships bike bus house houses
horse horses dog dogs cat cats bird birds fish lion tiger elephant monkey rabbit mouse cow pig sheep duck chicken frog snake spider shark
dinosaur dinosaurs dragon unicorn fairy princess prince king queen knight knights soldier soldiers army police fire engine rescue
book books card cards paper pen pens pencil pencils paint paints painting brush sticker stickers stamp stamps bead beads craft crafts
box boxes bag bags bottle bottles cup cups plate plates bowl spoon fork knife table chair chairs bed room kitchen garden door window wall
birthday party wedding christmas easter halloween balloon balloons banner banners decoration decorations gift gifts present presents cake candle candles
mask masks hat hats costume costumes dress dresses shirt shirts shoes socks gloves wig wigs glasses ring necklace bracelet earrings
wood wooden metal plastic rubber glass stone leather cotton silk wool fabric foam felt steel iron brass
head heads hand hands foot feet eye eyes ear nose mouth hair face body arm arms leg legs finger
tree trees flower flowers leaf grass water sea river mountain beach sun moon star stars sky rain snow ice wind earth
ball balls bat kite kites rope swing slide tent pool sand puzzle puzzles jigsaw board dice chess piece pieces pack packs set sets kit kits
wheel wheels track tracks road bridge station carriage wagon coach engine engines motor battery batteries remote control controlled charger cable
model models scale figure figures figurine miniature statue collectible collectable limited edition series
spare parts part replacement accessory accessories holder stand case cover display storage carry
learning educational learn school teacher student music musical drum guitar piano sound sounds lights
war battle fight fighter gun guns sword swords shield weapon weapons tank tanks helicopter aircraft jet bomber space rocket
day night year years time times old-fashioned vintage retro classic modern mini giant super ultimate
round square flat curved double single pair inflatable foldable portable waterproof electric electronic digital
inch inches feet foot yards metres litre
wild west world love heart power speed racing race racer runner walking talking singing dancing flying floating
`);
