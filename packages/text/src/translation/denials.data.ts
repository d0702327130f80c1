import type { TextLanguage } from '../language.ts';

interface DenialWords {
  /** What denies the words after it. */
  readonly before: string;
  /** What denies the words before it. */
  readonly after: string;
  /** What looks like a denial and is none. */
  readonly not: string;
  /** Where a denial ends. */
  readonly stop: string;
  readonly and: string;
}

/** Words that deny by themselves; words that contain a denial ("sleeveless") are a closed table of `senses.data.ts`. */
export const DENIALS: Readonly<Record<TextLanguage, DenialWords>> = {
  en: {
    before: 'without, no, not, never, non, excluding, excludes, excl, minus, lacks, lacking, cannot, can t, doesn t, don t, isn t, won t, missing, free from, free of, none',
    after: 'not included, not incl, not supplied, not provided, not inc, excluded, missing, * free',
    not: 'no 1*, no 2*, no 3*, no 4*, no 5*, no 6*, no 7*, no 8*, no 9*, no name, no brand, no1, no2, not only, non fiction, no reserve, no time to die, no man s sky, never land, never ending, get * free, * 1 free, one free, set free, born free, feel free, break free, for free, care free, free standing, free range, free spirit*, free form, free flow*, free wheel*, free gift*, free style, free size, free fall, free kick*, free arm, free motion, free run, free shipping, free delivery, free post*, free p p, free uk, free return*',
    stop: 'with, but, includes, including, only, for, in',
    and: 'and, or, nor',
  },
  de: {
    before: 'ohne, nicht, kein, keine, keinen, keiner, keinerlei, nie, niemals, exkl, exklusive, frei von',
    after: 'nicht enthalten, nicht inklusive, nicht dabei, nicht im lieferumfang, nicht inbegriffen, nichtraucher*, fehlt, fehlen, fehlend, fehlende, *los, *lose, *loser, *loses, *losen, *losem, * frei, * freie, * freier, * freies, * freien, *frei, *freie, *freier, *freies, *freien, *freiem',
    not: '*ausloser*, close, *close, closer, closes, closed, closely, nicht nur, endlos*, zeitlos*, stufenlos*, makellos*, tadellos*, einwandfrei*, kostenlos*, muhelos*, luckenlos*, stossfrei*, lose, loser, loses, losen, los, fugenlos*, spurlos*, zweifellos, koloss*, schloss*, versandkostenfrei',
    stop: 'mit, aber, inkl, inklusive, nur, fur, aus, in',
    and: 'und, oder, noch, sowie',
  },
  fr: {
    before: 'sans, non, aucun, aucune, jamais, hors, pas de, pas d, pas un, pas une, ne, excepte, depourvu de, exempt de, exempts de, exempte de, libre de, libres de',
    after: 'non inclus, non incluse, non incluses, non compris, non comprise, non comprises, non fourni, non fournie, non fournis, non fournies, pas inclus, pas incluse, pas incluses, pas compris, exclu, exclue, exclus, exclues, manquant, manquante, manquants, manquantes, manque',
    not: 'nouveau ne*, hors service, non tisse*, hors bord, hors route, hors sol',
    stop: 'avec, mais, pour, seul, seulement, en',
    and: 'et, ou, ni',
  },
  it: {
    before: 'senza, non, nessun, nessuna, nessuno, mai, privo di, priva di, privi di, manca, no, esente da, esenti da',
    after: 'non incluso, non inclusa, non inclusi, non incluse, non compreso, non compresa, non compresi, non comprese, escluso, esclusa, esclusi, escluse, mancante, mancanti',
    not: 'no name, no 1*, no 2*, no 3*, no 4*, no 5*, no 6*, no 7*, no 8*, no 9*',
    stop: 'con, ma, per, solo, in, incluso, inclusa',
    and: 'e, o, ne, ed',
  },
  es: {
    before: 'sin, no, ningun, ninguna, nunca, excepto, falta, faltan, libre de, libres de, exento de, exentos de, exenta de',
    after: 'no incluido, no incluida, no incluidos, no incluidas, no incluye, excluido, excluida, excluidos, excluidas, faltante, faltantes',
    not: 'no name, no 1*, no 2*, no 3*, no 4*, no 5*, no 6*, no 7*, no 8*, no 9*',
    stop: 'con, pero, para, solo, en',
    and: 'y, o, ni, e',
  },
};

/** Words by which a source says nothing of a denial, although its translation may ("slip-on": "sans lacets"). */
export const DENIED_ELSEWHERE: Readonly<Record<TextLanguage, string>> = {
  en: 'unsafe, unsuitable, balance bike*, only, slip on, clip on, pull on, plain, solid, bare, naked, loose, empty, needs, needed, self adhesive, stick on, bandeau, contactless, touchless, sugar, hypoallergenic, pain, invisible, *(?<!stain)less, wire, open toe, leak*, spill*, un*ed, un*en, un*ung, un*own, un*orn, unbuilt, unmade, unread, unbound, unlit, uncut, dis*ed, spares, parts, faulty, broken, dead, failed, incomplete, stateless, region, silent, quiet, hands, adhesive, rust, anti, nude, raw, barefoot, exclud*, alone',
  de: 'unbe*, unge*, unver*, unvoll*, unsi*, leer*, defekt*, bastler*, *los, *lose*, *frei, *freie*, kaputt*, pur, nackt*, anti*, einzeln*, ersatzteil*, nur',
  fr: 'uni, unis, unie, vide*, nu, nue, brut*, anti*, inox*, inutilis*, incompl*, invisib*, indolor*, inodor*, infroiss*, defectueu*, panne, hs, vrac, pieces',
  it: 'vuot*, nud*, anti*, in*, s*, guast*, difettos*, sfus*, ricambi',
  es: 'vaci*, desnud*, anti*, in*, des*, averiad*, liso, lisa, suelt*, piezas',
};

/**
 * Things that titles say are missing or there, to see what a denial is about:
 * English | German | French | Italian | Spanish. `~` begins what wraps or covers other things, of which languages use
 * one word for another ("without lid": "ohne Haube").
 */
export const THINGS = `
adapter, adaptor, power supply | adapter*, netzteil* | adaptateur*, alimentation | adattator*, alimentator* | adaptador*, fuente de alimentacion
~ box, boxes, packaging | ovp, box, karton*, verpackung*, originalverpackung, schachtel*, etui* | boite*, emballage, carton, ecrin, etui*, coffret | scatol*, confezion*, astuccio, cofanetto | caja*, embalaje, estuche*
~ case, cases, sleeve | hulle*, etui*, koffer*, tasche* | etui*, housse*, boitier*, coque*, mallette*, coffret, valise* | custodi*, astuccio, valigett* | funda*, estuche*, maletin*
remote, controller, controllers, gamepad, joy con, joy cons | fernbedienung*, controller* | telecommande*, manette*, joy con* | telecomand*, controller, joypad, joy con* | mando*, control remoto, joy con*
~ lid, lids, cap, caps | deckel*, kappe*, abdeckung*, kapsel* | couvercle*, capuchon*, bouchon*, couvre, couvre * | coperchi*, tapp*, copri* | tapa*, tapon*, cubre*
~ cover, covers | abdeckung*, hulle*, bezug*, *bezug, haube*, plane* | housse*, couvercle*, bache*, capot* | copertur*, coperchi*, custodi*, foder*, tel*, copri* | funda*, tapa*, cubierta*, cubre*
stand, base, feet | stander*, standfuss*, sockel*, fuss | pied*, support*, socle* | supporto, piedistall*, base | soporte*, base, peana
cable, cables, lead, leads | kabel*, *kabel | cable*, cordon* | cavo, cavi | cable*
manual, instructions, booklet | anleitung*, handbuch*, bedienungsanleitung* | notice*, manuel*, mode d emploi | manual*, istruzion* | manual*, instrucciones
motor, engine | motor*, *motor | moteur* | motor* | motor*
bulb, bulbs | leuchtmittel*, gluhbirne*, birne*, lampe* | ampoule* | lampadin* | bombilla*
papers, certificate, paperwork | papier*, zertifikat* | papier*, certificat* | document*, certificat* | papeles, certificado*, documentos
strap, straps, bracelet, lead, leads, leash | armband*, riemen*, band, gurt*, *gurt | bracelet*, sangle*, courroie*, bandouliere* | cinturin*, cinghi* | correa*
console, consoles | konsole* | console* | console | consola*
blade, blades | klinge*, *klinge, blatt, *blatt, *blatter | lame* | lama, lame | cuchilla*, hoja*
~ bag, bags | tasche*, beutel*, hulle*, koffer* | sac, sacs, sacoche*, housse* | borsa, borse, sacca, sacche, sacchett*, custodi* | bolsa*, bolso*, funda*
plug, plugs | stecker*, *stecker | prise*, fiche* | spina, spine | enchufe*, clavija*
frame, frames | rahmen* | cadre*, chassis | cornic*, telai* | marco*
shade, shades, lampshade | schirm*, lampenschirm* | abat jour* | paralum* | pantalla*
pedals, pedal | pedal* | pedale* | pedal* | pedal*
disc, discs, disk, game, games | disc*, spiel* | disque*, jeu, jeux | disc*, gioc* | disco*, juego*
tool, tools | werkzeug* | outil* | attrezz*, utensil* | herramienta*
figures, minifigures, minifigs | figuren, minifigur* | figurine*, minifig* | figur*, minifigur* | figura*, minifigura*
hood, hooded | kapuze* | capuche* | cappuccio | capucha*
belt | gurtel*, gurt*, riemen* | ceinture*, courroie* | cintur*, cinghi* | cinturon*, correa*
pockets, pocket | tasche* | poche* | tasc* | bolsillo*
zip, zipper | reissverschluss* | fermeture*, zip | cerniera, zip | cremallera*
handle, handles | griff*, henkel* | poignee*, manche*, anse* | manic*, manigli* | asa*, mango*, tirador*
glass | glas*, *glas | verre*, vitre* | vetr* | cristal*, vidrio*
sim, simlock | sim* | sim* | sim* | sim*
hard drive, hard disk, hdd, ssd | festplatte*, hdd, ssd | disque dur, hdd, ssd | hard disk, disco rigido, hdd, ssd | disco duro, hdd, ssd
divider, dividers | trennwand*, *teiler | separateur*, intercalaire* | divisor*, separator* | divisor*, separador*
stylus, pen, pens | stift*, *stift*, stylus | stylet*, stylo* | pennin*, penn* | lapiz, boligrafo*, stylus
~ pillow, pillows, cushion*, pillowcase* | kissen*, *kissen* | coussin*, oreiller*, taie* | cuscin*, feder* | cojin*, almohada*, funda*
~ dust jacket, jacket, sleeve | schutzumschlag*, umschlag, *hulle | jaquette*, pochette* | sovraccopert*, copertin* | sobrecubierta*, funda*
card, cards, memory card | karte*, *karte*, sd | carte* | scheda, carta, carte | tarjeta*
camera | kamera* | camera*, appareil | fotocamera*, camera | camara*
`;
