/**
 * Gaps of the other vocabularies, found by counting the words that titles of a real catalogue kept in English, and
 * words that those vocabularies translate in a sense that is rare in titles. Read last: a line here overrides a line
 * with the same headword.
 */
export const GAPS_GLOSSARY = `
# what an item is not, does not have, and is for
free from ; p ; frei von ; sans ; senza ; libre de
free of ; p ; frei von ; sans ; senza ; libre de
replaces ; p ; ersetzt ; remplace ; sostituisce ; sustituye a
replacement for ; p ; Ersatz für ; remplacement pour ; ricambio per ; repuesto para
works with ; p ; funktioniert mit ; fonctionne avec ; funziona con ; funciona con
designed for ; p ; entwickelt für ; conçu pour ; progettato per ; diseñado para
made for ; p ; gemacht für ; fait pour ; fatto per ; hecho para
not working ; p ; nicht funktionsfähig ; ne fonctionne pas ; non funzionante ; no funciona
not for ; p ; nicht für ; pas pour ; non per ; no para
not suitable for ; p ; nicht geeignet für ; ne convient pas pour ; non adatto per ; no apto para
not to scale ; p ; nicht maßstabsgetreu ; pas à l'échelle ; non in scala ; sin escala
untested ; a ; ungeprüft/ungeprüfte ; non testé/non testée/non testés/non testées ; non testato/non testata/non testati/non testate ; sin probar
ideal for kids ; p ; ideal für Kinder ; idéal pour enfants ; ideale per bambini ; ideal para niños
ideal for children ; p ; ideal für Kinder ; idéal pour enfants ; ideale per bambini ; ideal para niños
great for kids ; p ; toll für Kinder ; super pour enfants ; ottimo per bambini ; ideal para niños
great for children ; p ; toll für Kinder ; super pour enfants ; ottimo per bambini ; ideal para niños
perfect for kids ; p ; perfekt für Kinder ; parfait pour enfants ; perfetto per bambini ; perfecto para niños
perfect for children ; p ; perfekt für Kinder ; parfait pour enfants ; perfetto per bambini ; perfecto para niños
suitable for kids ; p ; geeignet für Kinder ; convient pour enfants ; adatto per bambini ; apto para niños
suitable for children ; p ; geeignet für Kinder ; convient pour enfants ; adatto per bambini ; apto para niños
batteries not included ; p ; Batterien nicht enthalten ; piles non incluses ; pile non incluse ; pilas no incluidas
battery not included ; p ; Batterie nicht enthalten ; pile non incluse ; pila non inclusa ; pila no incluida
# scale and counts
{n} scale ; p ; Maßstab {n} ; échelle {n} ; scala {n} ; escala {n}
scale {n} ; p ; Maßstab {n} ; échelle {n} ; scala {n} ; escala {n}
{n} gauge ; p ; Spur {n} ; échelle {n} ; scala {n} ; escala {n}
gauge {n} ; p ; Spur {n} ; échelle {n} ; scala {n} ; escala {n}
# German packs count with the number alone ("6 Stück", not "6er-Pack"), so that it stays a word of its own
pack of {n} ; p ; {n} Stück ; lot de {n} ; confezione da {n} ; pack de {n}
packs of {n} ; p ; {n} Stück ; lots de {n} ; confezioni da {n} ; packs de {n}
{n} pack ; p ; {n} Stück ; lot de {n} ; confezione da {n} ; pack de {n}
{n} pk ; p ; {n} Stück ; lot de {n} ; confezione da {n} ; pack de {n}
packet of {n} ; p ; Päckchen mit {n} ; sachet de {n} ; pacchetto da {n} ; paquete de {n}
set of {n} ; p ; {n}-teiliges Set ; lot de {n} ; set di {n} ; juego de {n}
sets of {n} ; p ; {n}-teilige Sets ; lots de {n} ; set di {n} ; juegos de {n}
{n} set ; p ; {n}-teiliges Set ; lot de {n} ; set di {n} ; juego de {n}
box of {n} ; p ; Box mit {n} ; boîte de {n} ; scatola da {n} ; caja de {n}
boxes of {n} ; p ; Boxen mit {n} ; boîtes de {n} ; scatole da {n} ; cajas de {n}
bag of {n} ; p ; Beutel mit {n} ; sachet de {n} ; busta da {n} ; bolsa de {n}
bags of {n} ; p ; Beutel mit {n} ; sachets de {n} ; buste da {n} ; bolsas de {n}
tub of {n} ; p ; Dose mit {n} ; pot de {n} ; barattolo da {n} ; bote de {n}
case of {n} ; p ; Karton mit {n} ; carton de {n} ; cartone da {n} ; caja de {n}
bundle of {n} ; p ; Bündel mit {n} ; lot de {n} ; lotto di {n} ; lote de {n}
lot of {n} ; p ; Posten mit {n} ; lot de {n} ; lotto di {n} ; lote de {n}
pack of two ; p ; Zweierpack ; lot de deux ; confezione da due ; pack de dos
set of two ; p ; Zweierset ; lot de deux ; set di due ; juego de dos
{n} per pack ; p ; {n} pro Packung ; {n} par lot ; {n} per confezione ; {n} por pack
approx {n} ; p ; ca. {n} ; env. {n} ; circa {n} ; aprox. {n}
series {n} ; p ; Serie {n} ; série {n} ; serie {n} ; serie {n}
wave {n} ; p ; Wave {n} ; série {n} ; serie {n} ; serie {n}
class {n} ; p ; Klasse {n} ; classe {n} ; classe {n} ; clase {n}
number {n} ; p ; Nummer {n} ; numéro {n} ; numero {n} ; número {n}
no {n} ; p ; Nr. {n} ; n° {n} ; n. {n} ; n.º {n}
no. {n} ; p ; Nr. {n} ; n° {n} ; n. {n} ; n.º {n}
part {n} ; p ; Teil {n} ; partie {n} ; parte {n} ; parte {n}
episode {n} ; p ; Episode {n} ; épisode {n} ; episodio {n} ; episodio {n}
level {n} ; p ; Stufe {n} ; niveau {n} ; livello {n} ; nivel {n}
one ; a ; ein ; un/une/un/une ; uno/una/uno/una ; un/una/un/una
two ; a ; zwei ; deux ; due ; dos
three ; a ; drei ; trois ; tre ; tres
four ; a ; vier ; quatre ; quattro ; cuatro
five ; a ; fünf ; cinq ; cinque ; cinco
six ; a ; sechs ; six ; sei ; seis
double six ; p ; Doppelsechs ; double six ; doppio sei ; doble seis
double nine ; p ; Doppelneun ; double neuf ; doppio nove ; doble nueve
# sets, kits and their parts
set~sets ; n ; Set/Sets/n ; set/sets/m ; set/set/m ; set/sets/m
kit~kits ; n ; Set/Sets/n ; kit/kits/m ; kit/kit/m ; kit/kits/m
pack~packs ; n ; Pack/Packs/n ; pack/packs/m ; confezione/confezioni/f ; pack/packs/m
package~packages ; n ; Paket/Pakete/n ; paquet/paquets/m ; confezione/confezioni/f ; paquete/paquetes/m
packaging ; n ; Verpackung/f ; emballage/m ; confezione/f ; embalaje/m
packet~packets ; n ; Päckchen/n ; sachet/sachets/m ; bustina/bustine/f ; paquete/paquetes/m
bundle~bundles ; n ; Paket/Pakete/n ; lot/lots/m ; lotto/lotti/m ; lote/lotes/m
assortment~assortments ; n ; Sortiment/Sortimente/n ; assortiment/assortiments/m ; assortimento/assortimenti/m ; surtido/surtidos/m
selection ; n ; Auswahl/f ; sélection/f ; selezione/f ; selección/f
series ; n ; Serie/Serien/f ; série/séries/f ; serie/f ; serie/series/f
range ; n ; Serie/Serien/f ; gamme/gammes/f ; gamma/gamme/f ; gama/gamas/f
collection~collections ; n ; Kollektion/Kollektionen/f ; collection/collections/f ; collezione/collezioni/f ; colección/colecciones/f
edition ; n ; Edition/Editionen/f ; édition/éditions/f ; edizione/edizioni/f ; edición/ediciones/f
version~versions ; n ; Version/Versionen/f ; version/versions/f ; versione/versioni/f ; versión/versiones/f
us version ; p ; US-Version ; version US ; versione USA ; versión EE. UU.
part~parts ; n ; Teil/Teile/n ; pièce/pièces/f ; pezzo/pezzi/m ; pieza/piezas/f
spare part~spare parts ; n ; Ersatzteil/Ersatzteile/n ; pièce de rechange/pièces de rechange/f ; ricambio/ricambi/m ; recambio/recambios/m
spares ; n ; Ersatzteile/n ; pièces de rechange/f ; ricambi/m ; recambios/m
crash parts set ; n ; Ersatzteilset/n ; kit de pièces de rechange/m ; set di ricambi/m ; set de recambios/m
replacement part~replacement parts ; n ; Ersatzteil/Ersatzteile/n ; pièce de rechange/pièces de rechange/f ; pezzo di ricambio/pezzi di ricambio/m ; pieza de repuesto/piezas de repuesto/f
attachment~attachments ; n ; Aufsatz/Aufsätze/m ; accessoire/accessoires/m ; accessorio/accessori/m ; accesorio/accesorios/m
base~bases ; n ; Sockel/m ; socle/socles/m ; base/basi/f ; base/bases/f
display base~display bases ; n ; Displaysockel/m ; socle de présentation/socles de présentation/m ; base espositiva/basi espositive/f ; base expositora/bases expositoras/f
unit~units ; n ; Einheit/Einheiten/f ; unité/unités/f ; unità/f ; unidad/unidades/f
system~systems ; n ; System/Systeme/n ; système/systèmes/m ; sistema/sistemi/m ; sistema/sistemas/m
sheet~sheets ; n ; Bogen/Bögen/m ; feuille/feuilles/f ; foglio/fogli/m ; lámina/láminas/f
roll~rolls ; n ; Rolle/Rollen/f ; rouleau/rouleaux/m ; rotolo/rotoli/m ; rollo/rollos/m
tube~tubes ; n ; Röhre/Röhren/f ; tube/tubes/m ; tubo/tubi/m ; tubo/tubos/m
tub~tubs ; n ; Dose/Dosen/f ; pot/pots/m ; barattolo/barattoli/m ; bote/botes/m
block~blocks ; n ; Block/Blöcke/m ; bloc/blocs/m ; blocco/blocchi/m ; bloque/bloques/m
building blocks ; n ; Bausteine/n ; blocs de construction/m ; mattoncini da costruzione/m ; bloques de construcción/m
refill~refills ; n ; Nachfüllpack/Nachfüllpacks/n ; recharge/recharges/f ; ricarica/ricariche/f ; recambio/recambios/m
refill pack~refill packs ; n ; Nachfüllpack/Nachfüllpacks/n ; recharge/recharges/f ; ricarica/ricariche/f ; pack de recambio/packs de recambio/m
line~lines ; n ; Leine/Leinen/f ; ligne/lignes/f ; linea/linee/f ; línea/líneas/f
clip~clips ; n ; Clip/Clips/m ; clip/clips/m ; clip/clip/f ; clip/clips/m
pin~pins ; n ; Anstecknadel/Anstecknadeln/f ; pin's/m ; spilla/spille/f ; pin/pins/m
pin badge~pin badges ; n ; Anstecker/m ; badge/badges/m ; spilla/spille/f ; chapa/chapas/f
toggle~toggles ; n ; Knebel/m ; olive/olives/f ; alamaro/alamari/m ; botón de palanca/botones de palanca/m
hook~hooks ; n ; Haken/m ; crochet/crochets/m ; gancio/ganci/m ; gancho/ganchos/m
wire~wires ; n ; Draht/Drähte/m ; fil/fils/m ; filo/fili/m ; alambre/alambres/m
thread~threads ; n ; Faden/Fäden/m ; fil/fils/m ; filo/fili/m ; hilo/hilos/m
hole~holes ; n ; Loch/Löcher/n ; trou/trous/m ; foro/fori/m ; agujero/agujeros/m
letter~letters ; n ; Buchstabe/Buchstaben/m ; lettre/lettres/f ; lettera/lettere/f ; letra/letras/f
number~numbers ; n ; Zahl/Zahlen/f ; chiffre/chiffres/m ; numero/numeri/m ; número/números/m
dot~dots ; n ; Punkt/Punkte/m ; pois/m ; pois/m ; lunar/lunares/m
spot~spots ; n ; Punkt/Punkte/m ; point/points/m ; punto/punti/m ; punto/puntos/m
logo~logos ; n ; Logo/Logos/n ; logo/logos/m ; logo/loghi/m ; logotipo/logotipos/m
tool~tools ; n ; Werkzeug/Werkzeuge/n ; outil/outils/m ; attrezzo/attrezzi/m ; herramienta/herramientas/f
book~books ; n ; Buch/Bücher/n ; livre/livres/m ; libro/libri/m ; libro/libros/m
page~pages ; n ; Seite/Seiten/f ; page/pages/f ; pagina/pagine/f ; página/páginas/f
colouring pages ; n ; Ausmalseiten/f ; pages à colorier/f ; pagine da colorare/f ; páginas para colorear/f
coloring pages ; n ; Ausmalseiten/f ; pages à colorier/f ; pagine da colorare/f ; páginas para colorear/f
paint~paints ; n ; Farbe/Farben/f ; peinture/peintures/f ; colore/colori/m ; pintura/pinturas/f
ball~balls ; n ; Ball/Bälle/m ; balle/balles/f ; palla/palle/f ; pelota/pelotas/f
chest~chests ; n ; Truhe/Truhen/f ; coffre/coffres/m ; baule/bauli/m ; cofre/cofres/m
treasure chest~treasure chests ; n ; Schatztruhe/Schatztruhen/f ; coffre au trésor/coffres au trésor/m ; forziere del tesoro/forzieri del tesoro/m ; cofre del tesoro/cofres del tesoro/m
sack~sacks ; n ; Sack/Säcke/m ; sac/sacs/m ; sacco/sacchi/m ; saco/sacos/m
crate~crates ; n ; Kiste/Kisten/f ; caisse/caisses/f ; cassa/casse/f ; cajón/cajones/m
container~containers ; n ; Container/m ; conteneur/conteneurs/m ; container/m ; contenedor/contenedores/m
presentation box~presentation boxes ; n ; Geschenkbox/Geschenkboxen/f ; coffret/coffrets/m ; confezione regalo/confezioni regalo/f ; estuche/estuches/m
clear case ; n ; Klarsichtbox/f ; boîte transparente/f ; custodia trasparente/f ; caja transparente/f
peg~pegs ; n ; Steckstift/Steckstifte/m ; pion/pions/m ; piolo/pioli/m ; clavija/clavijas/f
pegboard~pegboards ; n ; Stiftplatte/Stiftplatten/f ; plaque à picots/plaques à picots/f ; base per perline/basi per perline/f ; placa para cuentas/placas para cuentas/f
rope~ropes ; n ; Seil/Seile/n ; corde/cordes/f ; corda/corde/f ; cuerda/cuerdas/f
string~strings ; n ; Schnur/Schnüre/f ; ficelle/ficelles/f ; corda/corde/f ; cuerda/cuerdas/f
ladder~ladders ; n ; Leiter/Leitern/f ; échelle/échelles/f ; scala/scale/f ; escalera/escaleras/f
bar~bars ; n ; Bar/Bars/f ; bar/bars/m ; bar/m ; bar/bares/m
brake~brakes ; n ; Bremse/Bremsen/f ; frein/freins/m ; freno/freni/m ; freno/frenos/m
shaft~shafts ; n ; Welle/Wellen/f ; arbre/arbres/m ; albero/alberi/m ; eje/ejes/m
nozzle~nozzles ; n ; Düse/Düsen/f ; buse/buses/f ; ugello/ugelli/m ; boquilla/boquillas/f
bracket~brackets ; n ; Halterung/Halterungen/f ; support/supports/m ; staffa/staffe/f ; soporte/soportes/m
protector~protectors ; n ; Schutz/m ; protection/protections/f ; protezione/protezioni/f ; protector/protectores/m
protection cover~protection covers ; n ; Schutzhülle/Schutzhüllen/f ; housse de protection/housses de protection/f ; custodia protettiva/custodie protettive/f ; funda protectora/fundas protectoras/f
propeller protectors ; n ; Propellerschutz/m ; protections d'hélice/f ; paraeliche/m ; protectores de hélice/m
landing skid~landing skids ; n ; Landekufe/Landekufen/f ; patin d'atterrissage/patins d'atterrissage/m ; pattino di atterraggio/pattini di atterraggio/m ; patín de aterrizaje/patines de aterrizaje/m
landing gear ; n ; Landegestell/n ; train d'atterrissage/m ; carrello di atterraggio/m ; tren de aterrizaje/m
dummy~dummies ; n ; Puppe/Puppen/f ; mannequin/mannequins/m ; manichino/manichini/m ; muñeco/muñecos/m
ventriloquist ; a ; Bauchredner ; de ventriloque ; da ventriloquo ; de ventrílocuo
ventriloquist dummy~ventriloquist dummies ; n ; Bauchrednerpuppe/Bauchrednerpuppen/f ; marionnette de ventriloque/marionnettes de ventriloque/f ; pupazzo da ventriloquo/pupazzi da ventriloquo/m ; muñeco de ventrílocuo/muñecos de ventrílocuo/m
squeaker~squeakers ; n ; Quietscher/m ; couineur/couineurs/m ; fischietto/fischietti/m ; pito/pitos/m
soundchip~soundchips ; n ; Soundchip/Soundchips/m ; puce sonore/puces sonores/f ; chip sonoro/chip sonori/m ; chip de sonido/chips de sonido/m
moving mouth ; p ; mit beweglichem Mund ; bouche mobile ; bocca mobile ; boca móvil
moving mouth and hands ; p ; Mund und Hände beweglich ; bouche et mains mobiles ; bocca e mani mobili ; boca y manos móviles
moving mouth hand puppet~moving mouth hand puppets ; n ; Klappmaul-Handpuppe/Klappmaul-Handpuppen/f ; marionnette à main à bouche mobile/marionnettes à main à bouche mobile/f ; burattino con bocca mobile/burattini con bocca mobile/m ; marioneta de mano con boca móvil/marionetas de mano con boca móvil/f
# body, people, animals
hand~hands ; n ; Hand/Hände/f ; main/mains/f ; mano/mani/f ; mano/manos/f
head~heads ; n ; Kopf/Köpfe/m ; tête/têtes/f ; testa/teste/f ; cabeza/cabezas/f
body~bodies ; n ; Körper/m ; corps/m ; corpo/corpi/m ; cuerpo/cuerpos/m
body art ; n ; Bodypainting/n ; body art/m ; body art/f ; body art/m
face~faces ; n ; Gesicht/Gesichter/n ; visage/visages/m ; viso/visi/m ; cara/caras/f
eye~eyes ; n ; Auge/Augen/n ; œil/yeux/m ; occhio/occhi/m ; ojo/ojos/m
arm~arms ; n ; Arm/Arme/m ; bras/m ; braccio/braccia/m ; brazo/brazos/m
nail~nails ; n ; Nagel/Nägel/m ; ongle/ongles/m ; unghia/unghie/f ; uña/uñas/f
nail art ; n ; Nagelkunst/f ; nail art/m ; nail art/f ; decoración de uñas/f
armband~armbands ; n ; Schwimmflügel/m ; brassard/brassards/m ; bracciolo/braccioli/m ; manguito/manguitos/m
hippy ; a ; Hippie ; hippie ; hippie ; hippie
boxer~boxers ; n ; Boxer/m ; boxeur/boxeurs/m ; pugile/pugili/m ; boxeador/boxeadores/m
maid~maids ; n ; Dienstmädchen/n ; soubrette/soubrettes/f ; cameriera/cameriere/f ; sirvienta/sirvientas/f
bulldog~bulldogs ; n ; Bulldogge/Bulldoggen/f ; bouledogue/bouledogues/m ; bulldog/m ; bulldog/bulldogs/m
border collie ; n ; Border Collie/Border Collies/m ; border collie/border collies/m ; border collie/m ; border collie/border collies/m
scarab~scarabs ; n ; Skarabäus/Skarabäen/m ; scarabée/scarabées/m ; scarabeo/scarabei/m ; escarabajo/escarabajos/m
# places, nature, time
sea ; n ; Meer/n ; mer/f ; mare/m ; mar/m
ocean ; n ; Ozean/m ; océan/m ; oceano/m ; océano/m
beach ; n ; Strand/m ; plage/f ; spiaggia/f ; playa/f
forest ; n ; Wald/m ; forêt/f ; foresta/f ; bosque/m
desert ; n ; Wüste/f ; désert/m ; deserto/m ; desierto/m
snow ; n ; Schnee/m ; neige/f ; neve/f ; nieve/f
rose~roses ; n ; Rose/Rosen/f ; rose/roses/f ; rosa/rose/f ; rosa/rosas/f
village ; n ; Dorf/n ; village/m ; villaggio/m ; pueblo/m
park ; n ; Park/Parks/m ; parc/parcs/m ; parco/parchi/m ; parque/parques/m
street ; n ; Straße/f ; rue/f ; strada/f ; calle/f
road ; n ; Straße/Straßen/f ; route/routes/f ; strada/strade/f ; carretera/carreteras/f
supermarket ; n ; Supermarkt/m ; supermarché/m ; supermercato/m ; supermercado/m
grocery ; a ; Lebensmittel ; d'épicerie ; di alimentari ; de comestibles
pub ; n ; Kneipe/Kneipen/f ; pub/pubs/m ; pub/m ; pub/pubs/m
cafe ; n ; Café/Cafés/n ; café/cafés/m ; caffè/m ; café/cafés/m
theatre~theatres ; n ; Theater/n ; théâtre/théâtres/m ; teatro/teatri/m ; teatro/teatros/m
puppet theatre~puppet theatres ; n ; Puppentheater/n ; théâtre de marionnettes/théâtres de marionnettes/m ; teatrino dei burattini/teatrini dei burattini/m ; teatro de marionetas/teatros de marionetas/m
england ; n ; England/n ; Angleterre/f ; Inghilterra/f ; Inglaterra/f
germany ; n ; Deutschland/n ; Allemagne/f ; Germania/f ; Alemania/f
france ; n ; Frankreich/n ; France/f ; Francia/f ; Francia/f
italy ; n ; Italien/n ; Italie/f ; Italia/f ; Italia/f
africa ; n ; Afrika/n ; Afrique/f ; Africa/f ; África/f
europe ; n ; Europa/n ; Europe/f ; Europa/f ; Europa/f
australian ; a ; australisch/australische ; australien/australienne/australiens/australiennes ; australiano/australiana/australiani/australiane ; australiano/australiana/australianos/australianas
peruvian ; a ; peruanisch/peruanische ; péruvien/péruvienne/péruviens/péruviennes ; peruviano/peruviana/peruviani/peruviane ; peruano/peruana/peruanos/peruanas
hawaiian ; a ; hawaiianisch/hawaiianische ; hawaïen/hawaïenne/hawaïens/hawaïennes ; hawaiano/hawaiana/hawaiani/hawaiane ; hawaiano/hawaiana/hawaianos/hawaianas
roman ; a ; römisch/römische ; romain/romaine/romains/romaines ; romano/romana/romani/romane ; romano/romana/romanos/romanas
western ; a ; Western ; western ; western ; del oeste
tibetan ; a ; tibetisch/tibetische ; tibétain/tibétaine/tibétains/tibétaines ; tibetano/tibetana/tibetani/tibetane ; tibetano/tibetana/tibetanos/tibetanas
japan import ; n ; Japan-Import/m ; import Japon/m ; importazione dal Giappone/f ; importación de Japón/f
japanese import ; n ; Japan-Import/m ; import Japon/m ; importazione dal Giappone/f ; importación de Japón/f
night ; n ; Nacht/f ; nuit/f ; notte/f ; noche/f
day ; n ; Tag/Tage/m ; jour/jours/m ; giorno/giorni/m ; día/días/m
life ; n ; Leben/n ; vie/f ; vita/f ; vida/f
dinner ; n ; Dinner/n ; dîner/m ; cena/f ; cena/f
date night ; n ; Date-Abend/m ; soirée en amoureux/f ; serata romantica/f ; noche romántica/f
sale ; p ; Angebot ; promo ; offerta ; oferta
last one ; p ; letztes Stück ; dernière pièce ; ultimo pezzo ; última unidad
in stock ; p ; auf Lager ; en stock ; disponibile ; en stock
special offer ; p ; Sonderangebot ; offre spéciale ; offerta speciale ; oferta especial
may vary ; p ; kann abweichen ; peut varier ; può variare ; puede variar
color may vary ; p ; Farbe kann abweichen ; couleur variable ; il colore può variare ; el color puede variar
colour may vary ; p ; Farbe kann abweichen ; couleur variable ; il colore può variare ; el color puede variar
colours may vary ; p ; Farben können abweichen ; couleurs variables ; i colori possono variare ; los colores pueden variar
colors may vary ; p ; Farben können abweichen ; couleurs variables ; i colori possono variare ; los colores pueden variar
styles may vary ; p ; Modelle können abweichen ; modèles variables ; i modelli possono variare ; los modelos pueden variar
style of tin may vary ; p ; Dose kann abweichen ; boîte variable ; la latta può variare ; la lata puede variar
# play, craft, hobby
fun ; a ; lustig/lustige ; amusant/amusante/amusants/amusantes ; divertente/divertente/divertenti/divertenti ; divertido/divertida/divertidos/divertidas
party supplies ; n ; Partyzubehör/n ; articles de fête/m ; articoli per feste/m ; artículos de fiesta/m
art~arts ; n ; Kunst/f ; art/arts/m ; arte/arti/f ; arte/artes/m
craft~crafts ; n ; Bastelset/n ; loisirs créatifs/m ; bricolage/m ; manualidades/f
arts and crafts ; n ; Basteln/n ; loisirs créatifs/m ; arte e bricolage/m ; manualidades/f
craft kit~craft kits ; n ; Bastelset/Bastelsets/n ; kit créatif/kits créatifs/m ; kit creativo/kit creativi/m ; kit de manualidades/kits de manualidades/m
making ; a ; Bastel ; à fabriquer ; fai da te ; para hacer
making kit~making kits ; n ; Bastelset/Bastelsets/n ; kit de fabrication/kits de fabrication/m ; kit creativo/kit creativi/m ; kit para hacer/kits para hacer/m
bracelet making kit ; n ; Armband-Bastelset/n ; kit de création de bracelets/m ; kit per braccialetti/m ; kit para hacer pulseras/m
card making ; n ; Kartenbasteln/n ; carterie/f ; creazione di biglietti/f ; tarjetería/f
cardmaking ; n ; Kartenbasteln/n ; carterie/f ; creazione di biglietti/f ; tarjetería/f
scrapbooking ; n ; Scrapbooking/n ; scrapbooking/m ; scrapbooking/m ; scrapbooking/m
colouring ; a ; Mal ; à colorier ; da colorare ; para colorear
coloring ; a ; Mal ; à colorier ; da colorare ; para colorear
threading ; a ; Fädel ; à enfiler ; da infilare ; para enhebrar
quilling ; n ; Quilling/n ; quilling/m ; quilling/m ; quilling/m
stencil~stencils ; n ; Schablone/Schablonen/f ; pochoir/pochoirs/m ; stencil/m ; plantilla/plantillas/f
embellishment~embellishments ; n ; Verzierung/Verzierungen/f ; embellissement/embellissements/m ; decorazione/decorazioni/f ; adorno/adornos/m
scratch art ; n ; Kratzbild/Kratzbilder/n ; carte à gratter/cartes à gratter/f ; scratch art/f ; láminas de rascar/f
to decorate ; p ; zum Gestalten ; à décorer ; da decorare ; para decorar
for children to decorate ; p ; für Kinder zum Gestalten ; à décorer pour enfants ; da decorare per bambini ; para que decoren los niños
loom ; n ; Webrahmen/m ; métier à tisser/métiers à tisser/m ; telaio/telai/m ; telar/telares/m
loom band~loom bands ; n ; Loom-Gummi/Loom-Gummis/n ; élastique loom/élastiques loom/m ; elastico loom/elastici loom/m ; gomita loom/gomitas loom/f
rubber loom bands ; n ; Loom-Gummis/n ; élastiques loom/m ; elastici loom/m ; gomitas loom/f
band~bands ; n ; Band/Bänder/n ; bande/bandes/f ; elastico/elastici/m ; banda/bandas/f
kite~kites ; n ; Drachen/m ; cerf-volant/cerfs-volants/m ; aquilone/aquiloni/m ; cometa/cometas/f
puzzle~puzzles ; n ; Puzzle/Puzzles/n ; puzzle/puzzles/m ; puzzle/m ; puzle/puzles/m
game~games ; n ; Spiel/Spiele/n ; jeu/jeux/m ; gioco/giochi/m ; juego/juegos/m
trading card~trading cards ; n ; Sammelkarte/Sammelkarten/f ; carte à collectionner/cartes à collectionner/f ; carta collezionabile/carte collezionabili/f ; carta coleccionable/cartas coleccionables/f
playing card~playing cards ; n ; Spielkarte/Spielkarten/f ; carte à jouer/cartes à jouer/f ; carta da gioco/carte da gioco/f ; naipe/naipes/m
deck~decks ; n ; Deck/Decks/n ; deck/decks/m ; mazzo/mazzi/m ; mazo/mazos/m
booster box~booster boxes ; n ; Booster-Box/Booster-Boxen/f ; boîte de boosters/boîtes de boosters/f ; box di buste/m ; caja de sobres/cajas de sobres/f
rare card~rare cards ; n ; seltene Karte/seltene Karten/f ; carte rare/cartes rares/f ; carta rara/carte rare/f ; carta rara/cartas raras/f
single card~single cards ; n ; Einzelkarte/Einzelkarten/f ; carte à l'unité/cartes à l'unité/f ; carta singola/carte singole/f ; carta suelta/cartas sueltas/f
chessmen ; n ; Schachfiguren/f ; pièces d'échecs/f ; pezzi degli scacchi/m ; piezas de ajedrez/f
model car~model cars ; n ; Modellauto/Modellautos/n ; voiture miniature/voitures miniatures/f ; modellino di auto/modellini di auto/m ; coche en miniatura/coches en miniatura/m
ready-made ; a ; fertig montiert ; déjà monté ; già montato ; montado
modellauto ; n ; Modellauto/Modellautos/n ; voiture miniature/voitures miniatures/f ; modellino di auto/modellini di auto/m ; coche en miniatura/coches en miniatura/m
fertigmodell ; n ; Fertigmodell/n ; modèle monté/m ; modello montato/m ; modelo montado/m
schwarz ; c ; schwarz/schwarze ; noir/noire/noirs/noires ; nero/nera/neri/nere ; negro/negra/negros/negras
silber ; c ; silber ; argenté/argentée/argentés/argentées ; argento ; plateado/plateada/plateados/plateadas
weiss ; c ; weiß/weiße ; blanc/blanche/blancs/blanches ; bianco/bianca/bianchi/bianche ; blanco/blanca/blancos/blancas
weiß ; c ; weiß/weiße ; blanc/blanche/blancs/blanches ; bianco/bianca/bianchi/bianche ; blanco/blanca/blancos/blancas
rot ; c ; rot/rote ; rouge/rouge/rouges/rouges ; rosso/rossa/rossi/rosse ; rojo/roja/rojos/rojas
grün ; c ; grün/grüne ; vert/verte/verts/vertes ; verde/verde/verdi/verdi ; verde/verde/verdes/verdes
gelb ; c ; gelb/gelbe ; jaune/jaune/jaunes/jaunes ; giallo/gialla/gialli/gialle ; amarillo/amarilla/amarillos/amarillas
blau ; c ; blau/blaue ; bleu/bleue/bleus/bleues ; blu ; azul/azul/azules/azules
maßstab {n} ; p ; Maßstab {n} ; échelle {n} ; scala {n} ; escala {n}
model~models ; n ; Modell/Modelle/n ; modèle/modèles/m ; modello/modelli/m ; modelo/modelos/m
corridor ; n ; Korridor/m ; couloir/m ; corridoio/m ; pasillo/m
composite ; n ; Verbundstoff/m ; composite/m ; composito/m ; material compuesto/materiales compuestos/m
fire ; n ; Feuer/n ; feu/m ; fuoco/m ; fuego/m
fire service ; n ; Feuerwehr/f ; pompiers/m ; vigili del fuoco/m ; bomberos/m
attack ; n ; Angriff/m ; attaque/f ; attacco/m ; ataque/m
command ; n ; Kommando/n ; commandement/m ; comando/m ; mando/m
general ; a ; allgemein/allgemeine ; général/générale/généraux/générales ; generale/generale/generali/generali ; general/general/generales/generales
team~teams ; n ; Team/Teams/n ; équipe/équipes/f ; squadra/squadre/f ; equipo/equipos/m
squad ; n ; Trupp/m ; escouade/f ; squadra/f ; escuadrón/m
reward~rewards ; n ; Belohnung/Belohnungen/f ; récompense/récompenses/f ; premio/premi/m ; recompensa/recompensas/f
reward stickers ; n ; Belohnungssticker/m ; autocollants de récompense/m ; adesivi premio/m ; pegatinas de recompensa/f
mystery ; a ; Mystery ; mystère ; a sorpresa ; misterioso/misteriosa/misteriosos/misteriosas
wacky ; a ; verrückt/verrückte ; loufoque/loufoque/loufoques/loufoques ; pazzo/pazza/pazzi/pazze ; loco/loca/locos/locas
groovy ; a ; groovig/groovige ; groovy ; groovy ; groovy
elite ; a ; Elite ; élite ; elite ; de élite
sport~sports ; n ; Sport/m ; sport/sports/m ; sport/m ; deporte/deportes/m
glow ; a ; leuchtend/leuchtende ; lumineux/lumineuse/lumineux/lumineuses ; luminoso/luminosa/luminosi/luminose ; luminoso/luminosa/luminosos/luminosas
bicycle~bicycles ; n ; Fahrrad/Fahrräder/n ; vélo/vélos/m ; bicicletta/biciclette/f ; bicicleta/bicicletas/f
bike~bikes ; n ; Motorrad/Motorräder/n ; moto/motos/f ; moto/f ; moto/motos/f
mini bike ; n ; Minibike/Minibikes/n ; mini-moto/mini-motos/f ; minimoto/f ; minimoto/minimotos/f
float~floats ; n ; Schwimmer/m ; flotteur/flotteurs/m ; galleggiante/galleggianti/m ; flotador/flotadores/m
speed ; a ; Speed ; de vitesse ; veloce/veloce/veloci/veloci ; de velocidad
speed cube~speed cubes ; n ; Speed-Cube/Speed-Cubes/m ; cube de vitesse/cubes de vitesse/m ; cubo veloce/cubi veloci/m ; cubo de velocidad/cubos de velocidad/m
puzzle cube~puzzle cubes ; n ; Zauberwürfel/m ; cube puzzle/cubes puzzle/m ; cubo rompicapo/cubi rompicapo/m ; cubo rompecabezas/cubos rompecabezas/m
type ; n ; Typ/Typen/m ; type/types/m ; tipo/tipi/m ; tipo/tipos/m
key~keys ; n ; Schlüssel/m ; clé/clés/f ; chiave/chiavi/f ; llave/llaves/f
faceted ; a ; facettiert/facettierte ; à facettes ; sfaccettato/sfaccettata/sfaccettati/sfaccettate ; facetado/facetada/facetados/facetadas
dangling ; a ; hängend/hängende ; pendant/pendante/pendants/pendantes ; pendente/pendente/pendenti/pendenti ; colgante/colgante/colgantes/colgantes
masked ; a ; maskiert/maskierte ; masqué/masquée/masqués/masquées ; mascherato/mascherata/mascherati/mascherate ; enmascarado/enmascarada/enmascarados/enmascaradas
animated ; a ; animiert/animierte ; animé/animée/animés/animées ; animato/animata/animati/animate ; animado/animada/animados/animadas
speckled ; a ; gesprenkelt/gesprenkelte ; moucheté/mouchetée/mouchetés/mouchetées ; screziato/screziata/screziati/screziate ; moteado/moteada/moteados/moteadas
pearlised ; a ; perlmuttfarben/perlmuttfarbene ; nacré/nacrée/nacrés/nacrées ; perlato/perlata/perlati/perlate ; perlado/perlada/perlados/perladas
rocking ; a ; Schaukel ; à bascule ; a dondolo ; mecedor
nesting ; a ; Steck ; gigogne ; impilabile/impilabile/impilabili/impilabili ; encajable/encajable/encajables/encajables
upgraded ; a ; verbessert/verbesserte ; amélioré/améliorée/améliorés/améliorées ; migliorato/migliorata/migliorati/migliorate ; mejorado/mejorada/mejorados/mejoradas
supplied ; a ; mitgeliefert/mitgelieferte ; fourni/fournie/fournis/fournies ; fornito/fornita/forniti/fornite ; suministrado/suministrada/suministrados/suministradas
opened ; a ; geöffnet/geöffnete ; ouvert/ouverte/ouverts/ouvertes ; aperto/aperta/aperti/aperte ; abierto/abierta/abiertos/abiertas
dressed ; a ; angezogen/angezogene ; habillé/habillée/habillés/habillées ; vestito/vestita/vestiti/vestite ; vestido/vestida/vestidos/vestidas
dressed as ; p ; verkleidet als ; déguisé en ; vestito da ; vestido de
holding ; f ; mit ; tenant ; con ; con
holding a ; f ; mit ; tenant ; con ; con
sits ; f ; sitzend ; assis ; seduto ; sentado
headless mode ; n ; Headless-Modus/m ; mode sans tête/m ; modalità headless/f ; modo sin cabeza/m
one key return ; n ; Rückkehr per Knopfdruck/f ; retour automatique/m ; ritorno automatico/m ; retorno automático/m
full function ; a ; - ; toutes fonctions ; tutte le funzioni ; todas las funciones
anniversary ; n ; Jubiläum/n ; anniversaire/m ; anniversario/m ; aniversario/m
friendship ; n ; Freundschaft/f ; amitié/f ; amicizia/f ; amistad/f
friendship bracelet~friendship bracelets ; n ; Freundschaftsarmband/Freundschaftsarmbänder/n ; bracelet d'amitié/bracelets d'amitié/m ; braccialetto dell'amicizia/braccialetti dell'amicizia/m ; pulsera de la amistad/pulseras de la amistad/f
music ; n ; Musik/f ; musique/f ; musica/f ; música/f
quality ; n ; Qualität/f ; qualité/f ; qualità/f ; calidad/f
equipment ; n ; Ausrüstung/f ; équipement/m ; attrezzatura/f ; equipo/m
construction set~construction sets ; n ; Baukasten/Baukästen/m ; jeu de construction/jeux de construction/m ; set di costruzioni/m ; set de construcción/sets de construcción/m
construction ; n ; Konstruktion/f ; construction/f ; costruzione/f ; construcción/f
glasses ; n ; Brille/Brillen/f ; lunettes/f ; occhiali/m ; gafas/f
wall hanging~wall hangings ; n ; Wandbehang/Wandbehänge/m ; tenture murale/tentures murales/f ; arazzo/arazzi/m ; tapiz/tapices/m
windsock~windsocks ; n ; Windsack/Windsäcke/m ; manche à air/manches à air/f ; manica a vento/maniche a vento/f ; manga de viento/mangas de viento/f
dinghy ; n ; Schlauchboot/Schlauchboote/n ; bateau gonflable/bateaux gonflables/m ; gommone/gommoni/m ; bote hinchable/botes hinchables/m
whistle~whistles ; n ; Pfeife/Pfeifen/f ; sifflet/sifflets/m ; fischietto/fischietti/m ; silbato/silbatos/m
rattle~rattles ; n ; Rassel/Rasseln/f ; hochet/hochets/m ; sonaglio/sonagli/m ; sonajero/sonajeros/m
sorter~sorters ; n ; Sortierspiel/Sortierspiele/n ; trieur/trieurs/m ; gioco a incastro/giochi a incastro/m ; clasificador/clasificadores/m
shape sorter~shape sorters ; n ; Formensortierspiel/Formensortierspiele/n ; trieur de formes/trieurs de formes/m ; gioco delle forme/giochi delle forme/m ; clasificador de formas/clasificadores de formas/m
bulk pack~bulk packs ; n ; Großpackung/Großpackungen/f ; gros lot/gros lots/m ; confezione grande/confezioni grandi/f ; pack grande/packs grandes/m
bulk ; a ; Großpackung ; en gros ; all'ingrosso ; a granel
bonus ; a ; Bonus ; bonus ; bonus ; de regalo
diamante ; a ; Strass ; strass ; con strass ; con strass
bicone ; a ; Doppelkegel ; toupie ; biconico ; bicónico
bicone beads ; n ; Bicone-Perlen/f ; perles toupies/f ; perline bicono/f ; cuentas bicono/f
cinderella ; n ; Cinderella/n ; Cendrillon/f ; Cenerentola/f ; Cenicienta/f
masking tape ; n ; Abdeckband/n ; ruban de masquage/m ; nastro per mascheratura/m ; cinta de enmascarar/f
desk~desks ; n ; Schreibtisch/Schreibtische/m ; bureau/bureaux/m ; scrivania/scrivanie/f ; escritorio/escritorios/m
battery charger~battery chargers ; n ; Akkuladegerät/Akkuladegeräte/n ; chargeur de batterie/chargeurs de batterie/m ; caricabatterie/m ; cargador de batería/cargadores de batería/m
value pack~value packs ; n ; Vorteilspack/Vorteilspacks/n ; pack économique/packs économiques/m ; confezione convenienza/confezioni convenienza/f ; pack ahorro/packs ahorro/m
double-sided ; a ; doppelseitig/doppelseitige ; double face ; bifacciale/bifacciale/bifacciali/bifacciali ; de doble cara
double sided ; a ; doppelseitig/doppelseitige ; double face ; bifacciale/bifacciale/bifacciali/bifacciali ; de doble cara
# everyday words of titles, in the sense that products have
action ; a ; Action ; d'action ; d'azione ; de acción
nostalgic ; a ; nostalgisch/nostalgische ; nostalgique/nostalgique/nostalgiques/nostalgiques ; nostalgico/nostalgica/nostalgici/nostalgiche ; nostálgico/nostálgica/nostálgicos/nostálgicas
enchanted ; a ; verzaubert/verzauberte ; enchanté/enchantée/enchantés/enchantées ; incantato/incantata/incantati/incantate ; encantado/encantada/encantados/encantadas
hungry ; a ; hungrig/hungrige ; affamé/affamée/affamés/affamées ; affamato/affamata/affamati/affamate ; hambriento/hambrienta/hambrientos/hambrientas
national ; a ; national/nationale ; national/nationale/nationaux/nationales ; nazionale/nazionale/nazionali/nazionali ; nacional/nacional/nacionales/nacionales
extreme ; a ; extrem/extreme ; extrême/extrême/extrêmes/extrêmes ; estremo/estrema/estremi/estreme ; extremo/extrema/extremos/extremas
legendary ; a ; legendär/legendäre ; légendaire/légendaire/légendaires/légendaires ; leggendario/leggendaria/leggendari/leggendarie ; legendario/legendaria/legendarios/legendarias
native ; a ; einheimisch/einheimische ; indigène/indigène/indigènes/indigènes ; nativo/nativa/nativi/native ; nativo/nativa/nativos/nativas
tribal ; a ; Tribal ; tribal/tribale/tribaux/tribales ; tribale/tribale/tribali/tribali ; tribal/tribal/tribales/tribales
inlaid ; a ; eingelegt/eingelegte ; incrusté/incrustée/incrustés/incrustées ; intarsiato/intarsiata/intarsiati/intarsiate ; incrustado/incrustada/incrustados/incrustadas
invincible ; a ; unbesiegbar/unbesiegbare ; invincible/invincible/invincibles/invincibles ; invincibile/invincibile/invincibili/invincibili ; invencible/invencible/invencibles/invencibles
scary ; a ; gruselig/gruselige ; effrayant/effrayante/effrayants/effrayantes ; spaventoso/spaventosa/spaventosi/spaventose ; terrorífico/terrorífica/terroríficos/terroríficas
spooky ; a ; gruselig/gruselige ; effrayant/effrayante/effrayants/effrayantes ; spettrale/spettrale/spettrali/spettrali ; espeluznante/espeluznante/espeluznantes/espeluznantes
crazy ; a ; verrückt/verrückte ; fou/folle/fous/folles ; pazzo/pazza/pazzi/pazze ; loco/loca/locos/locas
mighty ; a ; mächtig/mächtige ; puissant/puissante/puissants/puissantes ; potente/potente/potenti/potenti ; poderoso/poderosa/poderosos/poderosas
lucky ; a ; Glücks ; porte-bonheur ; portafortuna ; de la suerte
armed ; a ; bewaffnet/bewaffnete ; armé/armée/armés/armées ; armato/armata/armati/armate ; armado/armada/armados/armadas
roaring ; a ; brüllend/brüllende ; rugissant/rugissante/rugissants/rugissantes ; ruggente/ruggente/ruggenti/ruggenti ; rugiente/rugiente/rugientes/rugientes
charming ; a ; charmant/charmante ; charmant/charmante/charmants/charmantes ; affascinante/affascinante/affascinanti/affascinanti ; encantador/encantadora/encantadores/encantadoras
jewelled ; a ; juwelenbesetzt/juwelenbesetzte ; orné de bijoux/ornée de bijoux/ornés de bijoux/ornées de bijoux ; ingioiellato/ingioiellata/ingioiellati/ingioiellate ; enjoyado/enjoyada/enjoyados/enjoyadas
waxed ; a ; gewachst/gewachste ; ciré/cirée/cirés/cirées ; cerato/cerata/cerati/cerate ; encerado/encerada/encerados/enceradas
dyed ; a ; gefärbt/gefärbte ; teint/teinte/teints/teintes ; tinto/tinta/tinti/tinte ; teñido/teñida/teñidos/teñidas
illustrated ; a ; illustriert/illustrierte ; illustré/illustrée/illustrés/illustrées ; illustrato/illustrata/illustrati/illustrate ; ilustrado/ilustrada/ilustrados/ilustradas
gorgeous ; a ; wunderschön/wunderschöne ; magnifique/magnifique/magnifiques/magnifiques ; splendido/splendida/splendidi/splendide ; precioso/preciosa/preciosos/preciosas
unlimited ; a ; unbegrenzt/unbegrenzte ; illimité/illimitée/illimités/illimitées ; illimitato/illimitata/illimitati/illimitate ; ilimitado/ilimitada/ilimitados/ilimitadas
armoured ; a ; gepanzert/gepanzerte ; blindé/blindée/blindés/blindées ; blindato/blindata/blindati/blindate ; blindado/blindada/blindados/blindadas
armored ; a ; gepanzert/gepanzerte ; blindé/blindée/blindés/blindées ; blindato/blindata/blindati/blindate ; blindado/blindada/blindados/blindadas
lacing ; a ; Fädel ; à lacer ; da allacciare ; para enhebrar
paddling pool~paddling pools ; n ; Planschbecken/n ; pataugeoire/pataugeoires/f ; piscinetta/piscinette/f ; piscina infantil/piscinas infantiles/f
silver grey ; c ; silbergrau/silbergraue ; gris argenté ; grigio argento ; gris plateado
sapphire blue ; c ; saphirblau/saphirblaue ; bleu saphir ; blu zaffiro ; azul zafiro
onyx black ; c ; onyxschwarz/onyxschwarze ; noir onyx ; nero onice ; negro ónice
pearl white ; c ; perlweiß/perlweiße ; blanc nacré ; bianco perla ; blanco perla
two tone ; a ; zweifarbig/zweifarbige ; bicolore/bicolore/bicolores/bicolores ; bicolore/bicolore/bicolori/bicolori ; bicolor/bicolor/bicolores/bicolores
two-tone ; a ; zweifarbig/zweifarbige ; bicolore/bicolore/bicolores/bicolores ; bicolore/bicolore/bicolori/bicolori ; bicolor/bicolor/bicolores/bicolores
upgrade ; n ; Upgrade/Upgrades/n ; amélioration/améliorations/f ; upgrade/m ; mejora/mejoras/f
earth ; n ; Erde/f ; terre/f ; terra/f ; tierra/f
sky ; n ; Himmel/m ; ciel/m ; cielo/m ; cielo/m
sunset ; n ; Sonnenuntergang/Sonnenuntergänge/m ; coucher de soleil/couchers de soleil/m ; tramonto/tramonti/m ; atardecer/atardeceres/m
paradise ; n ; Paradies/n ; paradis/m ; paradiso/m ; paraíso/m
dream~dreams ; n ; Traum/Träume/m ; rêve/rêves/m ; sogno/sogni/m ; sueño/sueños/m
horror ; a ; Horror ; d'horreur ; horror ; de terror
heritage ; n ; Erbe/n ; patrimoine/m ; patrimonio/m ; patrimonio/m
league ; n ; Liga/Ligen/f ; ligue/ligues/f ; lega/leghe/f ; liga/ligas/f
stick~sticks ; n ; Stab/Stäbe/m ; bâton/bâtons/m ; bastoncino/bastoncini/m ; palo/palos/m
shell~shells ; n ; Muschel/Muscheln/f ; coquillage/coquillages/m ; conchiglia/conchiglie/f ; concha/conchas/f
body shell~body shells ; n ; Karosserie/Karosserien/f ; carrosserie/carrosseries/f ; carrozzeria/carrozzerie/f ; carrocería/carrocerías/f
bandit~bandits ; n ; Bandit/Banditen/m ; bandit/bandits/m ; bandito/banditi/m ; bandido/bandidos/m
patrol ; n ; Patrouille/Patrouillen/f ; patrouille/patrouilles/f ; pattuglia/pattuglie/f ; patrulla/patrullas/f
crew ; n ; Mannschaft/Mannschaften/f ; équipage/équipages/m ; equipaggio/equipaggi/m ; tripulación/tripulaciones/f
staff ; n ; Stab/Stäbe/m ; bâton/bâtons/m ; bastone/bastoni/m ; bastón/bastones/m
pad~pads ; n ; Block/Blöcke/m ; bloc/blocs/m ; blocco/blocchi/m ; bloc/blocs/m
winner ; n ; Sieger/m ; vainqueur/vainqueurs/m ; vincitore/vincitori/m ; ganador/ganadores/m
scout~scouts ; n ; Späher/m ; éclaireur/éclaireurs/m ; esploratore/esploratori/m ; explorador/exploradores/m
smoke ; n ; Rauch/m ; fumée/f ; fumo/m ; humo/m
symphony ; n ; Symphonie/f ; symphonie/f ; sinfonia/f ; sinfonía/f
portrait~portraits ; n ; Porträt/Porträts/n ; portrait/portraits/m ; ritratto/ritratti/m ; retrato/retratos/m
bone~bones ; n ; Knochen/m ; os/m ; osso/ossa/m ; hueso/huesos/m
cylinder~cylinders ; n ; Zylinder/m ; cylindre/cylindres/m ; cilindro/cilindri/m ; cilindro/cilindros/m
wing~wings ; n ; Flügel/m ; aile/ailes/f ; ala/ali/f ; ala/alas/f
education ; n ; Bildung/f ; éducation/f ; educazione/f ; educación/f
discovery ; n ; Entdeckung/Entdeckungen/f ; découverte/découvertes/f ; scoperta/scoperte/f ; descubrimiento/descubrimientos/m
emergency ; a ; Notfall ; d'urgence ; d'emergenza ; de emergencia
emergency services ; n ; Rettungsdienst/m ; services d'urgence/m ; servizi di emergenza/m ; servicios de emergencia/m
history ; n ; Geschichte/f ; histoire/f ; storia/f ; historia/f
geography ; n ; Geografie/f ; géographie/f ; geografia/f ; geografía/f
science ; n ; Wissenschaft/f ; science/sciences/f ; scienza/scienze/f ; ciencia/ciencias/f
knowledge ; n ; Wissen/n ; connaissances/f ; conoscenza/f ; conocimiento/m
general knowledge ; n ; Allgemeinwissen/n ; culture générale/f ; cultura generale/f ; cultura general/f
creature~creatures ; n ; Kreatur/Kreaturen/f ; créature/créatures/f ; creatura/creature/f ; criatura/criaturas/f
claw~claws ; n ; Kralle/Krallen/f ; griffe/griffes/f ; artiglio/artigli/m ; garra/garras/f
spirit ; n ; Geist/Geister/m ; esprit/esprits/m ; spirito/spiriti/m ; espíritu/espíritus/m
flame~flames ; n ; Flamme/Flammen/f ; flamme/flammes/f ; fiamma/fiamme/f ; llama/llamas/f
mountain~mountains ; n ; Berg/Berge/m ; montagne/montagnes/f ; montagna/montagne/f ; montaña/montañas/f
market ; n ; Markt/Märkte/m ; marché/marchés/m ; mercato/mercati/m ; mercado/mercados/m
prison ; n ; Gefängnis/Gefängnisse/n ; prison/prisons/f ; prigione/prigioni/f ; cárcel/cárceles/f
jail ; n ; Gefängnis/Gefängnisse/n ; prison/prisons/f ; prigione/prigioni/f ; cárcel/cárceles/f
tournament ; n ; Turnier/Turniere/n ; tournoi/tournois/m ; torneo/tornei/m ; torneo/torneos/m
slide~slides ; n ; Rutsche/Rutschen/f ; toboggan/toboggans/m ; scivolo/scivoli/m ; tobogán/toboganes/m
rectangle~rectangles ; n ; Rechteck/Rechtecke/n ; rectangle/rectangles/m ; rettangolo/rettangoli/m ; rectángulo/rectángulos/m
rectangular ; a ; rechteckig/rechteckige ; rectangulaire/rectangulaire/rectangulaires/rectangulaires ; rettangolare/rettangolare/rettangolari/rettangolari ; rectangular/rectangular/rectangulares/rectangulares
self-stick ; a ; selbstklebend/selbstklebende ; autocollant/autocollante/autocollants/autocollantes ; autoadesivo/autoadesiva/autoadesivi/autoadesive ; autoadhesivo/autoadhesiva/autoadhesivos/autoadhesivas
oriental ; a ; orientalisch/orientalische ; oriental/orientale/orientaux/orientales ; orientale/orientale/orientali/orientali ; oriental/oriental/orientales/orientales
football fan~football fans ; n ; Fußballfan/Fußballfans/m ; fan de football/fans de football/m ; tifoso di calcio/tifosi di calcio/m ; aficionado al fútbol/aficionados al fútbol/m
colours vary ; p ; Farben variieren ; couleurs variables ; colori variabili ; colores variados
colors vary ; p ; Farben variieren ; couleurs variables ; colori variabili ; colores variados
colour in ; a ; zum Ausmalen ; à colorier ; da colorare ; para colorear
colour your own ; p ; zum Selbstausmalen ; à colorier ; da colorare ; para colorear
fully ; a ; vollständig/vollständige ; entièrement ; completamente ; totalmente
wow ; p ; wow ; wow ; wow ; wow
living room ; n ; Wohnzimmer/n ; salon/salons/m ; soggiorno/soggiorni/m ; sala de estar/salas de estar/f
wall decoration~wall decorations ; n ; Wanddeko/f ; décoration murale/décorations murales/f ; decorazione da parete/decorazioni da parete/f ; decoración de pared/decoraciones de pared/f
high school ; n ; Highschool/f ; lycée/lycées/m ; liceo/licei/m ; instituto/institutos/m
pumpkin patch ; n ; Kürbisfeld/n ; champ de citrouilles/m ; campo di zucche/m ; campo de calabazas/m
grau ; c ; grau/graue ; gris/grise/gris/grises ; grigio/grigia/grigi/grigie ; gris/gris/grises/grises
mit ; f ; mit ; avec ; con ; con
und ; f ; und ; et ; e ; y
aus ; f ; aus ; en ; in ; de
supplies ; n ; Zubehör/n ; fournitures/f ; articoli/articoli/m ; artículos/artículos/m
template~templates ; n ; Vorlage/Vorlagen/f ; modèle/modèles/m ; modello/modelli/m ; plantilla/plantillas/f
shoulder strap~shoulder straps ; n ; Schultergurt/Schultergurte/m ; bandoulière/bandoulières/f ; tracolla/tracolle/f ; correa de hombro/correas de hombro/f
shoulder ; a ; Schulter ; d'épaule ; da spalla ; de hombro
erasable ; a ; radierbar/radierbare ; effaçable/effaçable/effaçables/effaçables ; cancellabile/cancellabile/cancellabili/cancellabili ; borrable/borrable/borrables/borrables
lowercase ; a ; klein geschrieben/klein geschriebene ; minuscule/minuscule/minuscules/minuscules ; minuscolo/minuscola/minuscoli/minuscole ; minúsculo/minúscula/minúsculos/minúsculas
uppercase ; a ; groß geschrieben/groß geschriebene ; majuscule/majuscule/majuscules/majuscules ; maiuscolo/maiuscola/maiuscoli/maiuscole ; mayúsculo/mayúscula/mayúsculos/mayúsculas
snowmobile~snowmobiles ; n ; Schneemobil/Schneemobile/n ; motoneige/motoneiges/f ; motoslitta/motoslitte/f ; moto de nieve/motos de nieve/f
maple ; m ; Ahorn ; en érable ; in acero ; de arce
intro pack~intro packs ; n ; Einsteigerpack/Einsteigerpacks/n ; pack d'introduction/packs d'introduction/m ; mazzo introduttivo/mazzi introduttivi/m ; mazo de iniciación/mazos de iniciación/m
crash pack~crash packs ; n ; Ersatzteilset/Ersatzteilsets/n ; kit de pièces de rechange/kits de pièces de rechange/m ; kit di ricambi/kit di ricambi/m ; kit de recambios/kits de recambios/m
poker chip set~poker chip sets ; n ; Pokerchip-Set/Pokerchip-Sets/n ; set de jetons de poker/sets de jetons de poker/m ; set di fiche da poker/set di fiche da poker/m ; set de fichas de póker/sets de fichas de póker/m
humming top~humming tops ; n ; Brummkreisel/m ; toupie musicale/toupies musicales/f ; trottola musicale/trottole musicali/f ; peonza musical/peonzas musicales/f
check out our ; p ; - ; - ; - ; -
check out ; p ; - ; - ; - ; -
club badge~club badges ; n ; Vereinswappen/n ; écusson de club/écussons de club/m ; stemma del club/stemmi del club/m ; escudo del club/escudos del club/m
loot bag filler~loot bag fillers ; n ; Mitgebsel/n ; petit cadeau d'invité/petits cadeaux d'invités/m ; regalino per feste/regalini per feste/m ; relleno de bolsa de fiesta/rellenos de bolsa de fiesta/m
party loot bag filler~party loot bag fillers ; n ; Mitgebsel/n ; petit cadeau d'invité/petits cadeaux d'invités/m ; regalino per feste/regalini per feste/m ; relleno de bolsa de fiesta/rellenos de bolsa de fiesta/m
silk painting ; n ; Seidenmalerei/f ; peinture sur soie/f ; pittura su seta/f ; pintura sobre seda/f
size {n} ; p ; Größe {n} ; taille {n} ; taglia {n} ; talla {n}
size small ; p ; Größe S ; taille S ; taglia S ; talla S
size medium ; p ; Größe M ; taille M ; taglia M ; talla M
size large ; p ; Größe L ; taille L ; taglia L ; talla L
size standard ; p ; Standardgröße ; taille standard ; taglia standard ; talla estándar
standard size ; n ; Standardgröße/f ; taille standard/f ; misura standard/f ; tamaño estándar/m
chest {n} ; p ; Brustumfang {n} ; tour de poitrine {n} ; torace {n} ; pecho {n}
waist {n} ; p ; Taillenumfang {n} ; tour de taille {n} ; vita {n} ; cintura {n}
body art stencil~body art stencils ; n ; Bodypainting-Schablone/Bodypainting-Schablonen/f ; pochoir body art/pochoirs body art/m ; stencil per body art/m ; plantilla para body art/plantillas para body art/f
bi coloured ; c ; zweifarbig/zweifarbige ; bicolore/bicolore/bicolores/bicolores ; bicolore/bicolore/bicolori/bicolori ; bicolor/bicolor/bicolores/bicolores
bi-coloured ; c ; zweifarbig/zweifarbige ; bicolore/bicolore/bicolores/bicolores ; bicolore/bicolore/bicolori/bicolori ; bicolor/bicolor/bicolores/bicolores
bicoloured ; c ; zweifarbig/zweifarbige ; bicolore/bicolore/bicolores/bicolores ; bicolore/bicolore/bicolori/bicolori ; bicolor/bicolor/bicolores/bicolores
bicolor ; c ; zweifarbig/zweifarbige ; bicolore/bicolore/bicolores/bicolores ; bicolore/bicolore/bicolori/bicolori ; bicolor/bicolor/bicolores/bicolores
bicolour ; c ; zweifarbig/zweifarbige ; bicolore/bicolore/bicolores/bicolores ; bicolore/bicolore/bicolori/bicolori ; bicolor/bicolor/bicolores/bicolores
pinky red ; c ; pinkrot/pinkrote ; rouge rosé ; rosso rosato ; rojo rosado
midnight black ; c ; tiefschwarz/tiefschwarze ; noir minuit ; nero notte ; negro medianoche
midnight blk ; c ; tiefschwarz/tiefschwarze ; noir minuit ; nero notte ; negro medianoche
blk ; c ; schwarz/schwarze ; noir/noire/noirs/noires ; nero/nera/neri/nere ; negro/negra/negros/negras
around {n} ; p ; ca. {n} ; environ {n} ; circa {n} ; unos {n}
{n} count ; p ; {n} Stück ; {n} pièces ; {n} pezzi ; {n} unidades
{n} axle ; p ; {n}-achsig ; à {n} essieux ; a {n} assi ; de {n} ejes
{n} flags ; p ; {n} Wimpel ; {n} fanions ; {n} bandierine ; {n} banderines
{n} clips ; p ; {n} Clips ; {n} clips ; {n} clip ; {n} clips
large size ; p ; Größe L ; taille L ; taglia L ; talla L
medium size ; p ; Größe M ; taille M ; taglia M ; talla M
small size ; p ; Größe S ; taille S ; taglia S ; talla S
single item ; p ; Einzelstück ; à l'unité ; pezzo singolo ; unidad suelta
free uk delivery ; p ; - ; - ; - ; -
free uk postage ; p ; - ; - ; - ; -
free uk shipping ; p ; - ; - ; - ; -
free uk p&p ; p ; - ; - ; - ; -
asstd ; a ; sortiert/sortierte ; assorti/assortie/assortis/assorties ; assortito/assortita/assortiti/assortite ; surtido/surtida/surtidos/surtidas
asstd col ; p ; verschiedene Farben ; couleurs assorties ; colori assortiti ; colores surtidos
assorted col ; p ; verschiedene Farben ; couleurs assorties ; colori assortiti ; colores surtidos
asst colours ; p ; verschiedene Farben ; couleurs assorties ; colori assortiti ; colores surtidos
for any age ; p ; für jedes Alter ; pour tout âge ; per tutte le età ; para todas las edades
suitable for home ; p ; für zu Hause ; pour la maison ; adatto per casa ; para casa
for boy ; p ; für Jungen ; pour garçon ; per bambino ; para niño
for your family ; p ; für die Familie ; pour la famille ; per la famiglia ; para la familia
boyfriend~boyfriends ; n ; Freund/Freunde/m ; petit ami/petits amis/m ; fidanzato/fidanzati/m ; novio/novios/m
girlfriend~girlfriends ; n ; Freundin/Freundinnen/f ; petite amie/petites amies/f ; fidanzata/fidanzate/f ; novia/novias/f
boyfriend girlfriend ; p ; Freund Freundin ; petit ami petite amie ; fidanzato fidanzata ; novio novia
passport~passports ; n ; Reisepass/Reisepässe/m ; passeport/passeports/m ; passaporto/passaporti/m ; pasaporte/pasaportes/m
variant~variants ; n ; Variante/Varianten/f ; variante/variantes/f ; variante/varianti/f ; variante/variantes/f
segment~segments ; n ; Segment/Segmente/n ; segment/segments/m ; segmento/segmenti/m ; segmento/segmentos/m
armrest~armrests ; n ; Armlehne/Armlehnen/f ; accoudoir/accoudoirs/m ; bracciolo/braccioli/m ; reposabrazos/reposabrazos/m
faux leather armrest~faux leather armrests ; n ; Kunstleder-Armlehne/Kunstleder-Armlehnen/f ; accoudoir en simili cuir/accoudoirs en simili cuir/m ; bracciolo in ecopelle/braccioli in ecopelle/m ; reposabrazos de polipiel/reposabrazos de polipiel/m
filter cartridge~filter cartridges ; n ; Filterkartusche/Filterkartuschen/f ; cartouche filtrante/cartouches filtrantes/f ; cartuccia filtro/cartucce filtro/f ; cartucho de filtro/cartuchos de filtro/m
dragonfruit~dragonfruits ; n ; Drachenfrucht/Drachenfrüchte/f ; fruit du dragon/fruits du dragon/m ; frutto del drago/frutti del drago/m ; pitahaya/pitahayas/f
dragon fruit~dragon fruits ; n ; Drachenfrucht/Drachenfrüchte/f ; fruit du dragon/fruits du dragon/m ; frutto del drago/frutti del drago/m ; pitahaya/pitahayas/f
sewer~sewers ; n ; Kanalisation/f ; égout/égouts/m ; fogna/fogne/f ; alcantarilla/alcantarillas/f
pink blossom wallpaper ; n ; Tapete mit rosa Blüten/f ; papier peint à fleurs roses/papiers peints à fleurs roses/m ; carta da parati a fiori rosa/f ; papel pintado de flores rosas/m
rose wallpaper~rose wallpapers ; n ; Rosentapete/Rosentapeten/f ; papier peint à roses/papiers peints à roses/m ; carta da parati con rose/f ; papel pintado de rosas/m
pink rose wallpaper ; n ; Tapete mit rosa Rosen/f ; papier peint à roses roses/m ; carta da parati con rose rosa/f ; papel pintado de rosas rosas/m
wheel hub~wheel hubs ; n ; Radnabe/Radnaben/f ; moyeu de roue/moyeux de roue/m ; mozzo ruota/mozzi ruota/m ; buje de rueda/bujes de rueda/m
french version ; n ; französische Version/f ; version française/f ; versione francese/f ; versión francesa/f
independent connections ; n ; unabhängige Anschlüsse/unabhängige Anschlüsse/m ; connexions indépendantes/connexions indépendantes/f ; connessioni indipendenti/connessioni indipendenti/f ; conexiones independientes/conexiones independientes/f
equipment set~equipment sets ; n ; Ausrüstungsset/Ausrüstungssets/n ; set d'équipement/sets d'équipement/m ; set di equipaggiamento/m ; set de equipamiento/sets de equipamiento/m
early type ; n ; frühe Ausführung/f ; premier modèle/m ; prima versione/f ; versión temprana/f
late type ; n ; späte Ausführung/f ; dernier modèle/m ; ultima versione/f ; versión tardía/f
battery and charger ; p ; Akku und Ladegerät ; batterie et chargeur ; batteria e caricabatterie ; batería y cargador
battery & charger ; p ; Akku und Ladegerät ; batterie et chargeur ; batteria e caricabatterie ; batería y cargador
trolley case~trolley cases ; n ; Trolley/Trolleys/m ; valise à roulettes/valises à roulettes/f ; trolley/m ; maleta con ruedas/maletas con ruedas/f
height chart~height charts ; n ; Messlatte/Messlatten/f ; toise/toises/f ; metro da parete/metri da parete/m ; medidor infantil/medidores infantiles/m
one supplied ; p ; ein Stück ; un seul fourni ; un pezzo fornito ; una unidad
sold separately ; p ; separat erhältlich ; vendu séparément ; venduto separatamente ; se vende por separado
sold singly ; p ; einzeln verkauft ; vendu à l'unité ; venduto singolarmente ; se vende por unidad
brand new in box ; p ; neu in OVP ; neuf en boîte ; nuovo in scatola ; nuevo en caja
try me ; p ; - ; - ; - ; -
hard to find ; p ; selten ; rare ; raro ; difícil de encontrar
out of print ; p ; vergriffen ; épuisé ; fuori stampa ; descatalogado
new in packet ; p ; neu in Verpackung ; neuf sous emballage ; nuovo in confezione ; nuevo en su envase
kids bedroom~kids bedrooms ; n ; Kinderzimmer/n ; chambre d'enfant/chambres d'enfant/f ; cameretta/camerette/f ; habitación infantil/habitaciones infantiles/f
light switch cover~light switch covers ; n ; Lichtschalter-Abdeckung/Lichtschalter-Abdeckungen/f ; plaque d'interrupteur/plaques d'interrupteur/f ; copertura per interruttore/coperture per interruttore/f ; cubierta para interruptor/cubiertas para interruptor/f
door hanger~door hangers ; n ; Türschild/Türschilder/n ; plaque de porte/plaques de porte/f ; targhetta per porta/targhette per porta/f ; colgador de puerta/colgadores de puerta/m
`;
