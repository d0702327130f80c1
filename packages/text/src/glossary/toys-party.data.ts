/**
 * English to German, French, Italian and Spanish: parties, balloons, seasonal decoration, fancy dress and body art. The
 * line format is described in `toys.data.ts`.
 */
export const TOYS_PARTY_GLOSSARY = `
# occasions
party~parties ; n ; Party/Partys/f ; fête/fêtes/f ; festa/feste/f ; fiesta/fiestas/f
birthday~birthdays ; n ; Geburtstag/Geburtstage/m ; anniversaire/anniversaires/m ; compleanno/compleanni/m ; cumpleaños/m
birthday party~birthday parties ; n ; Geburtstagsparty/Geburtstagspartys/f ; fête d'anniversaire/fêtes d'anniversaire/f ; festa di compleanno/feste di compleanno/f ; fiesta de cumpleaños/fiestas de cumpleaños/f
children's party~children's parties ; n ; Kinderparty/Kinderpartys/f ; fête d'enfants/fêtes d'enfants/f ; festa per bambini/feste per bambini/f ; fiesta infantil/fiestas infantiles/f
kids party~kids parties ; n ; Kinderparty/Kinderpartys/f ; fête d'enfants/fêtes d'enfants/f ; festa per bambini/feste per bambini/f ; fiesta infantil/fiestas infantiles/f
happy birthday ; p ; Happy Birthday ; joyeux anniversaire ; buon compleanno ; feliz cumpleaños
birthday girl~birthday girls ; n ; Geburtstagskind/Geburtstagskinder/n ; reine de la fête/reines de la fête/f ; festeggiata/festeggiate/f ; cumpleañera/cumpleañeras/f
birthday boy~birthday boys ; n ; Geburtstagskind/Geburtstagskinder/n ; roi de la fête/rois de la fête/m ; festeggiato/festeggiati/m ; cumpleañero/cumpleañeros/m
first birthday ; n ; erster Geburtstag/m ; premier anniversaire/m ; primo compleanno/m ; primer cumpleaños/m
wedding~weddings ; n ; Hochzeit/Hochzeiten/f ; mariage/mariages/m ; matrimonio/matrimoni/m ; boda/bodas/f
wedding party ; n ; Hochzeitsfeier/Hochzeitsfeiern/f ; fête de mariage/f ; festa di nozze/f ; fiesta de boda/f
wedding anniversary ; n ; Hochzeitstag/Hochzeitstage/m ; anniversaire de mariage/anniversaires de mariage/m ; anniversario di matrimonio/anniversari di matrimonio/m ; aniversario de boda/aniversarios de boda/m
silver wedding ; n ; Silberhochzeit/f ; noces d'argent/noces d'argent/f ; nozze d'argento/nozze d'argento/f ; bodas de plata/bodas de plata/f
golden wedding ; n ; Goldene Hochzeit/f ; noces d'or/noces d'or/f ; nozze d'oro/nozze d'oro/f ; bodas de oro/bodas de oro/f
anniversary~anniversaries ; n ; Jubiläum/Jubiläen/n ; anniversaire/anniversaires/m ; anniversario/anniversari/m ; aniversario/aniversarios/m
just married ; p ; Just Married ; jeunes mariés ; oggi sposi ; recién casados
engagement party ; n ; Verlobungsfeier/Verlobungsfeiern/f ; fête de fiançailles/f ; festa di fidanzamento/f ; fiesta de compromiso/f
engagement ; n ; Verlobung/Verlobungen/f ; fiançailles/fiançailles/f ; fidanzamento/m ; compromiso/m
hen party ; n ; Junggesellinnenabschied/m ; enterrement de vie de jeune fille/m ; addio al nubilato/m ; despedida de soltera/despedidas de soltera/f
hen night ; n ; Junggesellinnenabschied/m ; enterrement de vie de jeune fille/m ; addio al nubilato/m ; despedida de soltera/despedidas de soltera/f
hen do ; n ; Junggesellinnenabschied/m ; enterrement de vie de jeune fille/m ; addio al nubilato/m ; despedida de soltera/despedidas de soltera/f
hen ; n ; Junggesellinnenabschied/m ; enterrement de vie de jeune fille/m ; addio al nubilato/m ; despedida de soltera/f
stag party ; n ; Junggesellenabschied/m ; enterrement de vie de garçon/m ; addio al celibato/m ; despedida de soltero/despedidas de soltero/f
stag night ; n ; Junggesellenabschied/m ; enterrement de vie de garçon/m ; addio al celibato/m ; despedida de soltero/despedidas de soltero/f
stag do ; n ; Junggesellenabschied/m ; enterrement de vie de garçon/m ; addio al celibato/m ; despedida de soltero/despedidas de soltero/f
bachelorette party ; n ; Junggesellinnenabschied/m ; enterrement de vie de jeune fille/m ; addio al nubilato/m ; despedida de soltera/f
bride to be ; n ; zukünftige Braut/f ; future mariée/f ; futura sposa/f ; futura novia/f
team bride ; n ; Team Braut/n ; équipe de la mariée/f ; team sposa/m ; equipo de la novia/m
baby shower ; n ; Babyparty/Babypartys/f ; baby shower/f ; baby shower/m ; baby shower/m
christening ; n ; Taufe/Taufen/f ; baptême/baptêmes/m ; battesimo/battesimi/m ; bautizo/bautizos/m
baptism ; n ; Taufe/Taufen/f ; baptême/baptêmes/m ; battesimo/battesimi/m ; bautizo/bautizos/m
holy communion ; n ; Kommunion/f ; communion/f ; comunione/f ; comunión/f
first holy communion ; n ; Erstkommunion/f ; première communion/f ; prima comunione/f ; primera comunión/f
retirement ; n ; Ruhestand/m ; retraite/f ; pensionamento/m ; jubilación/f
graduation ; n ; Abschluss/m ; remise de diplôme/f ; laurea/f ; graduación/f
celebration~celebrations ; n ; Feier/Feiern/f ; célébration/célébrations/f ; celebrazione/celebrazioni/f ; celebración/celebraciones/f
well done ; p ; Gut gemacht ; bravo ; ben fatto ; bien hecho
welcome home ; p ; Willkommen zu Hause ; bienvenue à la maison ; bentornato a casa ; bienvenido a casa
get well soon ; p ; Gute Besserung ; bon rétablissement ; guarisci presto ; que te mejores
thank you ; p ; Danke ; merci ; grazie ; gracias
i love you ; p ; Ich liebe dich ; je t'aime ; ti amo ; te quiero
street party ; n ; Straßenfest/Straßenfeste/n ; fête de rue/fêtes de rue/f ; festa di strada/feste di strada/f ; fiesta callejera/fiestas callejeras/f
garden party ; n ; Gartenparty/Gartenpartys/f ; garden-party/garden-parties/f ; festa in giardino/feste in giardino/f ; fiesta en el jardín/fiestas en el jardín/f
pool party ; n ; Poolparty/Poolpartys/f ; fête piscine/f ; festa in piscina/f ; fiesta en la piscina/f
beach party ; n ; Strandparty/Strandpartys/f ; fête de plage/f ; festa in spiaggia/f ; fiesta en la playa/f
tea party ; n ; Teeparty/Teepartys/f ; goûter/goûters/m ; tea party/m ; fiesta del té/f
masquerade party ; n ; Maskenball/Maskenbälle/m ; bal masqué/bals masqués/m ; festa in maschera/feste in maschera/f ; fiesta de máscaras/fiestas de máscaras/f
masquerade ball ; n ; Maskenball/Maskenbälle/m ; bal masqué/bals masqués/m ; ballo in maschera/balli in maschera/m ; baile de máscaras/bailes de máscaras/m
masquerade ; n ; Maskenball/Maskenbälle/m ; bal masqué/bals masqués/m ; ballo in maschera/m ; baile de máscaras/bailes de máscaras/m
carnival ; n ; Karneval/m ; carnaval/m ; carnevale/m ; carnaval/m
festival~festivals ; n ; Festival/Festivals/n ; festival/festivals/m ; festival/m ; festival/festivales/m
sleepover ; n ; Übernachtungsparty/Übernachtungspartys/f ; soirée pyjama/f ; pigiama party/m ; fiesta de pijamas/f
disco ; n ; Disco/f ; disco/f ; discoteca/f ; discoteca/f
photo booth ; n ; Fotobox/Fotoboxen/f ; photobooth/m ; photo booth/m ; photocall/photocalls/m
st patrick's day ; n ; St. Patrick's Day/m ; Saint-Patrick/f ; San Patrizio/m ; San Patricio/m
st. patrick's day ; n ; St. Patrick's Day/m ; Saint-Patrick/f ; San Patrizio/m ; San Patricio/m
photo booth props ; n ; Fotobox-Requisiten/Fotobox-Requisiten/f ; accessoires photobooth/accessoires photobooth/m ; accessori photo booth/accessori photo booth/m ; accesorios para photocall/accesorios para photocall/m
halloween ; n ; Halloween/n ; Halloween/m ; Halloween/m ; Halloween/m
halloween party ; n ; Halloween-Party/Halloween-Partys/f ; fête d'Halloween/fêtes d'Halloween/f ; festa di Halloween/feste di Halloween/f ; fiesta de Halloween/fiestas de Halloween/f
christmas ; n ; Weihnachten/n ; Noël/m ; Natale/m ; Navidad/f
xmas ; n ; Weihnachten/n ; Noël/m ; Natale/m ; Navidad/f
easter ; n ; Ostern/n ; Pâques/f ; Pasqua/f ; Pascua/f
valentines day ; n ; Valentinstag/m ; Saint-Valentin/f ; San Valentino/m ; San Valentín/m
valentine's day ; n ; Valentinstag/m ; Saint-Valentin/f ; San Valentino/m ; San Valentín/m
valentines ; n ; Valentinstag/m ; Saint-Valentin/f ; San Valentino/m ; San Valentín/m
mother's day ; n ; Muttertag/m ; fête des Mères/f ; festa della mamma/f ; Día de la Madre/m
mothers day ; n ; Muttertag/m ; fête des Mères/f ; festa della mamma/f ; Día de la Madre/m
father's day ; n ; Vatertag/m ; fête des Pères/f ; festa del papà/f ; Día del Padre/m
fathers day ; n ; Vatertag/m ; fête des Pères/f ; festa del papà/f ; Día del Padre/m
st patricks day ; n ; St. Patrick's Day/m ; Saint-Patrick/f ; San Patrizio/m ; San Patricio/m
chinese new year ; n ; chinesisches Neujahr/n ; Nouvel An chinois/m ; Capodanno cinese/m ; Año Nuevo chino/m
eid mubarak ; p ; Eid Mubarak ; Eid Mubarak ; Eid Mubarak ; Eid Mubarak
royal wedding ; n ; königliche Hochzeit/f ; mariage royal/m ; matrimonio reale/m ; boda real/f
world book day ; n ; Welttag des Buches/m ; Journée mondiale du livre/f ; Giornata mondiale del libro/f ; Día del Libro/m
school play ; n ; Schulaufführung/Schulaufführungen/f ; spectacle scolaire/spectacles scolaires/m ; recita scolastica/recite scolastiche/f ; función escolar/funciones escolares/f
nativity play ; n ; Krippenspiel/Krippenspiele/n ; pièce de la Nativité/f ; recita di Natale/f ; belén viviente/m

# decoration and tableware
party supplies ; n ; Partyzubehör/n ; articles de fête/articles de fête/m ; articoli per feste/articoli per feste/m ; artículos de fiesta/artículos de fiesta/m
birthday party supplies ; n ; Geburtstagsparty-Zubehör/n ; articles de fête d'anniversaire/articles de fête d'anniversaire/m ; articoli per feste di compleanno/articoli per feste di compleanno/m ; artículos para fiesta de cumpleaños/artículos para fiesta de cumpleaños/m
party decoration~party decorations ; n ; Partydeko/f ; décoration de fête/décorations de fête/f ; decorazione per feste/decorazioni per feste/f ; decoración de fiesta/decoraciones de fiesta/f
party decoration pack~party decoration packs ; n ; Partydeko-Set/Partydeko-Sets/n ; kit de décoration de fête/kits de décoration de fête/m ; kit decorazioni per feste/m ; kit de decoración de fiesta/kits de decoración de fiesta/m
party decoration pack kit set ; n ; Partydeko-Set/Partydeko-Sets/n ; kit de décoration de fête/kits de décoration de fête/m ; kit decorazioni per feste/m ; kit de decoración de fiesta/kits de decoración de fiesta/m
decoration pack~decoration packs ; n ; Deko-Set/Deko-Sets/n ; kit de décoration/kits de décoration/m ; kit decorazioni/m ; kit de decoración/kits de decoración/m
decoration kit~decoration kits ; n ; Deko-Set/Deko-Sets/n ; kit de décoration/kits de décoration/m ; kit decorazioni/m ; kit de decoración/kits de decoración/m
decoration~decorations ; n ; Dekoration/Dekorationen/f ; décoration/décorations/f ; decorazione/decorazioni/f ; decoración/decoraciones/f
birthday decoration~birthday decorations ; n ; Geburtstagsdeko/f ; décoration d'anniversaire/décorations d'anniversaire/f ; decorazione di compleanno/decorazioni di compleanno/f ; decoración de cumpleaños/decoraciones de cumpleaños/f
wedding decoration~wedding decorations ; n ; Hochzeitsdeko/f ; décoration de mariage/décorations de mariage/f ; decorazione per matrimonio/decorazioni per matrimonio/f ; decoración de boda/decoraciones de boda/f
christmas decoration~christmas decorations ; n ; Weihnachtsdeko/f ; décoration de Noël/décorations de Noël/f ; decorazione natalizia/decorazioni natalizie/f ; decoración navideña/decoraciones navideñas/f
christmas tree decoration~christmas tree decorations ; n ; Christbaumschmuck/m ; décoration pour sapin de Noël/décorations pour sapin de Noël/f ; addobbo per albero di Natale/addobbi per albero di Natale/m ; adorno para árbol de Navidad/adornos para árbol de Navidad/m
halloween decoration~halloween decorations ; n ; Halloween-Deko/f ; décoration d'Halloween/décorations d'Halloween/f ; decorazione di Halloween/decorazioni di Halloween/f ; decoración de Halloween/decoraciones de Halloween/f
cake decoration~cake decorations ; n ; Tortendeko/f ; décoration de gâteau/décorations de gâteau/f ; decorazione per torta/decorazioni per torta/f ; decoración para tarta/decoraciones para tarta/f
cake topper~cake toppers ; n ; Tortenaufsatz/Tortenaufsätze/m ; figurine de gâteau/figurines de gâteau/f ; cake topper/m ; adorno para tarta/adornos para tarta/m
table decoration~table decorations ; n ; Tischdeko/f ; décoration de table/décorations de table/f ; decorazione da tavola/decorazioni da tavola/f ; decoración de mesa/decoraciones de mesa/f
wall decoration~wall decorations ; n ; Wanddeko/f ; décoration murale/décorations murales/f ; decorazione da parete/decorazioni da parete/f ; decoración de pared/decoraciones de pared/f
hanging decoration~hanging decorations ; n ; Hängedeko/f ; décoration à suspendre/décorations à suspendre/f ; decorazione da appendere/decorazioni da appendere/f ; decoración colgante/decoraciones colgantes/f
hanging swirl decoration~hanging swirl decorations ; n ; Spiralgirlanden-Deko/f ; suspension spirale/suspensions spirales/f ; decorazione pendente a spirale/decorazioni pendenti a spirale/f ; decoración colgante en espiral/decoraciones colgantes en espiral/f
hanging swirl~hanging swirls ; n ; Spiralgirlande/Spiralgirlanden/f ; spirale à suspendre/spirales à suspendre/f ; spirale da appendere/spirali da appendere/f ; espiral colgante/espirales colgantes/f
swirl decoration~swirl decorations ; n ; Spiralgirlande/Spiralgirlanden/f ; spirale décorative/spirales décoratives/f ; decorazione a spirale/decorazioni a spirale/f ; decoración en espiral/decoraciones en espiral/f
swirl~swirls ; n ; Spirale/Spiralen/f ; spirale/spirales/f ; spirale/spirali/f ; espiral/espirales/f
centrepiece~centrepieces ; n ; Tischdekoration/Tischdekorationen/f ; centre de table/centres de table/m ; centrotavola/m ; centro de mesa/centros de mesa/m
centerpiece~centerpieces ; n ; Tischaufsteller/m ; centre de table/centres de table/m ; centrotavola/m ; centro de mesa/centros de mesa/m
banner~banners ; n ; Banner/n ; banderole/banderoles/f ; striscione/striscioni/m ; pancarta/pancartas/f
birthday banner~birthday banners ; n ; Geburtstagsbanner/n ; banderole d'anniversaire/banderoles d'anniversaire/f ; striscione di compleanno/striscioni di compleanno/m ; pancarta de cumpleaños/pancartas de cumpleaños/f
happy birthday banner~happy birthday banners ; n ; Happy-Birthday-Banner/n ; banderole joyeux anniversaire/banderoles joyeux anniversaire/f ; striscione buon compleanno/striscioni buon compleanno/m ; pancarta feliz cumpleaños/pancartas feliz cumpleaños/f
birthday foil banner~birthday foil banners ; n ; Geburtstags-Folienbanner/n ; banderole métallisée d'anniversaire/banderoles métallisées d'anniversaire/f ; striscione metallizzato di compleanno/striscioni metallizzati di compleanno/m ; pancarta metalizada de cumpleaños/pancartas metalizadas de cumpleaños/f
party banner~party banners ; n ; Partybanner/n ; banderole de fête/banderoles de fête/f ; striscione per feste/striscioni per feste/m ; pancarta de fiesta/pancartas de fiesta/f
birthday party banner~birthday party banners ; n ; Geburtstagsparty-Banner/n ; banderole de fête d'anniversaire/banderoles de fête d'anniversaire/f ; striscione per festa di compleanno/striscioni per festa di compleanno/m ; pancarta para fiesta de cumpleaños/pancartas para fiesta de cumpleaños/f
giant party banner~giant party banners ; n ; Riesen-Partybanner/n ; banderole de fête géante/banderoles de fête géantes/f ; striscione gigante per feste/striscioni giganti per feste/m ; pancarta gigante de fiesta/pancartas gigantes de fiesta/f
giant banner~giant banners ; n ; Riesenbanner/n ; banderole géante/banderoles géantes/f ; striscione gigante/striscioni giganti/m ; pancarta gigante/pancartas gigantes/f
wall banner~wall banners ; n ; Wandbanner/n ; banderole murale/banderoles murales/f ; striscione da parete/striscioni da parete/m ; pancarta de pared/pancartas de pared/f
party wall banner~party wall banners ; n ; Party-Wandbanner/n ; banderole murale de fête/banderoles murales de fête/f ; striscione da parete per feste/striscioni da parete per feste/m ; pancarta de pared para fiesta/pancartas de pared para fiesta/f
birthday party wall banner~birthday party wall banners ; n ; Geburtstagsparty-Wandbanner/n ; banderole murale d'anniversaire/banderoles murales d'anniversaire/f ; striscione da parete di compleanno/striscioni da parete di compleanno/m ; pancarta de pared de cumpleaños/pancartas de pared de cumpleaños/f
giant party wall banner~giant party wall banners ; n ; Riesen-Party-Wandbanner/n ; banderole murale de fête géante/banderoles murales de fête géantes/f ; striscione gigante da parete per feste/striscioni giganti da parete per feste/m ; pancarta gigante de pared para fiesta/pancartas gigantes de pared para fiesta/f
foil banner~foil banners ; n ; Folienbanner/n ; banderole métallisée/banderoles métallisées/f ; striscione metallizzato/striscioni metallizzati/m ; pancarta metalizada/pancartas metalizadas/f
holographic banner~holographic banners ; n ; Hologramm-Banner/n ; banderole holographique/banderoles holographiques/f ; striscione olografico/striscioni olografici/m ; pancarta holográfica/pancartas holográficas/f
paper banner~paper banners ; n ; Papierbanner/n ; banderole en papier/banderoles en papier/f ; striscione di carta/striscioni di carta/m ; pancarta de papel/pancartas de papel/f
letter banner~letter banners ; n ; Buchstabenbanner/n ; banderole à lettres/banderoles à lettres/f ; striscione con lettere/striscioni con lettere/m ; pancarta de letras/pancartas de letras/f
anniversary banner~anniversary banners ; n ; Jubiläumsbanner/n ; banderole anniversaire de mariage/banderoles anniversaire de mariage/f ; striscione anniversario/striscioni anniversario/m ; pancarta de aniversario/pancartas de aniversario/f
wedding banner~wedding banners ; n ; Hochzeitsbanner/n ; banderole de mariage/banderoles de mariage/f ; striscione per matrimonio/striscioni per matrimonio/m ; pancarta de boda/pancartas de boda/f
welcome banner~welcome banners ; n ; Willkommensbanner/n ; banderole de bienvenue/banderoles de bienvenue/f ; striscione di benvenuto/striscioni di benvenuto/m ; pancarta de bienvenida/pancartas de bienvenida/f
banner kit~banner kits ; n ; Banner-Set/Banner-Sets/n ; kit banderole/kits banderole/m ; kit striscione/m ; kit de pancarta/kits de pancarta/m
banner decoration~banner decorations ; n ; Bannerdeko/f ; banderole décorative/banderoles décoratives/f ; striscione decorativo/striscioni decorativi/m ; pancarta decorativa/pancartas decorativas/f
banner party decoration~banner party decorations ; n ; Banner-Partydeko/f ; banderole de fête/banderoles de fête/f ; striscione per feste/striscioni per feste/m ; pancarta de fiesta/pancartas de fiesta/f
photo banner~photo banners ; n ; Fotobanner/n ; banderole photo/banderoles photo/f ; striscione con foto/striscioni con foto/m ; pancarta con foto/pancartas con foto/f
bunting ; n ; Wimpelkette/Wimpelketten/f ; guirlande de fanions/guirlandes de fanions/f ; festone di bandierine/festoni di bandierine/m ; guirnalda de banderines/guirnaldas de banderines/f
flag bunting ; n ; Wimpelkette/Wimpelketten/f ; guirlande de fanions/guirlandes de fanions/f ; festone di bandierine/festoni di bandierine/m ; guirnalda de banderines/guirnaldas de banderines/f
party bunting ; n ; Party-Wimpelkette/Party-Wimpelketten/f ; guirlande de fanions de fête/guirlandes de fanions de fête/f ; festone di bandierine per feste/festoni di bandierine per feste/m ; guirnalda de banderines de fiesta/guirnaldas de banderines de fiesta/f
paper flag bunting ; n ; Papier-Wimpelkette/Papier-Wimpelketten/f ; guirlande de fanions en papier/guirlandes de fanions en papier/f ; festone di bandierine di carta/festoni di bandierine di carta/m ; guirnalda de banderines de papel/guirnaldas de banderines de papel/f
bunting banner~bunting banners ; n ; Wimpelkette/Wimpelketten/f ; guirlande de fanions/guirlandes de fanions/f ; festone di bandierine/festoni di bandierine/m ; guirnalda de banderines/guirnaldas de banderines/f
bunting flag~bunting flags ; n ; Wimpel/m ; fanion/fanions/m ; bandierina/bandierine/f ; banderín/banderines/m
pennant~pennants ; n ; Wimpel/m ; fanion/fanions/m ; gagliardetto/gagliardetti/m ; banderín/banderines/m
flag~flags ; n ; Flagge/Flaggen/f ; drapeau/drapeaux/m ; bandiera/bandiere/f ; bandera/banderas/f
hand waving flag~hand waving flags ; n ; Winkfahne/Winkfahnen/f ; drapeau à agiter/drapeaux à agiter/m ; bandierina da sventolare/bandierine da sventolare/f ; banderita de mano/banderitas de mano/f
union jack ; n ; Union Jack/m ; Union Jack/m ; Union Jack/f ; Union Jack/f
union jack bunting ; n ; Union-Jack-Wimpelkette/Union-Jack-Wimpelketten/f ; guirlande de fanions Union Jack/guirlandes de fanions Union Jack/f ; festone Union Jack/festoni Union Jack/m ; guirnalda Union Jack/guirnaldas Union Jack/f
union jack flag~union jack flags ; n ; Union-Jack-Flagge/Union-Jack-Flaggen/f ; drapeau Union Jack/drapeaux Union Jack/m ; bandiera Union Jack/bandiere Union Jack/f ; bandera Union Jack/banderas Union Jack/f
garland~garlands ; n ; Girlande/Girlanden/f ; guirlande/guirlandes/f ; ghirlanda/ghirlande/f ; guirnalda/guirnaldas/f
paper garland~paper garlands ; n ; Papiergirlande/Papiergirlanden/f ; guirlande en papier/guirlandes en papier/f ; ghirlanda di carta/ghirlande di carta/f ; guirnalda de papel/guirnaldas de papel/f
flower garland~flower garlands ; n ; Blumengirlande/Blumengirlanden/f ; guirlande de fleurs/guirlandes de fleurs/f ; ghirlanda di fiori/ghirlande di fiori/f ; guirnalda de flores/guirnaldas de flores/f
hawaiian lei ; n ; Hawaii-Blumenkette/Hawaii-Blumenketten/f ; collier hawaïen/colliers hawaïens/m ; collana hawaiana/collane hawaiane/f ; collar hawaiano/collares hawaianos/m
tinsel ; n ; Lametta/n ; guirlande scintillante/guirlandes scintillantes/f ; festone natalizio/festoni natalizi/m ; espumillón/m
streamer~streamers ; n ; Luftschlange/Luftschlangen/f ; serpentin/serpentins/m ; stella filante/stelle filanti/f ; serpentina/serpentinas/f
pom pom~pom poms ; n ; Pompon/Pompons/m ; pompon/pompons/m ; pompon/m ; pompón/pompones/m
pompom~pompoms ; n ; Pompon/Pompons/m ; pompon/pompons/m ; pompon/m ; pompón/pompones/m
tissue pom poms ; n ; Seidenpapier-Pompons/Seidenpapier-Pompons/m ; pompons en papier de soie/pompons en papier de soie/m ; pompon in carta velina/pompon in carta velina/m ; pompones de papel de seda/pompones de papel de seda/m
paper lantern~paper lanterns ; n ; Papierlaterne/Papierlaternen/f ; lanterne en papier/lanternes en papier/f ; lanterna di carta/lanterne di carta/f ; farolillo de papel/farolillos de papel/m
lantern~lanterns ; n ; Laterne/Laternen/f ; lanterne/lanternes/f ; lanterna/lanterne/f ; farolillo/farolillos/m
chinese lantern~chinese lanterns ; n ; China-Lampion/China-Lampions/m ; lanterne chinoise/lanternes chinoises/f ; lanterna cinese/lanterne cinesi/f ; farolillo chino/farolillos chinos/m
honeycomb decoration~honeycomb decorations ; n ; Wabendeko/f ; décoration alvéolée/décorations alvéolées/f ; decorazione a nido d'ape/decorazioni a nido d'ape/f ; decoración de nido de abeja/decoraciones de nido de abeja/f
confetti ; n ; Konfetti/n ; confettis/confettis/m ; coriandoli/coriandoli/m ; confeti/m
table confetti ; n ; Tischkonfetti/n ; confettis de table/confettis de table/m ; coriandoli da tavola/coriandoli da tavola/m ; confeti de mesa/m
confetti cannon~confetti cannons ; n ; Konfettikanone/Konfettikanonen/f ; canon à confettis/canons à confettis/m ; cannone spara coriandoli/cannoni spara coriandoli/m ; cañón de confeti/cañones de confeti/m
party popper~party poppers ; n ; Party-Knaller/m ; lance-confettis/lance-confettis/m ; spara coriandoli/m ; lanzaserpentinas/m
party blower~party blowers ; n ; Luftrüssel/m ; langue de belle-mère/langues de belle-mère/f ; lingua di Menelik/lingue di Menelik/f ; matasuegras/m
blowout~blowouts ; n ; Luftrüssel/m ; langue de belle-mère/langues de belle-mère/f ; lingua di Menelik/lingue di Menelik/f ; matasuegras/m
party horn~party horns ; n ; Partytröte/Partytröten/f ; trompette de fête/trompettes de fête/f ; trombetta da festa/trombette da festa/f ; trompetilla de fiesta/trompetillas de fiesta/f
party hat~party hats ; n ; Partyhut/Partyhüte/m ; chapeau de fête/chapeaux de fête/m ; cappellino da festa/cappellini da festa/m ; gorro de fiesta/gorros de fiesta/m
party bag~party bags ; n ; Partytüte/Partytüten/f ; sachet surprise/sachets surprise/m ; sacchetto per feste/sacchetti per feste/m ; bolsa de fiesta/bolsas de fiesta/f
party loot bag~party loot bags ; n ; Mitgebseltüte/Mitgebseltüten/f ; sachet cadeau de fête/sachets cadeaux de fête/m ; sacchetto regalino per feste/sacchetti regalino per feste/m ; bolsa de regalo para fiesta/bolsas de regalo para fiesta/f
loot bag~loot bags ; n ; Mitgebseltüte/Mitgebseltüten/f ; sachet cadeau/sachets cadeaux/m ; sacchetto regalino/sacchetti regalino/m ; bolsa de chuches/bolsas de chuches/f
goody bag~goody bags ; n ; Mitgebseltüte/Mitgebseltüten/f ; sachet cadeau/sachets cadeaux/m ; sacchetto regalino/sacchetti regalino/m ; bolsa de chuches/bolsas de chuches/f
party bag filler~party bag fillers ; n ; Mitgebsel/n ; petit cadeau de fête/petits cadeaux de fête/m ; regalino per feste/regalini per feste/m ; detalle para fiesta/detalles para fiesta/m
party bag toy~party bag toys ; n ; Mitgebsel-Spielzeug/n ; petit jouet de fête/petits jouets de fête/m ; giochino per feste/giochini per feste/m ; juguete para bolsas de fiesta/juguetes para bolsas de fiesta/m
bag filler~bag fillers ; n ; Mitgebsel/n ; petit cadeau/petits cadeaux/m ; regalino/regalini/m ; relleno de bolsa/rellenos de bolsa/m
party favour~party favours ; n ; Gastgeschenk/Gastgeschenke/n ; cadeau d'invité/cadeaux d'invités/m ; regalino per feste/regalini per feste/m ; detalle para invitados/detalles para invitados/m
party favor~party favors ; n ; Gastgeschenk/Gastgeschenke/n ; cadeau d'invité/cadeaux d'invités/m ; regalino per feste/regalini per feste/m ; detalle para invitados/detalles para invitados/m
wedding favour~wedding favours ; n ; Hochzeits-Gastgeschenk/Hochzeits-Gastgeschenke/n ; cadeau d'invité mariage/cadeaux d'invités mariage/m ; bomboniera matrimonio/bomboniere matrimonio/f ; detalle de boda/detalles de boda/m
party box~party boxes ; n ; Partybox/Partyboxen/f ; boîte de fête/boîtes de fête/f ; scatola per feste/scatole per feste/f ; caja de fiesta/cajas de fiesta/f
party pack~party packs ; n ; Partypaket/Partypakete/n ; pack de fête/packs de fête/m ; kit per feste/m ; pack de fiesta/packs de fiesta/m
party set~party sets ; n ; Party-Set/Party-Sets/n ; set de fête/sets de fête/m ; set per feste/m ; set de fiesta/sets de fiesta/m
party kit~party kits ; n ; Party-Set/Party-Sets/n ; kit de fête/kits de fête/m ; kit per feste/m ; kit de fiesta/kits de fiesta/m
party accessory~party accessories ; n ; Party-Accessoire/Party-Accessoires/n ; accessoire de fête/accessoires de fête/m ; accessorio per feste/accessori per feste/m ; accesorio de fiesta/accesorios de fiesta/m
party tableware ; n ; Partygeschirr/n ; vaisselle de fête/f ; stoviglie per feste/stoviglie per feste/f ; vajilla de fiesta/f
paper plate~paper plates ; n ; Pappteller/m ; assiette en carton/assiettes en carton/f ; piatto di carta/piatti di carta/m ; plato de papel/platos de papel/m
party plate~party plates ; n ; Partyteller/m ; assiette de fête/assiettes de fête/f ; piatto per feste/piatti per feste/m ; plato de fiesta/platos de fiesta/m
paper cup~paper cups ; n ; Pappbecher/m ; gobelet en carton/gobelets en carton/m ; bicchiere di carta/bicchieri di carta/m ; vaso de papel/vasos de papel/m
party cup~party cups ; n ; Partybecher/m ; gobelet de fête/gobelets de fête/m ; bicchiere per feste/bicchieri per feste/m ; vaso de fiesta/vasos de fiesta/m
napkin~napkins ; n ; Serviette/Servietten/f ; serviette/serviettes/f ; tovagliolo/tovaglioli/m ; servilleta/servilletas/f
paper straw~paper straws ; n ; Papierstrohhalm/Papierstrohhalme/m ; paille en papier/pailles en papier/f ; cannuccia di carta/cannucce di carta/f ; pajita de papel/pajitas de papel/f
table cover~table covers ; n ; Tischdecke/Tischdecken/f ; nappe/nappes/f ; tovaglia/tovaglie/f ; mantel/manteles/m
tablecover~tablecovers ; n ; Tischdecke/Tischdecken/f ; nappe/nappes/f ; tovaglia/tovaglie/f ; mantel/manteles/m
plastic table cover~plastic table covers ; n ; Plastik-Tischdecke/Plastik-Tischdecken/f ; nappe en plastique/nappes en plastique/f ; tovaglia di plastica/tovaglie di plastica/f ; mantel de plástico/manteles de plástico/m
place card~place cards ; n ; Platzkarte/Platzkarten/f ; marque-place/marque-places/m ; segnaposto/m ; tarjeta de mesa/tarjetas de mesa/f
guest book~guest books ; n ; Gästebuch/Gästebücher/n ; livre d'or/livres d'or/m ; libro degli ospiti/libri degli ospiti/m ; libro de firmas/libros de firmas/m
invitation~invitations ; n ; Einladung/Einladungen/f ; invitation/invitations/f ; invito/inviti/m ; invitación/invitaciones/f
invite~invites ; n ; Einladung/Einladungen/f ; invitation/invitations/f ; invito/inviti/m ; invitación/invitaciones/f
party invitation~party invitations ; n ; Party-Einladung/Party-Einladungen/f ; invitation de fête/invitations de fête/f ; invito per feste/inviti per feste/m ; invitación de fiesta/invitaciones de fiesta/f
party invite~party invites ; n ; Party-Einladung/Party-Einladungen/f ; invitation de fête/invitations de fête/f ; invito per feste/inviti per feste/m ; invitación de fiesta/invitaciones de fiesta/f
birthday invitation~birthday invitations ; n ; Geburtstagseinladung/Geburtstagseinladungen/f ; invitation d'anniversaire/invitations d'anniversaire/f ; invito di compleanno/inviti di compleanno/m ; invitación de cumpleaños/invitaciones de cumpleaños/f
birthday party invitation~birthday party invitations ; n ; Geburtstagseinladung/Geburtstagseinladungen/f ; invitation d'anniversaire/invitations d'anniversaire/f ; invito di compleanno/inviti di compleanno/m ; invitación de cumpleaños/invitaciones de cumpleaños/f
wedding invitation~wedding invitations ; n ; Hochzeitseinladung/Hochzeitseinladungen/f ; faire-part de mariage/m ; partecipazione di nozze/partecipazioni di nozze/f ; invitación de boda/invitaciones de boda/f
greeting card~greeting cards ; n ; Grußkarte/Grußkarten/f ; carte de vœux/cartes de vœux/f ; biglietto d'auguri/biglietti d'auguri/m ; tarjeta de felicitación/tarjetas de felicitación/f
birthday card~birthday cards ; n ; Geburtstagskarte/Geburtstagskarten/f ; carte d'anniversaire/cartes d'anniversaire/f ; biglietto di compleanno/biglietti di compleanno/m ; tarjeta de cumpleaños/tarjetas de cumpleaños/f
christmas card~christmas cards ; n ; Weihnachtskarte/Weihnachtskarten/f ; carte de Noël/cartes de Noël/f ; biglietto di Natale/biglietti di Natale/m ; tarjeta de Navidad/tarjetas de Navidad/f
thank you card~thank you cards ; n ; Dankeskarte/Dankeskarten/f ; carte de remerciement/cartes de remerciement/f ; biglietto di ringraziamento/biglietti di ringraziamento/m ; tarjeta de agradecimiento/tarjetas de agradecimiento/f
envelope~envelopes ; n ; Umschlag/Umschläge/m ; enveloppe/enveloppes/f ; busta/buste/f ; sobre/sobres/m
birthday badge~birthday badges ; n ; Geburtstagsbutton/Geburtstagsbuttons/m ; badge d'anniversaire/badges d'anniversaire/m ; spilla di compleanno/spille di compleanno/f ; chapa de cumpleaños/chapas de cumpleaños/f
rosette~rosettes ; n ; Rosette/Rosetten/f ; cocarde/cocardes/f ; coccarda/coccarde/f ; escarapela/escarapelas/f
sash~sashes ; n ; Schärpe/Schärpen/f ; écharpe/écharpes/f ; fascia/fasce/f ; banda/bandas/f
birthday candle~birthday candles ; n ; Geburtstagskerze/Geburtstagskerzen/f ; bougie d'anniversaire/bougies d'anniversaire/f ; candelina di compleanno/candeline di compleanno/f ; vela de cumpleaños/velas de cumpleaños/f
number candle~number candles ; n ; Zahlenkerze/Zahlenkerzen/f ; bougie chiffre/bougies chiffres/f ; candelina numerale/candeline numerali/f ; vela de número/velas de números/f
candle~candles ; n ; Kerze/Kerzen/f ; bougie/bougies/f ; candela/candele/f ; vela/velas/f
cupcake case~cupcake cases ; n ; Muffinförmchen/n ; caissette à cupcake/caissettes à cupcakes/f ; pirottino/pirottini/m ; cápsula para cupcakes/cápsulas para cupcakes/f
gift bag~gift bags ; n ; Geschenktüte/Geschenktüten/f ; sac cadeau/sacs cadeaux/m ; sacchetto regalo/sacchetti regalo/m ; bolsa de regalo/bolsas de regalo/f
gift box~gift boxes ; n ; Geschenkbox/Geschenkboxen/f ; coffret cadeau/coffrets cadeaux/m ; confezione regalo/confezioni regalo/f ; caja de regalo/cajas de regalo/f
gift wrap ; n ; Geschenkpapier/n ; papier cadeau/m ; carta regalo/f ; papel de regalo/m
wrapping paper ; n ; Geschenkpapier/n ; papier cadeau/m ; carta da regalo/f ; papel de regalo/m
gift tag~gift tags ; n ; Geschenkanhänger/m ; étiquette cadeau/étiquettes cadeaux/f ; etichetta regalo/etichette regalo/f ; etiqueta de regalo/etiquetas de regalo/f
pinata~pinatas ; n ; Piñata/Piñatas/f ; piñata/piñatas/f ; pignatta/pignatte/f ; piñata/piñatas/f
cutout~cutouts ; n ; Pappaufsteller/m ; silhouette en carton/silhouettes en carton/f ; sagoma di cartone/sagome di cartone/f ; figura de cartón/figuras de cartón/f
cardboard cutout~cardboard cutouts ; n ; Pappaufsteller/m ; silhouette en carton/silhouettes en carton/f ; sagoma di cartone/sagome di cartone/f ; figura de cartón/figuras de cartón/f
cut out~cut outs ; n ; Pappaufsteller/m ; silhouette en carton/silhouettes en carton/f ; sagoma di cartone/sagome di cartone/f ; figura de cartón/figuras de cartón/f
stand-in~stand-ins ; n ; Fotowand zum Durchschauen/Fotowände zum Durchschauen/f ; passe-tête/passe-têtes/m ; sagoma per foto/sagome per foto/f ; photocall con agujero/photocalls con agujero/m
scene setter~scene setters ; n ; Wanddeko-Folie/Wanddeko-Folien/f ; décor mural/décors muraux/m ; scenografia da parete/scenografie da parete/f ; decorado de pared/decorados de pared/m
door banner~door banners ; n ; Türbanner/n ; banderole de porte/banderoles de porte/f ; striscione da porta/striscioni da porta/m ; pancarta de puerta/pancartas de puerta/f
flashing badge~flashing badges ; n ; Blink-Anstecker/m ; badge clignotant/badges clignotants/m ; spilla lampeggiante/spille lampeggianti/f ; chapa intermitente/chapas intermitentes/f
glow stick~glow sticks ; n ; Knicklicht/Knicklichter/n ; bâton lumineux/bâtons lumineux/m ; bastoncino luminoso/bastoncini luminosi/m ; barra luminosa/barras luminosas/f
bubble machine~bubble machines ; n ; Seifenblasenmaschine/Seifenblasenmaschinen/f ; machine à bulles/machines à bulles/f ; macchina per bolle di sapone/macchine per bolle di sapone/f ; máquina de burbujas/máquinas de burbujas/f
bubble mixture ; n ; Seifenblasenflüssigkeit/f ; liquide à bulles/m ; liquido per bolle/m ; líquido para burbujas/m
bubble~bubbles ; n ; Seifenblase/Seifenblasen/f ; bulle/bulles/f ; bolla di sapone/bolle di sapone/f ; burbuja/burbujas/f
disco ball~disco balls ; n ; Discokugel/Discokugeln/f ; boule à facettes/boules à facettes/f ; palla da discoteca/palle da discoteca/f ; bola de discoteca/bolas de discoteca/f

# advent and Christmas
advent calendar~advent calendars ; n ; Adventskalender/m ; calendrier de l'Avent/calendriers de l'Avent/m ; calendario dell'Avvento/calendari dell'Avvento/m ; calendario de Adviento/calendarios de Adviento/m
christmas advent calendar~christmas advent calendars ; n ; Weihnachts-Adventskalender/m ; calendrier de l'Avent de Noël/calendriers de l'Avent de Noël/m ; calendario dell'Avvento natalizio/calendari dell'Avvento natalizi/m ; calendario de Adviento navideño/calendarios de Adviento navideños/m
card advent calendar~card advent calendars ; n ; Adventskalender-Karte/Adventskalender-Karten/f ; carte calendrier de l'Avent/cartes calendrier de l'Avent/f ; biglietto calendario dell'Avvento/biglietti calendario dell'Avvento/m ; tarjeta calendario de Adviento/tarjetas calendario de Adviento/f
advent calendar card~advent calendar cards ; n ; Adventskalender-Karte/Adventskalender-Karten/f ; carte calendrier de l'Avent/cartes calendrier de l'Avent/f ; biglietto calendario dell'Avvento/biglietti calendario dell'Avvento/m ; tarjeta calendario de Adviento/tarjetas calendario de Adviento/f
advent ; n ; Advent/m ; Avent/m ; Avvento/m ; Adviento/m
calendar~calendars ; n ; Kalender/m ; calendrier/calendriers/m ; calendario/calendari/m ; calendario/calendarios/m
christmas tree~christmas trees ; n ; Weihnachtsbaum/Weihnachtsbäume/m ; sapin de Noël/sapins de Noël/m ; albero di Natale/alberi di Natale/m ; árbol de Navidad/árboles de Navidad/m
christmas stocking~christmas stockings ; n ; Weihnachtsstrumpf/Weihnachtsstrümpfe/m ; chaussette de Noël/chaussettes de Noël/f ; calza di Natale/calze di Natale/f ; calcetín de Navidad/calcetines de Navidad/m
christmas cracker~christmas crackers ; n ; Knallbonbon/Knallbonbons/n ; cracker de Noël/crackers de Noël/m ; cracker natalizio/cracker natalizi/m ; cracker de Navidad/crackers de Navidad/m
christmas gift~christmas gifts ; n ; Weihnachtsgeschenk/Weihnachtsgeschenke/n ; cadeau de Noël/cadeaux de Noël/m ; regalo di Natale/regali di Natale/m ; regalo de Navidad/regalos de Navidad/m
christmas present~christmas presents ; n ; Weihnachtsgeschenk/Weihnachtsgeschenke/n ; cadeau de Noël/cadeaux de Noël/m ; regalo di Natale/regali di Natale/m ; regalo de Navidad/regalos de Navidad/m
birthday gift~birthday gifts ; n ; Geburtstagsgeschenk/Geburtstagsgeschenke/n ; cadeau d'anniversaire/cadeaux d'anniversaire/m ; regalo di compleanno/regali di compleanno/m ; regalo de cumpleaños/regalos de cumpleaños/m
birthday present~birthday presents ; n ; Geburtstagsgeschenk/Geburtstagsgeschenke/n ; cadeau d'anniversaire/cadeaux d'anniversaire/m ; regalo di compleanno/regali di compleanno/m ; regalo de cumpleaños/regalos de cumpleaños/m
christmas party ; n ; Weihnachtsfeier/Weihnachtsfeiern/f ; fête de Noël/fêtes de Noël/f ; festa di Natale/feste di Natale/f ; fiesta de Navidad/fiestas de Navidad/f
christmas scene~christmas scenes ; n ; Weihnachtsszene/Weihnachtsszenen/f ; scène de Noël/scènes de Noël/f ; scena natalizia/scene natalizie/f ; escena navideña/escenas navideñas/f
christmas eve box~christmas eve boxes ; n ; Heiligabend-Box/Heiligabend-Boxen/f ; boîte de réveillon de Noël/boîtes de réveillon de Noël/f ; scatola della vigilia di Natale/scatole della vigilia di Natale/f ; caja de Nochebuena/cajas de Nochebuena/f
bauble~baubles ; n ; Christbaumkugel/Christbaumkugeln/f ; boule de Noël/boules de Noël/f ; pallina di Natale/palline di Natale/f ; bola de Navidad/bolas de Navidad/f
nativity set~nativity sets ; n ; Krippenset/Krippensets/n ; crèche de Noël/crèches de Noël/f ; presepe/presepi/m ; belén/belenes/m
nativity ; n ; Weihnachtskrippe/Weihnachtskrippen/f ; crèche de Noël/crèches de Noël/f ; presepe/presepi/m ; belén/belenes/m
nativity scene~nativity scenes ; n ; Weihnachtskrippe/Weihnachtskrippen/f ; crèche de Noël/crèches de Noël/f ; presepe/presepi/m ; belén/belenes/m
sleigh~sleighs ; n ; Schlitten/m ; traîneau/traîneaux/m ; slitta/slitte/f ; trineo/trineos/m
santa hat~santa hats ; n ; Weihnachtsmannmütze/Weihnachtsmannmützen/f ; bonnet de père Noël/bonnets de père Noël/m ; cappello di Babbo Natale/cappelli di Babbo Natale/m ; gorro de Papá Noel/gorros de Papá Noel/m
santa costume~santa costumes ; n ; Weihnachtsmannkostüm/Weihnachtsmannkostüme/n ; costume de père Noël/costumes de père Noël/m ; costume da Babbo Natale/costumi da Babbo Natale/m ; disfraz de Papá Noel/disfraces de Papá Noel/m
santa suit~santa suits ; n ; Weihnachtsmannkostüm/Weihnachtsmannkostüme/n ; costume de père Noël/costumes de père Noël/m ; costume da Babbo Natale/costumi da Babbo Natale/m ; traje de Papá Noel/trajes de Papá Noel/m
easter egg~easter eggs ; n ; Osterei/Ostereier/n ; œuf de Pâques/œufs de Pâques/m ; uovo di Pasqua/uova di Pasqua/m ; huevo de Pascua/huevos de Pascua/m
easter bunny ; n ; Osterhase/Osterhasen/m ; lapin de Pâques/lapins de Pâques/m ; coniglietto pasquale/coniglietti pasquali/m ; conejo de Pascua/conejos de Pascua/m
egg hunt ; n ; Eiersuche/f ; chasse aux œufs/f ; caccia alle uova/f ; búsqueda de huevos/f
pumpkin~pumpkins ; n ; Kürbis/Kürbisse/m ; citrouille/citrouilles/f ; zucca/zucche/f ; calabaza/calabazas/f
trick or treat ; p ; Süßes oder Saures ; des bonbons ou un sort ; dolcetto o scherzetto ; truco o trato
cobweb~cobwebs ; n ; Spinnennetz/Spinnennetze/n ; toile d'araignée/toiles d'araignée/f ; ragnatela/ragnatele/f ; telaraña/telarañas/f
spider web~spider webs ; n ; Spinnennetz/Spinnennetze/n ; toile d'araignée/toiles d'araignée/f ; ragnatela/ragnatele/f ; telaraña/telarañas/f
haunted house~haunted houses ; n ; Geisterhaus/Geisterhäuser/n ; maison hantée/maisons hantées/f ; casa stregata/case stregate/f ; casa encantada/casas encantadas/f
gingerbread house~gingerbread houses ; n ; Lebkuchenhaus/Lebkuchenhäuser/n ; maison en pain d'épice/maisons en pain d'épice/f ; casetta di pan di zenzero/casette di pan di zenzero/f ; casa de jengibre/casas de jengibre/f

# balloons
balloon~balloons ; n ; Luftballon/Luftballons/m ; ballon/ballons/m ; palloncino/palloncini/m ; globo/globos/m
foil balloon~foil balloons ; n ; Folienballon/Folienballons/m ; ballon aluminium/ballons aluminium/m ; palloncino foil/palloncini foil/m ; globo metalizado/globos metalizados/m
foil helium balloon~foil helium balloons ; n ; Folien-Heliumballon/Folien-Heliumballons/m ; ballon aluminium à hélium/ballons aluminium à hélium/m ; palloncino foil a elio/palloncini foil a elio/m ; globo metalizado de helio/globos metalizados de helio/m
latex balloon~latex balloons ; n ; Latexballon/Latexballons/m ; ballon en latex/ballons en latex/m ; palloncino in lattice/palloncini in lattice/m ; globo de látex/globos de látex/m
helium balloon~helium balloons ; n ; Heliumballon/Heliumballons/m ; ballon à hélium/ballons à hélium/m ; palloncino a elio/palloncini a elio/m ; globo de helio/globos de helio/m
helium quality latex balloon~helium quality latex balloons ; n ; Latexballon für Helium/Latexballons für Helium/m ; ballon en latex pour hélium/ballons en latex pour hélium/m ; palloncino in lattice per elio/palloncini in lattice per elio/m ; globo de látex apto para helio/globos de látex aptos para helio/m
helium quality ; n ; Heliumqualität/f ; qualité hélium/f ; qualità elio/f ; calidad helio/f
helium ; n ; Helium/n ; hélium/m ; elio/m ; helio/m
birthday balloon~birthday balloons ; n ; Geburtstagsballon/Geburtstagsballons/m ; ballon d'anniversaire/ballons d'anniversaire/m ; palloncino di compleanno/palloncini di compleanno/m ; globo de cumpleaños/globos de cumpleaños/m
party balloon~party balloons ; n ; Partyballon/Partyballons/m ; ballon de fête/ballons de fête/m ; palloncino per feste/palloncini per feste/m ; globo de fiesta/globos de fiesta/m
wedding balloon~wedding balloons ; n ; Hochzeitsballon/Hochzeitsballons/m ; ballon de mariage/ballons de mariage/m ; palloncino per matrimonio/palloncini per matrimonio/m ; globo de boda/globos de boda/m
number balloon~number balloons ; n ; Zahlenballon/Zahlenballons/m ; ballon chiffre/ballons chiffres/m ; palloncino numero/palloncini numero/m ; globo de número/globos de números/m
letter balloon~letter balloons ; n ; Buchstabenballon/Buchstabenballons/m ; ballon lettre/ballons lettres/m ; palloncino lettera/palloncini lettera/m ; globo de letra/globos de letras/m
heart balloon~heart balloons ; n ; Herzballon/Herzballons/m ; ballon cœur/ballons cœur/m ; palloncino a cuore/palloncini a cuore/m ; globo de corazón/globos de corazón/m
star balloon~star balloons ; n ; Sternballon/Sternballons/m ; ballon étoile/ballons étoile/m ; palloncino a stella/palloncini a stella/m ; globo de estrella/globos de estrella/m
bubble balloon~bubble balloons ; n ; Bubble-Ballon/Bubble-Ballons/m ; ballon bulle/ballons bulles/m ; palloncino bubble/palloncini bubble/m ; globo burbuja/globos burbuja/m
confetti balloon~confetti balloons ; n ; Konfettiballon/Konfettiballons/m ; ballon à confettis/ballons à confettis/m ; palloncino con coriandoli/palloncini con coriandoli/m ; globo de confeti/globos de confeti/m
modelling balloon~modelling balloons ; n ; Modellierballon/Modellierballons/m ; ballon à modeler/ballons à modeler/m ; palloncino modellabile/palloncini modellabili/m ; globo para modelar/globos para modelar/m
walking balloon~walking balloons ; n ; Airwalker-Ballon/Airwalker-Ballons/m ; ballon marcheur/ballons marcheurs/m ; palloncino camminante/palloncini camminanti/m ; globo andante/globos andantes/m
punch balloon~punch balloons ; n ; Punchball-Ballon/Punchball-Ballons/m ; ballon à frapper/ballons à frapper/m ; palloncino punchball/palloncini punchball/m ; globo de golpeo/globos de golpeo/m
water balloon~water balloons ; n ; Wasserbombe/Wasserbomben/f ; bombe à eau/bombes à eau/f ; gavettone/gavettoni/m ; globo de agua/globos de agua/m
water bomb~water bombs ; n ; Wasserbombe/Wasserbomben/f ; bombe à eau/bombes à eau/f ; gavettone/gavettoni/m ; globo de agua/globos de agua/m
mini foil balloon~mini foil balloons ; n ; Mini-Folienballon/Mini-Folienballons/m ; mini-ballon aluminium/mini-ballons aluminium/m ; mini palloncino foil/mini palloncini foil/m ; mini globo metalizado/mini globos metalizados/m
giant foil balloon~giant foil balloons ; n ; Riesen-Folienballon/Riesen-Folienballons/m ; ballon aluminium géant/ballons aluminium géants/m ; palloncino foil gigante/palloncini foil giganti/m ; globo metalizado gigante/globos metalizados gigantes/m
supershape foil balloon~supershape foil balloons ; n ; SuperShape-Folienballon/SuperShape-Folienballons/m ; ballon aluminium SuperShape/ballons aluminium SuperShape/m ; palloncino foil SuperShape/palloncini foil SuperShape/m ; globo metalizado SuperShape/globos metalizados SuperShape/m
balloon weight~balloon weights ; n ; Ballongewicht/Ballongewichte/n ; poids pour ballon/m ; peso per palloncini/pesi per palloncini/m ; pesa para globos/pesas para globos/f
balloon pump~balloon pumps ; n ; Ballonpumpe/Ballonpumpen/f ; pompe à ballons/pompes à ballons/f ; pompa per palloncini/pompe per palloncini/f ; inflador de globos/infladores de globos/m
balloon arch~balloon arches ; n ; Ballonbogen/Ballonbögen/m ; arche de ballons/arches de ballons/f ; arco di palloncini/archi di palloncini/m ; arco de globos/arcos de globos/m
balloon bouquet~balloon bouquets ; n ; Ballonstrauß/Ballonsträuße/m ; bouquet de ballons/bouquets de ballons/m ; bouquet di palloncini/m ; ramo de globos/ramos de globos/m
balloon ribbon~balloon ribbons ; n ; Ballonband/Ballonbänder/n ; ruban pour ballons/rubans pour ballons/m ; nastro per palloncini/nastri per palloncini/m ; cinta para globos/cintas para globos/f
balloon stick~balloon sticks ; n ; Ballonstab/Ballonstäbe/m ; tige à ballon/tiges à ballons/f ; asta per palloncini/aste per palloncini/f ; palito para globos/palitos para globos/m
bouquet~bouquets ; n ; Strauß/Sträuße/m ; bouquet/bouquets/m ; bouquet/m ; ramo/ramos/m
uninflated ; a ; nicht aufgeblasen/nicht aufgeblasene ; non gonflé/non gonflée/non gonflés/non gonflées ; non gonfiato/non gonfiata/non gonfiati/non gonfiate ; sin inflar
foiled ; v ; foliert/folierte ; métallisé/métallisée/métallisés/métallisées ; laminato/laminata/laminati/laminate ; metalizado/metalizada/metalizados/metalizadas
age {n} ; p ; Alter {n} ; âge {n} ; età {n} ; edad {n}
ages {n} ; p ; Alter {n} ; âge {n} ; età {n} ; edad {n}
aged {n} ; p ; Alter {n} ; âge {n} ; età {n} ; edad {n}
age {n} years ; p ; Alter {n} Jahre ; âge {n} ans ; età {n} anni ; edad {n} años
ages {n} years ; p ; Alter {n} Jahre ; âge {n} ans ; età {n} anni ; edad {n} años
helium grade ; n ; Heliumqualität/f ; qualité hélium/f ; qualità elio/f ; calidad helio/f
air fill balloon~air fill balloons ; n ; Luftfüll-Ballon/Luftfüll-Ballons/m ; ballon à air/ballons à air/m ; palloncino ad aria/palloncini ad aria/m ; globo de aire/globos de aire/m
air fill ; a ; zur Luftbefüllung ; à air ; ad aria ; de aire

# fancy dress: costumes
fancy dress ; n ; Kostüm/Kostüme/n ; déguisement/déguisements/m ; costume/costumi/m ; disfraz/disfraces/m
fancy dress costume~fancy dress costumes ; n ; Kostüm/Kostüme/n ; déguisement/déguisements/m ; costume/costumi/m ; disfraz/disfraces/m
fancy dress costume outfit~fancy dress costume outfits ; n ; Kostüm/Kostüme/n ; déguisement/déguisements/m ; costume/costumi/m ; disfraz/disfraces/m
fancy dress outfit~fancy dress outfits ; n ; Kostüm/Kostüme/n ; déguisement/déguisements/m ; costume/costumi/m ; disfraz/disfraces/m
fancy dress accessory~fancy dress accessories ; n ; Kostümzubehör/n ; accessoire de déguisement/accessoires de déguisement/m ; accessorio per costume/accessori per costume/m ; accesorio para disfraz/accesorios para disfraz/m
fancy dress party~fancy dress parties ; n ; Kostümparty/Kostümpartys/f ; fête costumée/fêtes costumées/f ; festa in costume/feste in costume/f ; fiesta de disfraces/fiestas de disfraces/f
fancy dress mask~fancy dress masks ; n ; Kostümmaske/Kostümmasken/f ; masque de déguisement/masques de déguisement/m ; maschera per travestimento/maschere per travestimento/f ; máscara de disfraz/máscaras de disfraz/f
fancy dress wig~fancy dress wigs ; n ; Kostümperücke/Kostümperücken/f ; perruque de déguisement/perruques de déguisement/f ; parrucca per travestimento/parrucche per travestimento/f ; peluca de disfraz/pelucas de disfraz/f
fancy dress set~fancy dress sets ; n ; Kostüm-Set/Kostüm-Sets/n ; kit de déguisement/kits de déguisement/m ; set costume/m ; set de disfraz/sets de disfraz/m
fancy dress hat~fancy dress hats ; n ; Kostümhut/Kostümhüte/m ; chapeau de déguisement/chapeaux de déguisement/m ; cappello per travestimento/cappelli per travestimento/m ; sombrero de disfraz/sombreros de disfraz/m
adult fancy dress ; n ; Erwachsenenkostüm/Erwachsenenkostüme/n ; déguisement adulte/déguisements adultes/m ; costume per adulti/costumi per adulti/m ; disfraz para adultos/disfraces para adultos/m
ladies fancy dress ; n ; Damenkostüm/Damenkostüme/n ; déguisement femme/déguisements femme/m ; costume da donna/costumi da donna/m ; disfraz de mujer/disfraces de mujer/m
mens fancy dress ; n ; Herrenkostüm/Herrenkostüme/n ; déguisement homme/déguisements homme/m ; costume da uomo/costumi da uomo/m ; disfraz de hombre/disfraces de hombre/m
kids fancy dress ; n ; Kinderkostüm/Kinderkostüme/n ; déguisement enfant/déguisements enfant/m ; costume per bambini/costumi per bambini/m ; disfraz infantil/disfraces infantiles/m
childrens fancy dress ; n ; Kinderkostüm/Kinderkostüme/n ; déguisement enfant/déguisements enfant/m ; costume per bambini/costumi per bambini/m ; disfraz infantil/disfraces infantiles/m
girls fancy dress ; n ; Mädchenkostüm/Mädchenkostüme/n ; déguisement fille/déguisements fille/m ; costume da bambina/costumi da bambina/m ; disfraz de niña/disfraces de niña/m
boys fancy dress ; n ; Jungenkostüm/Jungenkostüme/n ; déguisement garçon/déguisements garçon/m ; costume da bambino/costumi da bambino/m ; disfraz de niño/disfraces de niño/m
halloween fancy dress ; n ; Halloween-Kostüm/Halloween-Kostüme/n ; déguisement d'Halloween/déguisements d'Halloween/m ; costume di Halloween/costumi di Halloween/m ; disfraz de Halloween/disfraces de Halloween/m
animal fancy dress ; n ; Tierkostüm/Tierkostüme/n ; déguisement d'animal/déguisements d'animaux/m ; costume da animale/costumi da animale/m ; disfraz de animal/disfraces de animales/m
costume~costumes ; n ; Kostüm/Kostüme/n ; costume/costumes/m ; costume/costumi/m ; disfraz/disfraces/m
adult costume~adult costumes ; n ; Erwachsenenkostüm/Erwachsenenkostüme/n ; costume adulte/costumes adultes/m ; costume per adulti/costumi per adulti/m ; disfraz para adulto/disfraces para adultos/m
adult costume lady ; n ; Erwachsenenkostüm Damen/n ; costume adulte femme/m ; costume per adulti donna/m ; disfraz adulto mujer/m
kids costume~kids costumes ; n ; Kinderkostüm/Kinderkostüme/n ; costume enfant/costumes enfant/m ; costume per bambini/costumi per bambini/m ; disfraz infantil/disfraces infantiles/m
children's costume~children's costumes ; n ; Kinderkostüm/Kinderkostüme/n ; costume enfant/costumes enfant/m ; costume per bambini/costumi per bambini/m ; disfraz infantil/disfraces infantiles/m
childs costume~childs costumes ; n ; Kinderkostüm/Kinderkostüme/n ; costume enfant/costumes enfant/m ; costume per bambini/costumi per bambini/m ; disfraz infantil/disfraces infantiles/m
child costume~child costumes ; n ; Kinderkostüm/Kinderkostüme/n ; costume enfant/costumes enfant/m ; costume per bambini/costumi per bambini/m ; disfraz infantil/disfraces infantiles/m
baby costume~baby costumes ; n ; Babykostüm/Babykostüme/n ; costume bébé/costumes bébé/m ; costume per neonato/costumi per neonato/m ; disfraz de bebé/disfraces de bebé/m
toddler costume~toddler costumes ; n ; Kleinkindkostüm/Kleinkindkostüme/n ; costume tout-petit/costumes tout-petits/m ; costume per bimbo/costumi per bimbi/m ; disfraz para niño pequeño/disfraces para niños pequeños/m
costume outfit~costume outfits ; n ; Kostüm/Kostüme/n ; costume/costumes/m ; costume/costumi/m ; disfraz/disfraces/m
costume party~costume parties ; n ; Kostümparty/Kostümpartys/f ; fête costumée/fêtes costumées/f ; festa in costume/feste in costume/f ; fiesta de disfraces/fiestas de disfraces/f
costume set~costume sets ; n ; Kostüm-Set/Kostüm-Sets/n ; set de déguisement/sets de déguisement/m ; set costume/m ; set de disfraz/sets de disfraz/m
costume accessory~costume accessories ; n ; Kostümzubehör/n ; accessoire de costume/accessoires de costume/m ; accessorio per costume/accessori per costume/m ; accesorio para disfraz/accesorios para disfraz/m
costume kit~costume kits ; n ; Kostüm-Set/Kostüm-Sets/n ; kit de déguisement/kits de déguisement/m ; kit costume/m ; kit de disfraz/kits de disfraz/m
halloween costume~halloween costumes ; n ; Halloween-Kostüm/Halloween-Kostüme/n ; costume d'Halloween/costumes d'Halloween/m ; costume di Halloween/costumi di Halloween/m ; disfraz de Halloween/disfraces de Halloween/m
christmas costume~christmas costumes ; n ; Weihnachtskostüm/Weihnachtskostüme/n ; costume de Noël/costumes de Noël/m ; costume natalizio/costumi natalizi/m ; disfraz de Navidad/disfraces de Navidad/m
animal costume~animal costumes ; n ; Tierkostüm/Tierkostüme/n ; costume d'animal/costumes d'animaux/m ; costume da animale/costumi da animale/m ; disfraz de animal/disfraces de animales/m
pirate costume~pirate costumes ; n ; Piratenkostüm/Piratenkostüme/n ; costume de pirate/costumes de pirate/m ; costume da pirata/costumi da pirata/m ; disfraz de pirata/disfraces de pirata/m
princess costume~princess costumes ; n ; Prinzessinnenkostüm/Prinzessinnenkostüme/n ; costume de princesse/costumes de princesse/m ; costume da principessa/costumi da principessa/m ; disfraz de princesa/disfraces de princesa/m
princess dress~princess dresses ; n ; Prinzessinnenkleid/Prinzessinnenkleider/n ; robe de princesse/robes de princesse/f ; vestito da principessa/vestiti da principessa/m ; vestido de princesa/vestidos de princesa/m
fairy costume~fairy costumes ; n ; Feenkostüm/Feenkostüme/n ; costume de fée/costumes de fée/m ; costume da fata/costumi da fata/m ; disfraz de hada/disfraces de hada/m
witch costume~witch costumes ; n ; Hexenkostüm/Hexenkostüme/n ; costume de sorcière/costumes de sorcière/m ; costume da strega/costumi da strega/m ; disfraz de bruja/disfraces de bruja/m
vampire costume~vampire costumes ; n ; Vampirkostüm/Vampirkostüme/n ; costume de vampire/costumes de vampire/m ; costume da vampiro/costumi da vampiro/m ; disfraz de vampiro/disfraces de vampiro/m
superhero costume~superhero costumes ; n ; Superhelden-Kostüm/Superhelden-Kostüme/n ; costume de super-héros/costumes de super-héros/m ; costume da supereroe/costumi da supereroe/m ; disfraz de superhéroe/disfraces de superhéroe/m
knight costume~knight costumes ; n ; Ritterkostüm/Ritterkostüme/n ; costume de chevalier/costumes de chevalier/m ; costume da cavaliere/costumi da cavaliere/m ; disfraz de caballero/disfraces de caballero/m
cowboy costume~cowboy costumes ; n ; Cowboykostüm/Cowboykostüme/n ; costume de cow-boy/costumes de cow-boy/m ; costume da cowboy/costumi da cowboy/m ; disfraz de vaquero/disfraces de vaquero/m
nurse costume~nurse costumes ; n ; Krankenschwester-Kostüm/Krankenschwester-Kostüme/n ; costume d'infirmière/costumes d'infirmière/m ; costume da infermiera/costumi da infermiera/m ; disfraz de enfermera/disfraces de enfermera/m
police costume~police costumes ; n ; Polizeikostüm/Polizeikostüme/n ; costume de policier/costumes de policier/m ; costume da poliziotto/costumi da poliziotto/m ; disfraz de policía/disfraces de policía/m
clown costume~clown costumes ; n ; Clownskostüm/Clownskostüme/n ; costume de clown/costumes de clown/m ; costume da pagliaccio/costumi da pagliaccio/m ; disfraz de payaso/disfraces de payaso/m
nun costume~nun costumes ; n ; Nonnenkostüm/Nonnenkostüme/n ; costume de nonne/costumes de nonne/m ; costume da suora/costumi da suora/m ; disfraz de monja/disfraces de monja/m
inflatable costume~inflatable costumes ; n ; aufblasbares Kostüm/aufblasbare Kostüme/n ; costume gonflable/costumes gonflables/m ; costume gonfiabile/costumi gonfiabili/m ; disfraz hinchable/disfraces hinchables/m
morphsuit~morphsuits ; n ; Ganzkörperanzug/Ganzkörperanzüge/m ; combinaison seconde peau/combinaisons seconde peau/f ; tuta integrale/tute integrali/f ; traje segunda piel/trajes segunda piel/m
cosplay ; n ; Cosplay/n ; cosplay/m ; cosplay/m ; cosplay/m
cosplay costume~cosplay costumes ; n ; Cosplay-Kostüm/Cosplay-Kostüme/n ; costume de cosplay/costumes de cosplay/m ; costume cosplay/costumi cosplay/m ; disfraz de cosplay/disfraces de cosplay/m
dress up ; n ; Verkleiden/n ; déguisement/déguisements/m ; travestimento/travestimenti/m ; disfraz/disfraces/m
dress up set~dress up sets ; n ; Verkleidungsset/Verkleidungssets/n ; set de déguisement/sets de déguisement/m ; set travestimento/m ; set de disfraz/sets de disfraz/m
dress up costume~dress up costumes ; n ; Verkleidungskostüm/Verkleidungskostüme/n ; déguisement/déguisements/m ; costume per travestimento/costumi per travestimento/m ; disfraz/disfraces/m
dressing up ; n ; Verkleiden/n ; déguisement/déguisements/m ; travestimento/travestimenti/m ; disfraz/disfraces/m
role play costume~role play costumes ; n ; Rollenspiel-Kostüm/Rollenspiel-Kostüme/n ; costume de jeu de rôle/costumes de jeu de rôle/m ; costume da gioco di ruolo/costumi da gioco di ruolo/m ; disfraz de juego de rol/disfraces de juego de rol/m
role play set~role play sets ; n ; Rollenspiel-Set/Rollenspiel-Sets/n ; set de jeu de rôle/sets de jeu de rôle/m ; set gioco di ruolo/m ; set de juego de rol/sets de juego de rol/m
disguise~disguises ; n ; Verkleidung/Verkleidungen/f ; déguisement/déguisements/m ; travestimento/travestimenti/m ; disfraz/disfraces/m
disguise set~disguise sets ; n ; Verkleidungsset/Verkleidungssets/n ; kit de déguisement/kits de déguisement/m ; set travestimento/m ; set de disfraz/sets de disfraz/m
outfit~outfits ; n ; Outfit/Outfits/n ; tenue/tenues/f ; completo/completi/m ; conjunto/conjuntos/m
uniform~uniforms ; n ; Uniform/Uniformen/f ; uniforme/uniformes/m ; uniforme/uniformi/f ; uniforme/uniformes/m
dress~dresses ; n ; Kleid/Kleider/n ; robe/robes/f ; vestito/vestiti/m ; vestido/vestidos/m
cape~capes ; n ; Umhang/Umhänge/m ; cape/capes/f ; mantello/mantelli/m ; capa/capas/f
cloak~cloaks ; n ; Umhang/Umhänge/m ; cape/capes/f ; mantello/mantelli/m ; capa/capas/f
tutu~tutus ; n ; Tutu/Tutus/n ; tutu/tutus/m ; tutù/m ; tutú/tutús/m
tutu skirt~tutu skirts ; n ; Tutu-Rock/Tutu-Röcke/m ; jupe tutu/jupes tutu/f ; gonna tutù/gonne tutù/f ; falda tutú/faldas tutú/f
petticoat~petticoats ; n ; Petticoat/Petticoats/m ; jupon/jupons/m ; sottogonna/sottogonne/f ; enagua/enaguas/f
hula skirt~hula skirts ; n ; Hula-Rock/Hula-Röcke/m ; jupe hawaïenne/jupes hawaïennes/f ; gonna hawaiana/gonne hawaiane/f ; falda hawaiana/faldas hawaianas/f
grass skirt~grass skirts ; n ; Bastrock/Baströcke/m ; jupe hawaïenne/jupes hawaïennes/f ; gonna hawaiana/gonne hawaiane/f ; falda hawaiana/faldas hawaianas/f
fishnet tights ; n ; Netzstrumpfhose/Netzstrumpfhosen/f ; collant résille/collants résille/m ; collant a rete/m ; medias de rejilla/medias de rejilla/f
wings ; n ; Flügel/Flügel/m ; ailes/ailes/f ; ali/ali/f ; alas/alas/f
fairy wings ; n ; Feenflügel/Feenflügel/m ; ailes de fée/ailes de fée/f ; ali da fata/ali da fata/f ; alas de hada/alas de hada/f
angel wings ; n ; Engelsflügel/Engelsflügel/m ; ailes d'ange/ailes d'ange/f ; ali d'angelo/ali d'angelo/f ; alas de ángel/alas de ángel/f
butterfly wings ; n ; Schmetterlingsflügel/Schmetterlingsflügel/m ; ailes de papillon/ailes de papillon/f ; ali di farfalla/ali di farfalla/f ; alas de mariposa/alas de mariposa/f
wings and wand set ; n ; Set aus Flügeln und Zauberstab/n ; set ailes et baguette/m ; set ali e bacchetta/m ; set de alas y varita/m
wand and wings ; n ; Zauberstab und Flügel/m ; baguette et ailes/f ; bacchetta e ali/f ; varita y alas/f

# fancy dress: accessories
mask~masks ; n ; Maske/Masken/f ; masque/masques/m ; maschera/maschere/f ; máscara/máscaras/f
face mask~face masks ; n ; Gesichtsmaske/Gesichtsmasken/f ; masque/masques/m ; maschera/maschere/f ; máscara/máscaras/f
card face mask~card face masks ; n ; Pappmaske/Pappmasken/f ; masque en carton/masques en carton/m ; maschera di cartone/maschere di cartone/f ; careta de cartón/caretas de cartón/f
card mask~card masks ; n ; Pappmaske/Pappmasken/f ; masque en carton/masques en carton/m ; maschera di cartone/maschere di cartone/f ; careta de cartón/caretas de cartón/f
cardboard mask~cardboard masks ; n ; Pappmaske/Pappmasken/f ; masque en carton/masques en carton/m ; maschera di cartone/maschere di cartone/f ; careta de cartón/caretas de cartón/f
celebrity face mask~celebrity face masks ; n ; Promi-Maske/Promi-Masken/f ; masque de célébrité/masques de célébrités/m ; maschera di celebrità/maschere di celebrità/f ; careta de famoso/caretas de famosos/f
celebrity cardboard mask~celebrity cardboard masks ; n ; Promi-Pappmaske/Promi-Pappmasken/f ; masque de célébrité en carton/masques de célébrités en carton/m ; maschera di celebrità in cartone/maschere di celebrità in cartone/f ; careta de famoso de cartón/caretas de famosos de cartón/f
celebrity mask~celebrity masks ; n ; Promi-Maske/Promi-Masken/f ; masque de célébrité/masques de célébrités/m ; maschera di celebrità/maschere di celebrità/f ; careta de famoso/caretas de famosos/f
latex mask~latex masks ; n ; Latexmaske/Latexmasken/f ; masque en latex/masques en latex/m ; maschera in lattice/maschere in lattice/f ; máscara de látex/máscaras de látex/f
party eye mask~party eye masks ; n ; Party-Augenmaske/Party-Augenmasken/f ; loup de fête/loups de fête/m ; mascherina per feste/mascherine per feste/f ; antifaz de fiesta/antifaces de fiesta/m
masquerade mask~masquerade masks ; n ; Maskenball-Maske/Maskenball-Masken/f ; masque de bal/masques de bal/m ; maschera da ballo/maschere da ballo/f ; máscara de baile/máscaras de baile/f
masquerade eye mask~masquerade eye masks ; n ; Maskenball-Augenmaske/Maskenball-Augenmasken/f ; loup de bal masqué/loups de bal masqué/m ; mascherina da ballo/mascherine da ballo/f ; antifaz de baile/antifaces de baile/m
venetian mask~venetian masks ; n ; venezianische Maske/venezianische Masken/f ; masque vénitien/masques vénitiens/m ; maschera veneziana/maschere veneziane/f ; máscara veneciana/máscaras venecianas/f
venetian masquerade mask~venetian masquerade masks ; n ; venezianische Maske/venezianische Masken/f ; masque vénitien de bal/masques vénitiens de bal/m ; maschera veneziana da ballo/maschere veneziane da ballo/f ; máscara veneciana de baile/máscaras venecianas de baile/f
venetian masquerade carnival party eye mask ; n ; venezianische Augenmaske für Karneval/f ; loup vénitien de carnaval/m ; mascherina veneziana di carnevale/f ; antifaz veneciano de carnaval/m
venetian masquerade ; n ; venezianischer Maskenball/m ; bal masqué vénitien/m ; ballo in maschera veneziano/m ; mascarada veneciana/f
venetian ; a ; venezianisch/venezianische ; vénitien/vénitienne/vénitiens/vénitiennes ; veneziano/veneziana/veneziani/veneziane ; veneciano/veneciana/venecianos/venecianas
half mask~half masks ; n ; Halbmaske/Halbmasken/f ; demi-masque/demi-masques/m ; mezza maschera/mezze maschere/f ; media máscara/medias máscaras/f
animal mask~animal masks ; n ; Tiermaske/Tiermasken/f ; masque d'animal/masques d'animaux/m ; maschera da animale/maschere da animali/f ; máscara de animal/máscaras de animales/f
halloween mask~halloween masks ; n ; Halloween-Maske/Halloween-Masken/f ; masque d'Halloween/masques d'Halloween/m ; maschera di Halloween/maschere di Halloween/f ; máscara de Halloween/máscaras de Halloween/f
horror mask~horror masks ; n ; Horrormaske/Horrormasken/f ; masque d'horreur/masques d'horreur/m ; maschera horror/maschere horror/f ; máscara de terror/máscaras de terror/f
skull mask~skull masks ; n ; Totenkopfmaske/Totenkopfmasken/f ; masque tête de mort/masques tête de mort/m ; maschera teschio/maschere teschio/f ; máscara de calavera/máscaras de calavera/f
horse head mask~horse head masks ; n ; Pferdekopfmaske/Pferdekopfmasken/f ; masque tête de cheval/masques tête de cheval/m ; maschera testa di cavallo/maschere testa di cavallo/f ; máscara de cabeza de caballo/máscaras de cabeza de caballo/f
gas mask~gas masks ; n ; Gasmaske/Gasmasken/f ; masque à gaz/masques à gaz/m ; maschera antigas/maschere antigas/f ; máscara de gas/máscaras de gas/f
plain mask~plain masks ; n ; Blanko-Maske/Blanko-Masken/f ; masque à décorer/masques à décorer/m ; maschera da decorare/maschere da decorare/f ; máscara para decorar/máscaras para decorar/f
full head mask~full head masks ; n ; Vollkopfmaske/Vollkopfmasken/f ; masque intégral/masques intégraux/m ; maschera integrale/maschere integrali/f ; máscara de cabeza completa/máscaras de cabeza completa/f
guy fawkes mask~guy fawkes masks ; n ; Guy-Fawkes-Maske/Guy-Fawkes-Masken/f ; masque Guy Fawkes/masques Guy Fawkes/m ; maschera Guy Fawkes/maschere Guy Fawkes/f ; máscara de Guy Fawkes/máscaras de Guy Fawkes/f
wig~wigs ; n ; Perücke/Perücken/f ; perruque/perruques/f ; parrucca/parrucche/f ; peluca/pelucas/f
curly wig~curly wigs ; n ; Lockenperücke/Lockenperücken/f ; perruque bouclée/perruques bouclées/f ; parrucca riccia/parrucche ricce/f ; peluca rizada/pelucas rizadas/f
afro wig~afro wigs ; n ; Afro-Perücke/Afro-Perücken/f ; perruque afro/perruques afro/f ; parrucca afro/parrucche afro/f ; peluca afro/pelucas afro/f
beard~beards ; n ; Bart/Bärte/m ; barbe/barbes/f ; barba/barbe/f ; barba/barbas/f
moustache~moustaches ; n ; Schnurrbart/Schnurrbärte/m ; moustache/moustaches/f ; baffi/m ; bigote/bigotes/m
fake moustache~fake moustaches ; n ; falscher Schnurrbart/falsche Schnurrbärte/m ; fausse moustache/fausses moustaches/f ; baffi finti/m ; bigote falso/bigotes falsos/m
fake blood ; n ; Kunstblut/n ; faux sang/m ; sangue finto/m ; sangre falsa/f
vampire teeth ; n ; Vampirzähne/Vampirzähne/m ; dents de vampire/dents de vampire/f ; denti da vampiro/denti da vampiro/m ; dientes de vampiro/dientes de vampiro/m
vampire fangs ; n ; Vampirzähne/Vampirzähne/m ; crocs de vampire/crocs de vampire/m ; canini da vampiro/canini da vampiro/m ; colmillos de vampiro/colmillos de vampiro/m
false eyelashes ; n ; falsche Wimpern/falsche Wimpern/f ; faux cils/faux cils/m ; ciglia finte/ciglia finte/f ; pestañas postizas/pestañas postizas/f
false nails ; n ; Kunstnägel/Kunstnägel/m ; faux ongles/faux ongles/m ; unghie finte/unghie finte/f ; uñas postizas/uñas postizas/f
face painting ; n ; Kinderschminken/n ; maquillage pour enfants/m ; truccabimbi/m ; pintacaras/m
face painting kit~face painting kits ; n ; Schminkset/Schminksets/n ; kit de maquillage/kits de maquillage/m ; kit truccabimbi/m ; kit de pintacaras/kits de pintacaras/m
face paint set~face paint sets ; n ; Schminkset/Schminksets/n ; set de maquillage/sets de maquillage/m ; set trucco viso/m ; set de pintura facial/sets de pintura facial/m
make up set~make up sets ; n ; Schminkset/Schminksets/n ; set de maquillage/sets de maquillage/m ; set trucco/m ; set de maquillaje/sets de maquillaje/m
make up kit~make up kits ; n ; Schminkset/Schminksets/n ; kit de maquillage/kits de maquillage/m ; kit trucco/m ; kit de maquillaje/kits de maquillaje/m
make up ; n ; Make-up/n ; maquillage/m ; trucco/m ; maquillaje/m
tiara~tiaras ; n ; Diadem/Diademe/n ; diadème/diadèmes/m ; diadema/diademi/m ; tiara/tiaras/f
crown~crowns ; n ; Krone/Kronen/f ; couronne/couronnes/f ; corona/corone/f ; corona/coronas/f
halo~halos ; n ; Heiligenschein/Heiligenscheine/m ; auréole/auréoles/f ; aureola/aureole/f ; aureola/aureolas/f
headband~headbands ; n ; Haarreif/Haarreife/m ; serre-tête/m ; cerchietto/cerchietti/m ; diadema/diademas/f
headdress~headdresses ; n ; Kopfschmuck/m ; coiffe/coiffes/f ; copricapo/copricapi/m ; tocado/tocados/m
boppers ; n ; Wackel-Haarreif/m ; serre-tête à ressorts/m ; cerchietto con molle/m ; diadema con muelles/f
head boppers ; n ; Wackel-Haarreif/m ; serre-tête à ressorts/m ; cerchietto con molle/m ; diadema con muelles/f
bunny ears ; n ; Hasenohren/Hasenohren/n ; oreilles de lapin/oreilles de lapin/f ; orecchie da coniglio/orecchie da coniglio/f ; orejas de conejo/orejas de conejo/f
cat ears ; n ; Katzenohren/Katzenohren/n ; oreilles de chat/oreilles de chat/f ; orecchie da gatto/orecchie da gatto/f ; orejas de gato/orejas de gato/f
mouse ears ; n ; Mausohren/Mausohren/n ; oreilles de souris/oreilles de souris/f ; orecchie da topo/orecchie da topo/f ; orejas de ratón/orejas de ratón/f
devil horns ; n ; Teufelshörner/Teufelshörner/n ; cornes de diable/cornes de diable/f ; corna da diavolo/corna da diavolo/f ; cuernos de diablo/cuernos de diablo/m
feather boa~feather boas ; n ; Federboa/Federboas/f ; boa en plumes/boas en plumes/m ; boa di piume/m ; boa de plumas/boas de plumas/f
witch hat~witch hats ; n ; Hexenhut/Hexenhüte/m ; chapeau de sorcière/chapeaux de sorcière/m ; cappello da strega/cappelli da strega/m ; sombrero de bruja/sombreros de bruja/m
cowboy hat~cowboy hats ; n ; Cowboyhut/Cowboyhüte/m ; chapeau de cow-boy/chapeaux de cow-boy/m ; cappello da cowboy/cappelli da cowboy/m ; sombrero vaquero/sombreros vaqueros/m
pirate hat~pirate hats ; n ; Piratenhut/Piratenhüte/m ; chapeau de pirate/chapeaux de pirate/m ; cappello da pirata/cappelli da pirata/m ; sombrero de pirata/sombreros de pirata/m
police hat~police hats ; n ; Polizeimütze/Polizeimützen/f ; casquette de police/casquettes de police/f ; cappello da poliziotto/cappelli da poliziotto/m ; gorra de policía/gorras de policía/f
police helmet~police helmets ; n ; Polizeihelm/Polizeihelme/m ; casque de police/casques de police/m ; casco da poliziotto/caschi da poliziotto/m ; casco de policía/cascos de policía/m
fireman helmet~fireman helmets ; n ; Feuerwehrhelm/Feuerwehrhelme/m ; casque de pompier/casques de pompier/m ; casco da pompiere/caschi da pompiere/m ; casco de bombero/cascos de bombero/m
bowler hat~bowler hats ; n ; Melone/Melonen/f ; chapeau melon/chapeaux melon/m ; bombetta/bombette/f ; bombín/bombines/m
sombrero~sombreros ; n ; Sombrero/Sombreros/m ; sombrero/sombreros/m ; sombrero/sombreri/m ; sombrero mexicano/sombreros mexicanos/m
wizard hat~wizard hats ; n ; Zaubererhut/Zaubererhüte/m ; chapeau de sorcier/chapeaux de sorcier/m ; cappello da mago/cappelli da mago/m ; sombrero de mago/sombreros de mago/m
eye patch~eye patches ; n ; Augenklappe/Augenklappen/f ; cache-œil/m ; benda da pirata/bende da pirata/f ; parche de ojo/parches de ojo/m
handcuffs ; n ; Handschellen/Handschellen/f ; menottes/menottes/f ; manette/manette/f ; esposas/esposas/f
toy gun~toy guns ; n ; Spielzeugpistole/Spielzeugpistolen/f ; pistolet jouet/pistolets jouets/m ; pistola giocattolo/pistole giocattolo/f ; pistola de juguete/pistolas de juguete/f
cap gun~cap guns ; n ; Knallpistole/Knallpistolen/f ; pistolet à amorces/pistolets à amorces/m ; pistola a capsule/pistole a capsule/f ; pistola de fulminantes/pistolas de fulminantes/f
pistol~pistols ; n ; Pistole/Pistolen/f ; pistolet/pistolets/m ; pistola/pistole/f ; pistola/pistolas/f
cutlass~cutlasses ; n ; Entermesser/n ; sabre d'abordage/sabres d'abordage/m ; sciabola da pirata/sciabole da pirata/f ; alfanje/alfanjes/m
scythe~scythes ; n ; Sense/Sensen/f ; faux/f ; falce/falci/f ; guadaña/guadañas/f
trident~tridents ; n ; Dreizack/Dreizacke/m ; trident/tridents/m ; tridente/tridenti/m ; tridente/tridentes/m
hook~hooks ; n ; Haken/m ; crochet/crochets/m ; gancio/ganci/m ; gancho/ganchos/m
leg warmers ; n ; Stulpen/Stulpen/f ; jambières/jambières/f ; scaldamuscoli/m ; calentadores/calentadores/m
false beard~false beards ; n ; falscher Bart/falsche Bärte/m ; fausse barbe/fausses barbes/f ; barba finta/barbe finte/f ; barba falsa/barbas falsas/f
fake beard~fake beards ; n ; falscher Bart/falsche Bärte/m ; fausse barbe/fausses barbes/f ; barba finta/barbe finte/f ; barba falsa/barbas falsas/f
head piece~head pieces ; n ; Kopfschmuck/m ; coiffe/coiffes/f ; copricapo/copricapi/m ; tocado/tocados/m
headpiece~headpieces ; n ; Kopfschmuck/m ; coiffe/coiffes/f ; copricapo/copricapi/m ; tocado/tocados/m
novelty glasses ; n ; Spaßbrille/Spaßbrillen/f ; lunettes fantaisie/lunettes fantaisie/f ; occhiali divertenti/occhiali divertenti/m ; gafas divertidas/gafas divertidas/f
hood~hoods ; n ; Kapuze/Kapuzen/f ; capuche/capuches/f ; cappuccio/cappucci/m ; capucha/capuchas/f
tail~tails ; n ; Schwanz/Schwänze/m ; queue/queues/f ; coda/code/f ; cola/colas/f
bow tie~bow ties ; n ; Fliege/Fliegen/f ; nœud papillon/nœuds papillon/m ; papillon/m ; pajarita/pajaritas/f

# body art
temporary tattoo~temporary tattoos ; n ; Klebetattoo/Klebetattoos/n ; tatouage temporaire/tatouages temporaires/m ; tatuaggio temporaneo/tatuaggi temporanei/m ; tatuaje temporal/tatuajes temporales/m
tattoo~tattoos ; n ; Tattoo/Tattoos/n ; tatouage/tatouages/m ; tatuaggio/tatuaggi/m ; tatuaje/tatuajes/m
glitter tattoo~glitter tattoos ; n ; Glitzer-Tattoo/Glitzer-Tattoos/n ; tatouage pailleté/tatouages pailletés/m ; tatuaggio glitter/tatuaggi glitter/m ; tatuaje de purpurina/tatuajes de purpurina/m
glitter tattoo kit~glitter tattoo kits ; n ; Glitzer-Tattoo-Set/Glitzer-Tattoo-Sets/n ; kit de tatouages à paillettes/kits de tatouages à paillettes/m ; kit tatuaggi glitter/m ; kit de tatuajes de purpurina/kits de tatuajes de purpurina/m
tattoo kit~tattoo kits ; n ; Tattoo-Set/Tattoo-Sets/n ; kit de tatouage/kits de tatouage/m ; kit tatuaggi/m ; kit de tatuajes/kits de tatuajes/m
tattoo set~tattoo sets ; n ; Tattoo-Set/Tattoo-Sets/n ; set de tatouages/sets de tatouages/m ; set tatuaggi/m ; set de tatuajes/sets de tatuajes/m
tattoo stencil~tattoo stencils ; n ; Tattoo-Schablone/Tattoo-Schablonen/f ; pochoir de tatouage/pochoirs de tatouage/m ; stencil per tatuaggi/m ; plantilla de tatuaje/plantillas de tatuaje/f
tattoo sleeve~tattoo sleeves ; n ; Tattoo-Ärmel/m ; manchon tatouage/manchons tatouage/m ; manica tatuaggio/maniche tatuaggio/f ; manga de tatuaje/mangas de tatuaje/f
transfer tattoo~transfer tattoos ; n ; Abzieh-Tattoo/Abzieh-Tattoos/n ; tatouage décalcomanie/tatouages décalcomanie/m ; tatuaggio trasferibile/tatuaggi trasferibili/m ; calcomanía/calcomanías/f
henna tattoo~henna tattoos ; n ; Henna-Tattoo/Henna-Tattoos/n ; tatouage au henné/tatouages au henné/m ; tatuaggio all'henné/tatuaggi all'henné/m ; tatuaje de henna/tatuajes de henna/m
body art ; n ; Körperkunst/f ; art corporel/m ; body art/f ; arte corporal/m
body jewellery ; n ; Körperschmuck/m ; bijoux de corps/bijoux de corps/m ; gioielli per il corpo/gioielli per il corpo/m ; joyería corporal/f
body jewelry ; n ; Körperschmuck/m ; bijoux de corps/bijoux de corps/m ; gioielli per il corpo/gioielli per il corpo/m ; joyería corporal/f
body glitter ; n ; Körperglitzer/m ; paillettes pour le corps/paillettes pour le corps/f ; glitter per il corpo/m ; purpurina corporal/f
bindi~bindis ; n ; Bindi/Bindis/n ; bindi/bindis/m ; bindi/m ; bindi/bindis/m
indian bindi~indian bindis ; n ; indisches Bindi/indische Bindis/n ; bindi indien/bindis indiens/m ; bindi indiano/bindi indiani/m ; bindi indio/bindis indios/m
face jewel~face jewels ; n ; Strassstein fürs Gesicht/Strasssteine fürs Gesicht/m ; bijou de visage/bijoux de visage/m ; gioiello per il viso/gioielli per il viso/m ; joya facial/joyas faciales/f
face gem~face gems ; n ; Strassstein fürs Gesicht/Strasssteine fürs Gesicht/m ; strass pour visage/m ; gemma per il viso/gemme per il viso/f ; gema facial/gemas faciales/f
cosmetic glitter ; n ; Kosmetik-Glitzer/m ; paillettes cosmétiques/paillettes cosmétiques/f ; glitter cosmetico/m ; purpurina cosmética/f
glitter and ink ; n ; Glitzer und Tinte/m ; paillettes et encre/paillettes et encre/f ; glitter e inchiostro/m ; purpurina y tinta/f
number {n} candle ; p ; Zahlenkerze {n} ; bougie chiffre {n} ; candelina numero {n} ; vela número {n}
number {n} balloon ; p ; Zahlenballon {n} ; ballon chiffre {n} ; palloncino numero {n} ; globo número {n}
number {n} foil balloon ; p ; Folienballon Zahl {n} ; ballon métallisé chiffre {n} ; palloncino foil numero {n} ; globo de foil número {n}
ice fountain candle~ice fountain candles ; n ; Eisfontäne/Eisfontänen/f ; bougie fontaine/bougies fontaine/f ; candela fontana/candele fontana/f ; vela fuente/velas fuente/f
ice fountain~ice fountains ; n ; Eisfontäne/Eisfontänen/f ; bougie fontaine/bougies fontaine/f ; candela fontana/candele fontana/f ; vela fuente/velas fuente/f
xmas tinsel ; n ; Weihnachtslametta/n ; guirlande scintillante de Noël/f ; festone natalizio/m ; espumillón de Navidad/m
christmas tinsel ; n ; Weihnachtslametta/n ; guirlande scintillante de Noël/f ; festone natalizio/m ; espumillón de Navidad/m
silver xmas tinsel ; n ; silbernes Weihnachtslametta/n ; guirlande scintillante argentée de Noël/f ; festone natalizio argentato/m ; espumillón plateado de Navidad/m
xmas party~xmas parties ; n ; Weihnachtsparty/Weihnachtspartys/f ; fête de Noël/fêtes de Noël/f ; festa di Natale/feste di Natale/f ; fiesta de Navidad/fiestas de Navidad/f
xmas present~xmas presents ; n ; Weihnachtsgeschenk/Weihnachtsgeschenke/n ; cadeau de Noël/cadeaux de Noël/m ; regalo di Natale/regali di Natale/m ; regalo de Navidad/regalos de Navidad/m
xmas card~xmas cards ; n ; Weihnachtskarte/Weihnachtskarten/f ; carte de Noël/cartes de Noël/f ; biglietto di Natale/biglietti di Natale/m ; tarjeta de Navidad/tarjetas de Navidad/f
xmas stocking~xmas stockings ; n ; Nikolausstrumpf/Nikolausstrümpfe/m ; chaussette de Noël/chaussettes de Noël/f ; calza di Natale/calze di Natale/f ; calcetín de Navidad/calcetines de Navidad/m
easter party bag filler~easter party bag fillers ; n ; Oster-Mitgebsel/n ; petit cadeau de Pâques/petits cadeaux de Pâques/m ; regalino di Pasqua/regalini di Pasqua/m ; detalle de Pascua/detalles de Pascua/m
easter party~easter parties ; n ; Osterparty/Osterpartys/f ; fête de Pâques/fêtes de Pâques/f ; festa di Pasqua/feste di Pasqua/f ; fiesta de Pascua/fiestas de Pascua/f
easter craft~easter crafts ; n ; Osterbasteln/n ; activité manuelle de Pâques/activités manuelles de Pâques/f ; lavoretto di Pasqua/lavoretti di Pasqua/m ; manualidad de Pascua/manualidades de Pascua/f
easter chick~easter chicks ; n ; Osterküken/n ; poussin de Pâques/poussins de Pâques/m ; pulcino di Pasqua/pulcini di Pasqua/m ; pollito de Pascua/pollitos de Pascua/m
glitter & ink temporary tattoo~glitter & ink temporary tattoos ; n ; Glitzer- und Tinten-Klebetattoo/Glitzer- und Tinten-Klebetattoos/n ; tatouage temporaire pailleté et à l'encre/tatouages temporaires pailletés et à l'encre/m ; tatuaggio temporaneo glitter e inchiostro/tatuaggi temporanei glitter e inchiostro/m ; tatuaje temporal de purpurina y tinta/tatuajes temporales de purpurina y tinta/m
tattoo glitter~tattoos glitter ; n ; Glitzer-Tattoo/Glitzer-Tattoos/n ; tatouage pailleté/tatouages pailletés/m ; tatuaggio glitter/tatuaggi glitter/m ; tatuaje de purpurina/tatuajes de purpurina/m
wound~wounds ; n ; Wunde/Wunden/f ; blessure/blessures/f ; ferita/ferite/f ; herida/heridas/f
fake wound~fake wounds ; n ; künstliche Wunde/künstliche Wunden/f ; fausse blessure/fausses blessures/f ; ferita finta/ferite finte/f ; herida falsa/heridas falsas/f
balloon clip~balloon clips ; n ; Ballonclip/Ballonclips/m ; clip pour ballon/clips pour ballon/m ; clip per palloncini/f ; clip para globos/clips para globos/m
balloon connector~balloon connectors ; n ; Ballonverbinder/m ; connecteur pour ballons/connecteurs pour ballons/m ; connettore per palloncini/connettori per palloncini/m ; conector para globos/conectores para globos/m
arch balloon connector~arch balloon connectors ; n ; Ballonbogen-Verbinder/m ; connecteur pour arche de ballons/connecteurs pour arche de ballons/m ; connettore per arco di palloncini/connettori per arco di palloncini/m ; conector para arco de globos/conectores para arco de globos/m
balloon arch connector~balloon arch connectors ; n ; Ballonbogen-Verbinder/m ; connecteur pour arche de ballons/connecteurs pour arche de ballons/m ; connettore per arco di palloncini/connettori per arco di palloncini/m ; conector para arco de globos/conectores para arco de globos/m
bubbles balloon~bubbles balloons ; n ; Bubble-Ballon/Bubble-Ballons/m ; ballon bulle/ballons bulle/m ; palloncino bubble/palloncini bubble/m ; globo burbuja/globos burbuja/m
helium balloon weight~helium balloon weights ; n ; Heliumballon-Gewicht/Heliumballon-Gewichte/n ; poids pour ballon à l'hélium/m ; peso per palloncini a elio/pesi per palloncini a elio/m ; pesa para globos de helio/pesas para globos de helio/f
foil tassel cone~foil tassel cones ; n ; Ballongewicht mit Folienfransen/Ballongewichte mit Folienfransen/n ; cône à franges métallisées/cônes à franges métallisées/m ; cono con frange metallizzate/coni con frange metallizzate/m ; cono con flecos metalizados/conos con flecos metalizados/m
foil tassle cone~foil tassle cones ; n ; Ballongewicht mit Folienfransen/Ballongewichte mit Folienfransen/n ; cône à franges métallisées/cônes à franges métallisées/m ; cono con frange metallizzate/coni con frange metallizzate/m ; cono con flecos metalizados/conos con flecos metalizados/m
party weight~party weights ; n ; Ballongewicht/Ballongewichte/n ; poids pour ballon/m ; peso per palloncini/pesi per palloncini/m ; pesa para globos/pesas para globos/f
butterfly garland~butterfly garlands ; n ; Schmetterlingsgirlande/Schmetterlingsgirlanden/f ; guirlande de papillons/guirlandes de papillons/f ; ghirlanda di farfalle/ghirlande di farfalle/f ; guirnalda de mariposas/guirnaldas de mariposas/f
retirement banner~retirement banners ; n ; Ruhestandsbanner/n ; banderole de retraite/banderoles de retraite/f ; striscione per il pensionamento/striscioni per il pensionamento/m ; pancarta de jubilación/pancartas de jubilación/f
happy retirement ; p ; alles Gute zum Ruhestand ; bonne retraite ; felice pensionamento ; feliz jubilación
happy retirement banner~happy retirement banners ; n ; Ruhestandsbanner/n ; banderole bonne retraite/banderoles bonne retraite/f ; striscione felice pensionamento/striscioni felice pensionamento/m ; pancarta de feliz jubilación/pancartas de feliz jubilación/f
happy fathers day ; p ; alles Gute zum Vatertag ; bonne fête des Pères ; buona festa del papà ; feliz Día del Padre
happy father's day ; p ; alles Gute zum Vatertag ; bonne fête des Pères ; buona festa del papà ; feliz Día del Padre
golden wedding anniversary banner~golden wedding anniversary banners ; n ; Banner zur goldenen Hochzeit/n ; banderole noces d'or/banderoles noces d'or/f ; striscione per le nozze d'oro/striscioni per le nozze d'oro/m ; pancarta de bodas de oro/pancartas de bodas de oro/f
golden wedding anniversary ; n ; goldene Hochzeit/f ; noces d'or/noces d'or/f ; nozze d'oro/nozze d'oro/f ; bodas de oro/bodas de oro/f
valentines day gift~valentines day gifts ; n ; Valentinstagsgeschenk/Valentinstagsgeschenke/n ; cadeau de Saint-Valentin/cadeaux de Saint-Valentin/m ; regalo di San Valentino/regali di San Valentino/m ; regalo de San Valentín/regalos de San Valentín/m
valentine's day gift~valentine's day gifts ; n ; Valentinstagsgeschenk/Valentinstagsgeschenke/n ; cadeau de Saint-Valentin/cadeaux de Saint-Valentin/m ; regalo di San Valentino/regali di San Valentino/m ; regalo de San Valentín/regalos de San Valentín/m
him her ; p ; ihn sie ; lui elle ; lui lei ; él ella
nun~nuns ; n ; Nonne/Nonnen/f ; nonne/nonnes/f ; suora/suore/f ; monja/monjas/f
naughty nun~naughty nuns ; n ; sexy Nonne/sexy Nonnen/f ; nonne sexy/nonnes sexy/f ; suora sexy/suore sexy/f ; monja traviesa/monjas traviesas/f
serial killer~serial killers ; n ; Serienkiller/m ; tueur en série/tueurs en série/m ; serial killer/m ; asesino en serie/asesinos en serie/m
goth fairy~goth fairies ; n ; Gothic-Fee/Gothic-Feen/f ; fée gothique/fées gothiques/f ; fata gotica/fate gotiche/f ; hada gótica/hadas góticas/f
london guard~london guards ; n ; Londoner Gardist/Londoner Gardisten/m ; garde londonien/gardes londoniens/m ; guardia londinese/guardie londinesi/f ; guardia real británico/guardias reales británicos/m
catsuit~catsuits ; n ; Catsuit/Catsuits/m ; combinaison/combinaisons/f ; catsuit/f ; mono ajustado/monos ajustados/m
skeleton catsuit~skeleton catsuits ; n ; Skelett-Catsuit/Skelett-Catsuits/m ; combinaison squelette/combinaisons squelette/f ; catsuit da scheletro/f ; mono ajustado de esqueleto/monos ajustados de esqueleto/m
evacuee~evacuees ; n ; Evakuiertenkind/Evakuiertenkinder/n ; enfant évacué/enfants évacués/m ; sfollato/sfollati/m ; evacuado/evacuados/m
evacuee dress~evacuee dresses ; n ; Evakuierten-Kleid/Evakuierten-Kleider/n ; robe d'enfant évacuée/robes d'enfant évacuée/f ; vestito da sfollata/vestiti da sfollata/m ; vestido de evacuada/vestidos de evacuada/m
evacuee costume~evacuee costumes ; n ; Evakuierten-Kostüm/Evakuierten-Kostüme/n ; déguisement enfant évacué/déguisements enfant évacué/m ; costume da sfollata/costumi da sfollata/m ; disfraz de evacuada/disfraces de evacuada/m
wartime ; n ; Kriegszeit/f ; temps de guerre/m ; tempo di guerra/m ; época de guerra/f
nativity costume~nativity costumes ; n ; Krippenspiel-Kostüm/Krippenspiel-Kostüme/n ; déguisement crèche de Noël/déguisements crèche de Noël/m ; costume per recita natalizia/costumi per recita natalizia/m ; disfraz de belén/disfraces de belén/m
gas mask box~gas mask boxes ; n ; Gasmasken-Box/Gasmasken-Boxen/f ; boîte pour masque à gaz/boîtes pour masque à gaz/f ; scatola per maschera antigas/scatole per maschera antigas/f ; caja para máscara de gas/cajas para máscara de gas/f
dog mask~dog masks ; n ; Hundemaske/Hundemasken/f ; masque de chien/masques de chien/m ; maschera da cane/maschere da cane/f ; máscara de perro/máscaras de perro/f
adult skeleton costume~adult skeleton costumes ; n ; Skelett-Kostüm für Erwachsene/Skelett-Kostüme für Erwachsene/n ; déguisement squelette adulte/déguisements squelette adulte/m ; costume da scheletro per adulti/costumi da scheletro per adulti/m ; disfraz de esqueleto para adulto/disfraces de esqueleto para adulto/m
teen costume~teen costumes ; n ; Teenager-Kostüm/Teenager-Kostüme/n ; costume ado/costumes ado/m ; costume per adolescenti/costumi per adolescenti/m ; disfraz para adolescente/disfraces para adolescente/m
faceless ; a ; ohne Gesicht ; sans visage ; senza volto ; sin rostro
horseman~horsemen ; n ; Reiter/m ; cavalier/cavaliers/m ; cavaliere/cavalieri/m ; jinete/jinetes/m
faceless horseman ; n ; Reiter ohne Gesicht/m ; cavalier sans visage/m ; cavaliere senza volto/m ; jinete sin rostro/m
headless horseman ; n ; kopfloser Reiter/m ; cavalier sans tête/m ; cavaliere senza testa/m ; jinete sin cabeza/m
dungerees ; n ; Latzhose/Latzhosen/f ; salopette/salopettes/f ; salopette/f ; peto/petos/m
scene setter kit~scene setter kits ; n ; Wanddeko-Set/Wanddeko-Sets/n ; kit de décor mural/kits de décor mural/m ; kit scenografia da parete/m ; kit de decorado de pared/kits de decorado de pared/m
mum to be ; n ; werdende Mama/f ; future maman/f ; futura mamma/f ; futura mamá/f
photo booth prop~photo booth props ; n ; Fotobox-Requisite/Fotobox-Requisiten/f ; accessoire photobooth/accessoires photobooth/m ; accessorio photo booth/accessori photo booth/m ; accesorio de photocall/accesorios de photocall/m
selfie frame~selfie frames ; n ; Selfie-Rahmen/m ; cadre photobooth/cadres photobooth/m ; cornice per selfie/cornici per selfie/f ; marco de photocall/marcos de photocall/m
cake case~cake cases ; n ; Muffinförmchen/n ; caissette à gâteaux/caissettes à gâteaux/f ; pirottino/pirottini/m ; cápsula para magdalenas/cápsulas para magdalenas/f
cupcake stand~cupcake stands ; n ; Cupcake-Ständer/m ; présentoir à cupcakes/présentoirs à cupcakes/m ; alzata per cupcake/alzate per cupcake/f ; soporte para cupcakes/soportes para cupcakes/m
food pick~food picks ; n ; Partypicker/m ; pique apéritif/piques apéritif/m ; stecchino per finger food/stecchini per finger food/m ; palillo decorativo/palillos decorativos/m
table centrepiece~table centrepieces ; n ; Tischdeko/f ; centre de table/centres de table/m ; centrotavola/centrotavola/m ; centro de mesa/centros de mesa/m
chair sash~chair sashes ; n ; Stuhlschleife/Stuhlschleifen/f ; nœud de chaise/nœuds de chaise/m ; fiocco per sedia/fiocchi per sedia/m ; lazo para silla/lazos para silla/m
favour box~favour boxes ; n ; Gastgeschenk-Schachtel/Gastgeschenk-Schachteln/f ; boîte à dragées/boîtes à dragées/f ; scatolina portaconfetti/scatoline portaconfetti/f ; cajita para detalles/cajitas para detalles/f
party blowout~party blowouts ; n ; Luftrüssel/m ; sans-gêne/sans-gêne/m ; lingua di Menelik/lingue di Menelik/f ; matasuegras/matasuegras/m
party table cover~party table covers ; n ; Party-Tischdecke/Party-Tischdecken/f ; nappe de fête/nappes de fête/f ; tovaglia per feste/tovaglie per feste/f ; mantel de fiesta/manteles de fiesta/m
door curtain~door curtains ; n ; Türvorhang/Türvorhänge/m ; rideau de porte/rideaux de porte/m ; tenda per porta/tende per porta/f ; cortina para puerta/cortinas para puerta/f
foil curtain~foil curtains ; n ; Folienvorhang/Folienvorhänge/m ; rideau métallisé/rideaux métallisés/m ; tenda metallizzata/tende metallizzate/f ; cortina metalizada/cortinas metalizadas/f
sky lantern~sky lanterns ; n ; Himmelslaterne/Himmelslaternen/f ; lanterne volante/lanternes volantes/f ; lanterna volante/lanterne volanti/f ; farolillo volador/farolillos voladores/m
tissue pom pom~tissue pom poms ; n ; Seidenpapier-Pompon/Seidenpapier-Pompons/m ; pompon en papier de soie/pompons en papier de soie/m ; pompon in carta velina/pompon in carta velina/m ; pompón de papel de seda/pompones de papel de seda/m
curling ribbon~curling ribbons ; n ; Ringelband/Ringelbänder/n ; bolduc/bolducs/m ; nastro arricciabile/nastri arricciabili/m ; cinta rizable/cintas rizables/f
super shape balloon~super shape balloons ; n ; Formballon/Formballons/m ; ballon en forme/ballons en forme/m ; palloncino sagomato/palloncini sagomati/m ; globo con forma/globos con forma/m
trick or treat bag~trick or treat bags ; n ; Halloween-Süßigkeitentüte/Halloween-Süßigkeitentüten/f ; sac à bonbons Halloween/sacs à bonbons Halloween/m ; sacchetto dolcetto o scherzetto/sacchetti dolcetto o scherzetto/m ; bolsa de truco o trato/bolsas de truco o trato/f
day of the dead ; n ; Tag der Toten/m ; jour des Morts/m ; giorno dei morti/m ; Día de Muertos/m
sugar skull~sugar skulls ; n ; Sugar Skull/Sugar Skulls/m ; tête de mort mexicaine/têtes de mort mexicaines/f ; teschio messicano/teschi messicani/m ; calavera mexicana/calaveras mexicanas/f
book week ; n ; Buchwoche/f ; semaine du livre/f ; settimana del libro/f ; semana del libro/f
flower lei~flower leis ; n ; Hawaiikette/Hawaiiketten/f ; collier hawaïen/colliers hawaïens/m ; collana hawaiana/collane hawaiane/f ; collar hawaiano/collares hawaianos/m
straw boater~straw boaters ; n ; Strohhut/Strohhüte/m ; canotier/canotiers/m ; paglietta/pagliette/f ; canotier/canotiers/m
leg warmer~leg warmers ; n ; Stulpe/Stulpen/f ; jambière/jambières/f ; scaldamuscolo/scaldamuscoli/m ; calentador/calentadores/m
liquid latex ; n ; Flüssiglatex/n ; latex liquide/m ; lattice liquido/m ; látex líquido/m
deely bopper~deely boppers ; n ; Haarreif mit Fühlern/Haarreifen mit Fühlern/m ; serre-tête à antennes/serre-têtes à antennes/m ; cerchietto con antenne/cerchietti con antenne/m ; diadema con antenas/diademas con antenas/f
school girl costume~school girl costumes ; n ; Schulmädchen-Kostüm/Schulmädchen-Kostüme/n ; déguisement écolière/déguisements écolière/m ; costume da scolaretta/costumi da scolaretta/m ; disfraz de colegiala/disfraces de colegiala/m
second skin suit~second skin suits ; n ; Ganzkörperanzug/Ganzkörperanzüge/m ; combinaison seconde peau/combinaisons seconde peau/f ; tuta seconda pelle/tute seconda pelle/f ; traje segunda piel/trajes segunda piel/m
morph suit~morph suits ; n ; Ganzkörperanzug/Ganzkörperanzüge/m ; combinaison seconde peau/combinaisons seconde peau/f ; tuta seconda pelle/tute seconda pelle/f ; traje segunda piel/trajes segunda piel/m
garden party bunting ; n ; Wimpelkette für Gartenpartys/Wimpelketten für Gartenpartys/f ; guirlande de fanions garden-party/f ; festone di bandierine per garden party/m ; guirnalda de banderines para fiesta en el jardín/f
jointed letter banner~jointed letter banners ; n ; Buchstabenbanner/n ; banderole lettres articulée/banderoles lettres articulées/f ; striscione a lettere/striscioni a lettere/m ; pancarta de letras/pancartas de letras/f
foil wall banner~foil wall banners ; n ; Folien-Wandbanner/n ; banderole murale métallisée/banderoles murales métallisées/f ; striscione murale metallizzato/striscioni murali metallizzati/m ; pancarta metalizada de pared/pancartas metalizadas de pared/f
age badge~age badges ; n ; Button mit Alterszahl/Buttons mit Alterszahl/m ; badge âge/badges âge/m ; spilla con età/spille con età/f ; chapa de edad/chapas de edad/f
milestone birthday~milestone birthdays ; n ; runder Geburtstag/runde Geburtstage/m ; anniversaire marquant/anniversaires marquants/m ; compleanno speciale/compleanni speciali/m ; cumpleaños especial/cumpleaños especiales/m
baby shower game~baby shower games ; n ; Babyparty-Spiel/Babyparty-Spiele/n ; jeu de baby shower/jeux de baby shower/m ; gioco per baby shower/giochi per baby shower/m ; juego para baby shower/juegos para baby shower/m
kitchen witch ; n ; Küchenhexe/Küchenhexen/f ; sorcière de cuisine/sorcières de cuisine/f ; strega da cucina/streghe da cucina/f ; bruja de cocina/brujas de cocina/f
saloon girl~saloon girls ; n ; Saloon-Girl/Saloon-Girls/n ; fille de saloon/filles de saloon/f ; ragazza del saloon/ragazze del saloon/f ; chica del saloon/chicas del saloon/f
pirate wench~pirate wenches ; n ; Piratenbraut/Piratenbräute/f ; pirate femme/pirates femmes/f ; piratessa/piratesse/f ; mujer pirata/mujeres pirata/f
flapper dress~flapper dresses ; n ; Charleston-Kleid/Charleston-Kleider/n ; robe charleston/robes charleston/f ; vestito charleston/vestiti charleston/m ; vestido charlestón/vestidos charlestón/m
flapper girl~flapper girls ; n ; Charleston-Girl/Charleston-Girls/n ; fille charleston/filles charleston/f ; ragazza charleston/ragazze charleston/f ; chica charlestón/chicas charlestón/f
fat suit~fat suits ; n ; Fatsuit/Fatsuits/m ; costume de gros/costumes de gros/m ; costume da ciccione/costumi da ciccione/m ; disfraz de gordo/disfraces de gordo/m
straight jacket~straight jackets ; n ; Zwangsjacke/Zwangsjacken/f ; camisole de force/camisoles de force/f ; camicia di forza/camicie di forza/f ; camisa de fuerza/camisas de fuerza/f
prison guard~prison guards ; n ; Gefängniswärter/m ; gardien de prison/gardiens de prison/m ; guardia carceraria/guardie carcerarie/f ; guardia de prisión/guardias de prisión/m
air hostess~air hostesses ; n ; Stewardess/Stewardessen/f ; hôtesse de l'air/hôtesses de l'air/f ; hostess di volo/f ; azafata/azafatas/f
traffic warden~traffic wardens ; n ; Politesse/Politessen/f ; contractuelle/contractuelles/f ; ausiliario del traffico/ausiliari del traffico/m ; agente de tráfico/agentes de tráfico/m
`;
