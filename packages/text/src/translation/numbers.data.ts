/**
 * Units as titles of all languages write them after a number, without accents: `unit: forms`. A form in quotes is
 * compared in its letter case, because it is a word otherwise ("10 a 20", "1 To").
 */
export const UNITS = `
mm: mm, millimetre, millimetres, millimeter, millimeters, millimetri, milimetros
cm: cm, cms, centimetre, centimetres, centimeter, centimetri, centimetros
m: m, mtr, mtrs, metre, metres, meter, meters, metro, metri, metros, mt, lfm
km: km, kilometre, kilometer
kmh: km/h, kmh, km/std, kph
mph: mph, mp/h, mi/h
mi: mile, miles, meile, meilen, miglia, millas
sqm: m square, sqm, qm, mq, m^2, square metres, square meters, quadratmeter, metres carres, metri quadrati, metri quadri, metros cuadrados
sqft: sq ft, sqft, square feet
cbm: m cubed, cbm, mc, m^3, kubikmeter
in: inch, inches, ", zoll, pouce, pouces, po, pollice, pollici, pulgada, pulgadas
ft: ft, foot, feet, ', fuss, pied, pieds, piede, piedi, pie, pies
yd: yd, yds, yard, yards, yarda, yardas, yardes, iarde
mg: mg
g: g, gr, gram, grams, gramme, grammes, gramm, grammi, gramos
gsm: gsm, g/m square, g m square, g/qm
kg: kg, kgs, kilo, kilos, kilogramm, kilograms, kilogrammes, chili
oz: oz, ounce, ounces, unze, unzen, once, onces, oncia, once, onza, onzas
lb: lb, lbs, pound, pounds, pfund, livre, livres, libbra, libbre, libra, libras
ml: ml
cl: cl
l: l, lt, ltr, ltrs, litre, litres, liter, liters, litro, litri, litros
gal: gallon, gallons, gallone, galloni, galones
floz: fl oz, fl. oz., floz
pt: pint, pints, pinte, pintes, pinta, pinte, pintas
cc: cc, ccm, cm cubed
w: w, watt, watts, vatio, vatios
kw: kw, kilowatt
v: v, volt, volts, voltio, voltios
a: "A", amp, amps, ampere, amperes, amperio, amperios
ah: ah
mah: mah
ma: ma, milliamp, milliamps
uf: uf, µf
kva: kva
kpa: kpa
mpa: mpa
kn: kn
btu: btu, btus
lux: lux, lx
dpi: dpi, ppp
fps: fps
teraflops: tflops
wh: wh
va: va
mbps: mbps, mbit/s, mb/s
hz: hz
khz: khz
mhz: mhz
ghz: ghz
kb: kb, "Ko"
mb: mb, "Mo"
gb: gb, "Go"
tb: tb, "To"
ct: ct, cts, carat, carats, karat, carati, quilates, quilate, kt, k
rpm: rpm, u/min, tr/min, giri/min, upm, min-1
bar: bar
psi: psi
nm: nm
hp: hp, bhp, ps, ch, cv
mp: mp, megapixel, megapixels, megapixeles
lm: lm, lumen, lumens, lumenes
db: db
micron: micron, microns, mikron, micras, my, µm
percent: %
degree: °, degree, degrees, grad, degre, degres, grado, gradi, grados
celsius: celsius
fahrenheit: fahrenheit
year: years, year, yrs, yr, jahre, jahren, jahr, ans, an, anni, anno, anos, ano
day: days, tage, tagen, jours, giorni, dias
week: weeks, wochen, semaines, settimane, semanas
month: months, month, mths, mth, monate, monaten, monat, mois, mesi, mese, meses, mes
hour: h, hr, hours, hour, hrs, std, stunden, heures, ore, horas
minute: min, mins, minute, minutes, minuten, minuti, minutos
iu: iu, ie, ui
den: den, denier, deniers, denari, denieres
ohm: ohm, ohms, ohmios, Ω
gauge: gauge
speed: speed, speeds, gang, gange, geschwindigkeiten, vitesse, vitesses, marce, rapporti, velocita, velocidad, velocidades
`;

/**
 * Numbers as words: `number | forms that explain it in any language and demand none | English | German | French |
 * Italian | Spanish`. A form that ends with `*` opens compounds ("zweifarbig").
 */
export const NUMBER_WORDS = `
0.5 | half, halb*, demi, demie, mezzo, mezza, mezze, medio, media | | | | |
1/2 | half, halb*, demi, demie, mezzo, mezza, mezze, medio, media | | | | |
1/4 | quarter, viertel*, quart, quarto, cuarto | | | | |
1 | one, once, single, first, mono*, ein*, erste*, erst*, un, une, premier, premiere, simple, uno, una, prima, primo, singolo, singola, primer, primera, individual, paar, paire, coppia, stuck | | | | |
2 | twice, second, pair, pairs, twin, double, dual, both, couple, zwei*, zwo*, doppel*, paar, beid*, paire, duo, deuxieme, seconde, bi*, coppia, paio, doppio, doppia, doppie, seconda, secondo, par, pareja, doble, segunda, segundo, ii | two, worldwarii | zwei, zweite, zweiten, zweiter, zweites, worldwarii | deux, worldwarii | due, worldwarii | dos, worldwarii
3 | triple, third, trio, drei*, dritte*, troisieme, terza, terzo, tripla, tercera, tercer, tri*, iii | three | drei | trois | tre | tres
4 | vier*, quad*, fourth, quarta, quarto, quatrieme, cuarta, cuarto, iv | four | vier | quatre | quattro | cuatro
5 | funf*, fifth | five | funf | cinq | cinque | cinco
6 | sechs*, doppelsechs, sixth, vi | six | sechs | six | sei | seis
7 | sieben*, seventh, vii | seven | sieben | sept | sette | siete
8 | acht*, viii | eight | acht | huit | otto | ocho
9 | neuf, ix, 375, doppelneun | nine | neun | | nove | nueve
10 | zehn* | ten | zehn | dix | dieci | diez
12 | zwolf*, xii | twelve, dozen | zwolf, dutzend | douze, douzaine | dodici, dozzina | doce, docena
925 | sterling* | | | | |
375 | 9, 9ct, 9k, 9kt | | | | |
585 | 14, 14ct, 14k, 14kt | | | | |
750 | 18, 18ct, 18k, 18kt | | | | |
11 | xi | eleven | elf | onze | undici | once
15 | | fifteen | funfzehn | quinze | quindici | quince
16 | | sixteen | sechzehn | seize | sedici | dieciseis
18 | | eighteen | achtzehn | dix huit | diciotto | dieciocho
30 | | thirty | dreissig | trente | trenta | treinta
40 | | forty | vierzig | quarante | quaranta | cuarenta
50 | | fifty | funfzig | cinquante | cinquanta | cincuenta
60 | | sixty | sechzig | soixante | sessanta | sesenta
100 | full, fully, pure, cent, cento, cien, hunderter*, centaine*, centinaio, centenar* | hundred | hundert | | | 
20 | | twenty | zwanzig | vingt | venti | veinte
`;

/** Whole phrases of numbers that are brought to digits before anything is counted. */
export const NUMBER_PHRASES: readonly (readonly [RegExp, string])[] = [
  // "OO gauge", "HO gauge" are written with the digit elsewhere
  [/(?<![\p{L}\p{N}])OO(?![\p{L}\p{N}])/gu, '00'],
  [/(?<![\p{L}\p{N}])HO(?![\p{L}\p{N}])/gu, 'H0'],
  [/(?<!\p{L})cuello (?:de )?pico(?!\p{L})/giu, 'cuello V'],
  // "1:12th", "1:43"
  [/(?<=(?<!\p{N})1 ?[:/] ?\p{N}{1,3})(?:th|nd|rd|st)(?!\p{L})/giu, ''],
  [/(?<![\p{N}.,:/])1 ?: ?(?=\p{N}{2,3}(?![\p{N}:]))/gu, '1/'],
  [/(?<![\p{L}\p{N}])(?:4wd|4x4|awd|allrad(?:antrieb)?)(?![\p{L}\p{N}])/giu, ' 4WD '],
  [/(?<!\p{L})(?:three[- ]quarters?|dreiviertel|trois[- ]quarts|tre quarti|tres cuartos)/giu, ' 3/4 '],
  // "H30cm", "XIXe siecle"
  [/(?<![\p{L}\p{N}])[HWDLBTP](?=\p{N}+(?:[.,]\p{N}+)? ?(?:[cm]?m|in|")(?![\p{L}\p{N}]))/gu, ''],
  [/(?<![\p{L}\p{N}])(X{1,2}[IVX]*)(?:e|eme|o|°)(?= (?:siecle|secolo|s\.))/gu, '$1'],
  [/(?<![\p{L}\p{N}])(?:lsf|fps) ?(?=\p{N}{2}(?!\p{N}))/giu, ' SPF'],
  // "2in1", "(x10)"
  [/(?<=\p{N}) ?-?(?:in|en)-?(?=1(?!\p{N}))/giu, ' in '],
  [/(?<![\p{L}\p{N}])x(?=\p{N}{1,3}(?![\p{L}\p{N}]))/gu, 'x '],
  // "n° 12", "Nr. 12", "No.12"
  [/(?<![\p{L}\p{N}])(?:n[°o.]|n[ro]s?\.|num\.) ?(?=\p{N})/giu, ' '],
  // "-5°C", "-5 C", "250 degrees Celsius"
  [/(?<=\p{N}) ?(?:°|degrees?|grad|degres?|grad[io]|grados) ?(?:c|celsius|centigrad[eio]s?)(?![\p{L}\p{N}])|(?<=(?:^|[\s(])[-–]\p{N}{1,2}) ?c(?![\p{L}\p{N}])/giu, ' celsius '],
  [/(?<=\p{N}) ?(?:°|degrees?|grad|degres?|grad[io]|grados) ?(?:f|fahrenheit)(?![\p{L}\p{N}])/giu, ' fahrenheit '],
  // "seconds": "2. Wahl", "2e choix"
  [/(?<![\p{L}\p{N}.,])2(?:\.|eme|e|nd|a|ª)? ?(?=(?:wahl|choix|scelta)(?!\p{L}))/giu, ' second '],
  [/(?<!\p{L})two[- ]way(?!\p{L})/giu, ' double '],
  [/(?<![\p{L}\p{N}])(?:half (?:a )?dozen|halbes dutzend|demi[- ]douzaine|mezza dozzina|media docena)(?!\p{L})/giu, ' 6 '],
  [/(?<!\p{L})(?:world war (?:ii|2|two)|ww ?(?:ii|2))(?![\p{L}\p{N}])/giu, ' worldwarii '],
  [/(?<!\p{L})(?:world war (?:i|1|one)|ww ?(?:i|1))(?![\p{L}\p{N}])/giu, ' one '],
  // "5° compleanno"
  [/(?<=\p{N})°(?= ?(?:compleanno|anniversario|edizione|secolo|volume|posto|premio|giorno|mese|anno|serie|stagione|generazione))/giu, ' '],
  // "1960s", "années 60", "anni '60", "sixties"
  [/(?<!\p{L})(?:sixties|annees soixante|anni sessanta|anos sesenta)(?!\p{L})/giu, ' decade60 '],
  [/(?<!\p{L})(?:seventies|anni settanta|anos setenta)(?!\p{L})/giu, ' decade70 '],
  [/(?<!\p{L})(?:eighties|anni ottanta|anos ochenta)(?!\p{L})/giu, ' decade80 '],
  [/(?<!\p{L})(?:nineties|anni novanta|anos noventa)(?!\p{L})/giu, ' decade90 '],
  [/(?<!\p{N})(?:19)?(\p{N}0)'?s(?!\p{L})/giu, ' decade$1 '],
  [/(?<!\p{N})(?:19(?=\p{N}0er)|(?=[3-9]0er(?![- ]?(?:pack|set|box))))(\p{N}0)er(?:[- ]?jahre)?(?!\p{L})/giu, ' decade$1 '],
  [/(?<!\p{L})(?:annees|anni|anos) '?(?:19)?(\p{N}0)(?:['’]? (?:et |y |e )?'?(\p{N}0))?(?![\p{N}\p{L}])/giu, ' decade$1 decade$2 '],
];
