/** The vocabulary of the sandbox's engines: English words from small ads, in German, French, Italian and Spanish. */
export const LANGUAGES = ['de', 'fr', 'it', 'es'] as const;

/** One word per line: English | German | French | Italian | Spanish. */
const LINES = `
not included|nicht enthalten|non inclus|non incluso|no incluido
and|und|et|e|y
with|mit|avec|con|con
without|ohne|sans|senza|sin
for|für|pour|per|para
from|aus|de|da|de
of|von|de|di|de
in|in|en|in|en
no|kein|sans|senza|sin
not|nicht|pas|non|no
set|Satz|lot|set|juego
pack|Packung|paquet|confezione|paquete
new|neu|neuf|nuovo|nuevo
black|schwarz|noir|nero|negro
white|weiß|blanc|bianco|blanco
blue|blau|bleu|blu|azul
red|rot|rouge|rosso|rojo
green|grün|vert|verde|verde
grey|grau|gris|grigio|gris
brown|braun|marron|marrone|marrón
pink|rosa|rose|rosa|rosa
silver|silber|argent|argento|plata
gold|gold|or|oro|oro
wood|Holz|bois|legno|madera
wooden|Holz|en bois|in legno|de madera
steel|Stahl|acier|acciaio|acero
leather|Leder|cuir|pelle|cuero
cotton|Baumwolle|coton|cotone|algodón
glass|Glas|verre|vetro|vidrio
ceramic|Keramik|céramique|ceramica|cerámica
cable|Kabel|câble|cavo|cable
charger|Ladegerät|chargeur|caricatore|cargador
battery|Akku|batterie|batteria|batería
case|Hülle|étui|custodia|funda
cover|Abdeckung|housse|copertura|cubierta
holder|Halter|support|supporto|soporte
stand|Ständer|support|supporto|soporte
lamp|Lampe|lampe|lampada|lámpara
light|Licht|lumière|luce|luz
watch|Uhr|montre|orologio|reloj
strap|Armband|bracelet|cinturino|correa
bag|Tasche|sac|borsa|bolsa
backpack|Rucksack|sac à dos|zaino|mochila
shirt|Hemd|chemise|camicia|camisa
jacket|Jacke|veste|giacca|chaqueta
shoes|Schuhe|chaussures|scarpe|zapatos
boots|Stiefel|bottes|stivali|botas
dress|Kleid|robe|vestito|vestido
men|Herren|homme|uomo|hombre
women|Damen|femme|donna|mujer
kids|Kinder|enfant|bambini|niños
dog|Hund|chien|cane|perro
cat|Katze|chat|gatto|gato
garden|Garten|jardin|giardino|jardín
kitchen|Küche|cuisine|cucina|cocina
knife|Messer|couteau|coltello|cuchillo
mug|Becher|tasse|tazza|taza
pot|Topf|pot|pentola|olla
box|Kiste|boîte|scatola|caja
table|Tisch|table|tavolo|mesa
chair|Stuhl|chaise|sedia|silla
cushion|Kissen|coussin|cuscino|cojín
curtain|Vorhang|rideau|tenda|cortina
bike|Fahrrad|vélo|bicicletta|bicicleta
car|Auto|voiture|auto|coche
train|Zug|train|treno|tren
toy|Spielzeug|jouet|giocattolo|juguete
tool|Werkzeug|outil|attrezzo|herramienta
brush|Bürste|brosse|spazzola|cepillo
book|Buch|livre|libro|libro
vintage|Vintage|vintage|vintage|vintage
large|groß|grand|grande|grande
small|klein|petit|piccolo|pequeño
waterproof|wasserdicht|imperméable|impermeabile|impermeable
bright|leuchtend|vif|vivace|vivo
hello|hallo|bonjour|ciao|hola
world|Welt|monde|mondo|mundo
`;

/** English words in lower case → their translations in the order of `LANGUAGES`. */
export const DICTIONARY: ReadonlyMap<string, readonly string[]> = new Map(
  LINES.trim()
    .split('\n')
    .map((line) => {
      const [english = '', ...others] = line.split('|');
      return [english, others];
    }),
);

/** Made-up words of tests' titles, which every engine keeps as they are. */
export const KEPT_WORDS: ReadonlySet<string> = new Set(['wibbling', 'gromlet']);
