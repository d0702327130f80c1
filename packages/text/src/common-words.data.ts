/**
 * Everyday English words in titles. Capitalised and not in the glossary, they would be mistaken for names; listed here,
 * they count as words left in English, and lower the coverage of a draft. Lower case, separated by white space.
 */
export const COMMON_WORDS = `
able about above accent access account across act action active adapt add added address advance adventure after again age ago agree
aid air alert all alone along already also always amount ancient anger another answer any anyone apart appear approach area around
arrive aside ask aspect assemble assault assist atomic attempt author auto available average avoid awake award aware away
back bad balance bandit bang bank base based basic battle bear beast beat become before begin behind believe below bend benefit best
better between beyond big bind bit bite bitter blast blaster blaze bleed blend blind blister bloom blow bold bolt bond bone bones boom
boost booster border boss both bottom bounce bound bow brain brave break breaker breath breeze brief bright bring broad broken brother
brush bubble buddy build builder bump burn burner burst bush business busy button buy buzz
call caller calm came camp can cannon capture care career cargo carrier carry case cast casual catch catcher cause cell central century
certain chain challenge chamber champion chance change changer chapter character charge charger charm chase chaser cheap check checker
cheer chief child choice choose chosen chunk circle claim clash class claw clean clear clever cliff climb climber cling close closed
cloth clothed cloud club clue coast code cold collage collect collide column combat combine combo come comedy comfort command commander
common community compact compare compartment compete complete complex concept concert condition connect conquest consider construct
contact contain content contest control convert cook cool copy core corner correct cost couch count counter country couple courage
course court cover crack cradle crash crawl crawler crazy create creation creative creator creature creek creeper crew crime crisis
crossing crowd crown cruise crush cry cuddle culture curious current curse curtain curve cut cutter cycle cylinder
daily damage dance dancer danger dare dark darkness dash dawn days dead deadly deal dear death debate decay decide decker decorate deep
defeat defence defender degree delight deliver demon den depth destroyer detail detective device devil dial different difficult dig dip
direct direction discover discovery disguise dish distance dive diver divide dock dome doom door double doubt down dozen draw drawn dream
dreams drift drill drink drive driver drop dry due duel dummy during dust duty
each eager early earth easily east easy echo eclipse edge effect eight either element elements elevated emblem emergency emperor empire
empty enchanted end endless enemy energy enforcer engage enjoy enough enter entire entrance entry equal escape essential eternal evening
event ever every evil exact example exit expert explore explorer explosion express extend extra extreme
fabric fact factor faction factory fade fair faith fall fame family famous fan fancy far fast father fear feast feather feature feed feel
fellow female fever few fiddle field fierce fifth fight fighter fill final find finder fine finish first fit fits fix flame flames flare
flash flat flavour fleet flesh flex flight flip flips float floor flow fly flyer focus fold follow food fool foot force forces forest
forever forge forget form format formula fortune forward found four fourth free freedom freeze fresh friction front frost fuel full fully
function funky further fury fusion future
gain galactic galaxy gallery gang gap gate gather gear generation gentle get giggle give given glance gleam glide glimmer global glory
glossy go goal gone good gorgeous grab grace grade grand grass grave gravity great grip ground group grow growler grumpy guard guess
guest guide habit half hall hammer hand handle handy hang happen happy hard harvest hatch haul have haven hazard head heal hear heart heat
heaven heavy height help helper heritage hero hidden hide high higher history hit hold hollow home honest honey hop hope horizon horror
host hour hover how huge human hundred hungry hunt hunter hurry
ideal idea identity image imagination imagine impact imperial important impossible incredible individual infinite infinity influence
information inlaid inner insert inside inspiration inspire instant interest into invasion invincible invite island issue item items
jail jewel jewels jingle join joint joke journey joy judge jump jungle junior just justice keep keeper kick kid kill killer kind kingdom
kiss know known label lady lake land lane large last late laugh launch law lay layer lead leader league leap learn least leave left legend
legendary legends less lesson let level liberty life lift light lightning like limit line link lip list listen little live living load
loader local lock lodge lonely long look loop loose lord lose loss lost lot loud love lover low lower loyal luck lucky lunar lunch
mad made magic main make makes male manage manner many margin mark marker market master masters match mate material matter mayhem maze
meal mean measure meet member memory menace mend mercy mess message metal meter method mid middle midnight might mighty mild military mill
mind mine minor minute miss mission mist mix mode modern moment moments money month mood moon morning most mother motion motor mount
mountain move movement mover much multiple muscle must mystery mystic myth name named narrow nation national native nature near neat neck
need neighbour nest net never next nice nine noble noise none normal north nostalgic note nothing notice novel now
object obtain odd offer office officer often oil once only open opera operation operator opposite option orbit order ordinary organ orient
origin other outcome outer outlaw outline output outside over overhead overload own owner
pace pad page pain pair pale panel panic panorama parade paradise parent parents partner pass passage past patch path patrol pause pay peace
peak peel people perfect perform performance period person phantom phase phone photo pick picture pilot pinch pioneer pipe pistol piston pit
place plain plan planet plant play player playful please pleasure plus pocket point poison pole polish polite political poly pool popular
portal portrait position positive possible post pouch pound pour powder power powers practice praise precious prefer prepare present press
pressure pretend prevent price pride prime prison private prize problem process produce product production profile program progress project
promise promo proof proper protect proud prove provide public pull pulse pump punch pure purge purpose pursuit push quarter quest question
quick quiet quite quiz race racer rack radar rage raid raider raiders rain raise rank rapid rate raw ray reach reaction reader ready real
reality really rebel recall receive recent recliner recovery reel reflect refuse region regular reign rejoice release relief rely remain
remember remix remote remove repair repeat repeats reply rescue reserve reset respect rest result retreat return returns reveal revenge
reverse revolution rhythm rich ride rider riders rig right rise risk rival river roar rob rock rocker rocky role roof room root rope rough
round route row rugged ruin rule ruler run runner rush
sad safe safety sail same save saver say scale scan scare scary scatter scene scenic science score scout scramble scrap scratch scream
screen script search seat second secret section security see seek seem select self sell send senior sense separate serious serve service
seven several shade shadow shake shape share sharp shatter shell shelter shield shift shimmer shine shiny shock shoot shooter short shot
shoulder show shunter shut side siege sight sign signal silent silly similar simple since sing sink sister sit site size skill skin sky
slam slave sleep sleeper slice slick slide slim slow small smallest smart smash smile smoke smooth snap snatch sneak soar social soft solid
solo solution solve some soon sorry sort soul sound source south space spark sparkle sparkles speak special speech spell spike spikes spin
spinner spiral spirit splash split spooky spray spread spring squeeze stable stack staff stage stair stake stall stamp stand start state
station stay steady steal stealth steel step stick stiff still stomp stop storm storybook straight strand strange stranger stream streamline
strength stress stretch strike striker strip stroke strong struggle stuck studio study stuff stunt style subject succeed success sudden
suggest sum summer sun sunrise sunset superior supply support supreme sure surface surprise survival survivor suspect swarm sweep sweet
swift swing switch symbol symphony tag take takes tale talent tall tame target task taste teach tear tease tech technic tell ten tender
tension terror test text thank theme theory thick thief thin thing things think third thorn thought thousand threat thrill throat throne
through throw thunder tide tidal tidy tight till time times tip tired today together tomb tomorrow tone tonight top topic toss total touch
tough tour tower town trace trade tradition trail transfer transform transformation trap treat treatment trend trial tribal tribe trick
trigger triumph trouble true trust truth try turn turret twelve twenty twice twin twist twister typical
ultimate ultra under understand unfold union unit united universal universe unknown unleashed until unusual up update upgrade upon upper use
useful usual valley value vanguard variety various vault venom venture very vibration victory view vision visit visual vital voice void
volume vortex vote voyage wait wake walk walker wall wander want war warm warning wash watch watcher wave way ways weak wealth weapon wear
weather web week weird welcome well west wet what wheel where which while whisper whole wicked wide wild win wind wing winner wise wish
within wobble wonder word words work world worry worth wound wow wrap wreck write writer wrong yard year yes yet young zero zone zoom
`;
