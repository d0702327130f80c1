/**
 * English to German, French, Italian and Spanish: arts, crafts, beads and toy jewellery, drawing, stickers and paper.
 * The line format is described in `toys.data.ts`.
 */
export const TOYS_CRAFTS_GLOSSARY = `
# craft kits
arts & crafts ; n ; Basteln und Malen/n ; arts et loisirs créatifs/arts et loisirs créatifs/m ; arte e lavoretti creativi/f ; arte y manualidades/m
art and craft ; n ; Basteln und Malen/n ; arts et loisirs créatifs/arts et loisirs créatifs/m ; arte e lavoretti creativi/f ; arte y manualidades/m
children's craft~children's crafts ; n ; Kinderbasteln/n ; loisirs créatifs pour enfants/m ; lavoretti creativi per bambini/m ; manualidades infantiles/f
craft set~craft sets ; n ; Bastelset/Bastelsets/n ; coffret créatif/coffrets créatifs/m ; set creativo/set creativi/m ; set de manualidades/sets de manualidades/m
craft activity~craft activities ; n ; Bastelaktivität/Bastelaktivitäten/f ; activité manuelle/activités manuelles/f ; attività creativa/attività creative/f ; actividad manual/actividades manuales/f
craft supplies ; n ; Bastelbedarf/m ; fournitures créatives/fournitures créatives/f ; materiale per bricolage/m ; material de manualidades/m
craft material~craft materials ; n ; Bastelmaterial/Bastelmaterialien/n ; matériel créatif/m ; materiale creativo/materiali creativi/m ; material de manualidades/materiales de manualidades/m
craft stick~craft sticks ; n ; Bastelstäbchen/n ; bâtonnet de bricolage/bâtonnets de bricolage/m ; bastoncino per lavoretti/bastoncini per lavoretti/m ; palito para manualidades/palitos para manualidades/m
lolly stick~lolly sticks ; n ; Eisstiel/Eisstiele/m ; bâtonnet de glace/bâtonnets de glace/m ; bastoncino da gelato/bastoncini da gelato/m ; palito de helado/palitos de helado/m
art set~art sets ; n ; Malset/Malsets/n ; coffret d'art/coffrets d'art/m ; set artistico/set artistici/m ; set de arte/sets de arte/m
art kit~art kits ; n ; Kreativset/Kreativsets/n ; kit d'art/kits d'art/m ; kit artistico/kit artistici/m ; kit de arte/kits de arte/m
art case~art cases ; n ; Malkoffer/m ; mallette d'artiste/mallettes d'artiste/f ; valigetta artistica/valigette artistiche/f ; maletín de arte/maletines de arte/m
art supplies ; n ; Künstlerbedarf/m ; fournitures artistiques/fournitures artistiques/f ; materiale artistico/m ; material artístico/m
creative ; a ; kreativ/kreative ; créatif/créative/créatifs/créatives ; creativo/creativa/creativi/creative ; creativo/creativa/creativos/creativas
make your own ; p ; zum Selbermachen ; à faire soi-même ; fai da te ; para hacer tú mismo
decorate your own ; p ; zum Selbstverzieren ; à décorer soi-même ; da decorare ; para decorar tú mismo
paint your own ; p ; zum Selbstbemalen ; à peindre soi-même ; da dipingere ; para pintar tú mismo
grow your own ; p ; zum Selberzüchten ; à faire pousser ; da coltivare ; para cultivar tú mismo
create your own ; p ; zum Selbstgestalten ; à créer soi-même ; da creare ; para crear tú mismo
for children to make ; p ; zum Basteln für Kinder ; à fabriquer pour enfants ; da creare per bambini ; para que los niños creen
for children to make and decorate ; p ; zum Basteln und Verzieren für Kinder ; à fabriquer et décorer pour enfants ; da creare e decorare per bambini ; para que los niños creen y decoren
to paint ; p ; zum Bemalen ; à peindre ; da dipingere ; para pintar
to make ; p ; zum Basteln ; à fabriquer ; da realizzare ; para hacer
sewing kit~sewing kits ; n ; Nähset/Nähsets/n ; kit de couture/kits de couture/m ; kit da cucito/m ; kit de costura/kits de costura/m
knitting kit~knitting kits ; n ; Strickset/Stricksets/n ; kit de tricot/kits de tricot/m ; kit per lavoro a maglia/m ; kit de punto/kits de punto/m
weaving loom~weaving looms ; n ; Webrahmen/m ; métier à tisser/métiers à tisser/m ; telaio/telai/m ; telar/telares/m
cross stitch kit~cross stitch kits ; n ; Kreuzstich-Set/Kreuzstich-Sets/n ; kit de point de croix/kits de point de croix/m ; kit punto croce/m ; kit de punto de cruz/kits de punto de cruz/m
felt kit~felt kits ; n ; Filz-Bastelset/Filz-Bastelsets/n ; kit feutrine/kits feutrine/m ; kit feltro/m ; kit de fieltro/kits de fieltro/m
mosaic kit~mosaic kits ; n ; Mosaik-Set/Mosaik-Sets/n ; kit mosaïque/kits mosaïque/m ; kit mosaico/m ; kit de mosaico/kits de mosaico/m
mosaic~mosaics ; n ; Mosaik/Mosaike/n ; mosaïque/mosaïques/f ; mosaico/mosaici/m ; mosaico/mosaicos/m
candle making kit~candle making kits ; n ; Kerzengieß-Set/Kerzengieß-Sets/n ; kit de fabrication de bougies/kits de fabrication de bougies/m ; kit per candele/m ; kit para hacer velas/kits para hacer velas/m
soap making kit~soap making kits ; n ; Seifen-Set/Seifen-Sets/n ; kit de fabrication de savons/kits de fabrication de savons/m ; kit per saponi/m ; kit para hacer jabón/kits para hacer jabón/m
jewellery making kit~jewellery making kits ; n ; Schmuck-Bastelset/Schmuck-Bastelsets/n ; kit de création de bijoux/kits de création de bijoux/m ; kit per creare gioielli/m ; kit para hacer joyas/kits para hacer joyas/m
bracelet making ; n ; Armbandherstellung/f ; création de bracelets/f ; creazione di braccialetti/f ; creación de pulseras/f
pottery wheel~pottery wheels ; n ; Töpferscheibe/Töpferscheiben/f ; tour de potier/tours de potier/m ; tornio da vasaio/torni da vasaio/m ; torno de alfarero/tornos de alfarero/m
scratch art set~scratch art sets ; n ; Kratzbilder-Set/Kratzbilder-Sets/n ; coffret de cartes à gratter/coffrets de cartes à gratter/m ; set scratch art/m ; set de dibujo de rascar/sets de dibujo de rascar/m
sequin art ; n ; Paillettenbild/Paillettenbilder/n ; tableau en paillettes/tableaux en paillettes/m ; quadro di paillettes/quadri di paillettes/m ; cuadro de lentejuelas/cuadros de lentejuelas/m
string art ; n ; Fadenkunst/f ; tableau de fils/m ; string art/f ; cuadro de hilos/m
sand art ; n ; Sandkunst/f ; sable coloré/m ; sand art/f ; arte con arena/m
sand art kit~sand art kits ; n ; Sandbilder-Set/Sandbilder-Sets/n ; kit de tableaux de sable/kits de tableaux de sable/m ; kit arte con la sabbia/m ; kit de arte con arena/kits de arte con arena/m
coloured sand ; n ; Farbsand/m ; sable coloré/m ; sabbia colorata/f ; arena de colores/f
craft sand ; n ; Bastelsand/m ; sable créatif/m ; sabbia per lavoretti/f ; arena para manualidades/f
play sand ; n ; Spielsand/m ; sable de jeu/m ; sabbia da gioco/f ; arena de juego/f
magic sand ; n ; Zaubersand/m ; sable magique/m ; sabbia magica/f ; arena mágica/f
sand ; n ; Sand/m ; sable/m ; sabbia/f ; arena/f
paper craft ; n ; Papierbasteln/n ; création en papier/f ; lavoretti di carta/lavoretti di carta/m ; manualidades con papel/manualidades con papel/f
origami ; n ; Origami/n ; origami/m ; origami/m ; origami/m
origami paper ; n ; Origamipapier/n ; papier origami/m ; carta per origami/f ; papel de origami/m
quilling paper~quilling papers ; n ; Quilling-Papier/Quilling-Papiere/n ; papier quilling/papiers quilling/m ; carta per quilling/f ; papel para quilling/papeles para quilling/m
scrap-booking ; n ; Scrapbooking/n ; scrapbooking/m ; scrapbooking/m ; scrapbooking/m
card making and scrap-booking ; n ; Kartenbasteln und Scrapbooking/n ; carterie et scrapbooking/f ; cardmaking e scrapbooking/m ; tarjetería y scrapbooking/f
universal use for jewellery making and card making and scrap-booking ; p ; für Schmuckherstellung, Kartenbasteln und Scrapbooking ; pour création de bijoux, carterie et scrapbooking ; per creazione di gioielli, cardmaking e scrapbooking ; para creación de joyas, tarjetería y scrapbooking
scrapbook~scrapbooks ; n ; Scrapbook-Album/Scrapbook-Alben/n ; album de scrapbooking/albums de scrapbooking/m ; album per scrapbooking/m ; álbum de recortes/álbumes de recortes/m
collage~collages ; n ; Collage/Collagen/f ; collage/collages/m ; collage/m ; collage/collages/m
decoupage ; n ; Découpage/n ; découpage/m ; découpage/m ; decoupage/m
pipe cleaner~pipe cleaners ; n ; Pfeifenreiniger/m ; fil chenille/fils chenille/m ; scovolino/scovolini/m ; limpiapipas/m
googly eyes ; n ; Wackelaugen/Wackelaugen/n ; yeux mobiles/yeux mobiles/m ; occhietti mobili/occhietti mobili/m ; ojos móviles/ojos móviles/m
wiggly eyes ; n ; Wackelaugen/Wackelaugen/n ; yeux mobiles/yeux mobiles/m ; occhietti mobili/occhietti mobili/m ; ojos móviles/ojos móviles/m
glitters ; n ; Glitzer/m ; paillettes/paillettes/f ; glitter/m ; purpurinas/purpurinas/f
glitter glue ; n ; Glitzerkleber/m ; colle à paillettes/f ; colla glitter/f ; pegamento con purpurina/m
glitter pen~glitter pens ; n ; Glitzerstift/Glitzerstifte/m ; stylo à paillettes/stylos à paillettes/m ; penna glitter/penne glitter/f ; bolígrafo de purpurina/bolígrafos de purpurina/m
craft glue ; n ; Bastelkleber/m ; colle pour loisirs créatifs/f ; colla per bricolage/f ; pegamento para manualidades/m
brushes & glue ; n ; Pinsel und Kleber/m ; pinceaux et colle/pinceaux et colle/m ; pennelli e colla/pennelli e colla/m ; pinceles y pegamento/pinceles y pegamento/m
foam shape~foam shapes ; n ; Moosgummi-Form/Moosgummi-Formen/f ; forme en mousse/formes en mousse/f ; sagoma in gomma crepla/sagome in gomma crepla/f ; figura de goma eva/figuras de goma eva/f
foam sheet~foam sheets ; n ; Moosgummiplatte/Moosgummiplatten/f ; feuille de mousse/feuilles de mousse/f ; foglio di gomma crepla/fogli di gomma crepla/m ; lámina de goma eva/láminas de goma eva/f
felt sheet~felt sheets ; n ; Filzplatte/Filzplatten/f ; feuille de feutrine/feuilles de feutrine/f ; foglio di feltro/fogli di feltro/m ; lámina de fieltro/láminas de fieltro/f
modelling clay ; n ; Knete/f ; pâte à modeler/f ; pasta modellabile/f ; plastilina/f
polymer clay ; n ; Polymer-Modelliermasse/Polymer-Modelliermassen/f ; pâte polymère/f ; pasta polimerica/f ; arcilla polimérica/f
air dry clay ; n ; lufttrocknender Ton/m ; argile autodurcissante/f ; argilla autoindurente/f ; arcilla de secado al aire/f
play dough ; n ; Spielknete/f ; pâte à modeler/f ; pasta da modellare/f ; plastilina/f
playdough ; n ; Spielknete/f ; pâte à modeler/f ; pasta da modellare/f ; plastilina/f
silicone mould~silicone moulds ; n ; Silikonform/Silikonformen/f ; moule en silicone/moules en silicone/m ; stampo in silicone/stampi in silicone/m ; molde de silicona/moldes de silicona/m
rubber stamp~rubber stamps ; n ; Gummistempel/m ; tampon en caoutchouc/tampons en caoutchouc/m ; timbro di gomma/timbri di gomma/m ; sello de goma/sellos de goma/m
stamper~stampers ; n ; Stempel/m ; tampon/tampons/m ; timbrino/timbrini/m ; sello/sellos/m
stamp set~stamp sets ; n ; Stempelset/Stempelsets/n ; set de tampons/sets de tampons/m ; set di timbri/m ; set de sellos/sets de sellos/m
ink pad~ink pads ; n ; Stempelkissen/n ; encreur/encreurs/m ; tampone di inchiostro/tamponi di inchiostro/m ; tampón de tinta/tampones de tinta/m
ink~inks ; n ; Tinte/Tinten/f ; encre/encres/f ; inchiostro/inchiostri/m ; tinta/tintas/f
die cut~die cuts ; n ; Stanzteil/Stanzteile/n ; forme découpée/formes découpées/f ; fustellato/fustellati/m ; troquelado/troquelados/m
sun catcher~sun catchers ; n ; Sonnenfänger/m ; attrape-soleil/m ; acchiappasole/m ; atrapasol/atrapasoles/m
dream catcher~dream catchers ; n ; Traumfänger/m ; attrape-rêves/m ; acchiappasogni/m ; atrapasueños/m
shrink plastic ; n ; Schrumpffolie/f ; plastique fou/m ; plastica termoretraibile/f ; plástico mágico/m
erasable ; a ; radierbar/radierbare ; effaçable/effaçable/effaçables/effaçables ; cancellabile/cancellabile/cancellabili/cancellabili ; borrable/borrable/borrables/borrables
washable ; a ; waschbar/waschbare ; lavable/lavable/lavables/lavables ; lavabile/lavabile/lavabili/lavabili ; lavable/lavable/lavables/lavables

# loom bands, beads and toy jewellery
loom rubber band~loom rubber bands ; n ; Loom-Gummiband/Loom-Gummibänder/n ; élastique loom/élastiques loom/m ; elastico loom/elastici loom/m ; goma elástica loom/gomas elásticas loom/f
loom bandz ; n ; Loom-Bänder/Loom-Bänder/n ; élastiques loom/élastiques loom/m ; elastici loom/elastici loom/m ; gomas loom/gomas loom/f
loom kit~loom kits ; n ; Loom-Set/Loom-Sets/n ; kit loom/kits loom/m ; kit loom/m ; kit loom/kits loom/m
rubber band~rubber bands ; n ; Gummiband/Gummibänder/n ; élastique/élastiques/m ; elastico/elastici/m ; goma elástica/gomas elásticas/f
s-clip~s-clips ; n ; S-Clip/S-Clips/m ; clip en S/clips en S/m ; clip a S/f ; clip en S/clips en S/m
s clip~s clips ; n ; S-Clip/S-Clips/m ; clip en S/clips en S/m ; clip a S/f ; clip en S/clips en S/m
c-clip~c-clips ; n ; C-Clip/C-Clips/m ; clip en C/clips en C/m ; clip a C/f ; clip en C/clips en C/m
bead kit~bead kits ; n ; Perlenset/Perlensets/n ; kit de perles/kits de perles/m ; kit di perline/m ; kit de cuentas/kits de cuentas/m
bead set~bead sets ; n ; Perlenset/Perlensets/n ; set de perles/sets de perles/m ; set di perline/m ; set de cuentas/sets de cuentas/m
bead art ; n ; Perlenkunst/f ; art de la perle/m ; arte con perline/f ; arte con cuentas/m
glass seed bead~glass seed beads ; n ; Glas-Rocailles/f ; perle de rocaille en verre/perles de rocaille en verre/f ; perlina conteria di vetro/perline conterie di vetro/f ; cuenta rocalla de cristal/cuentas rocalla de cristal/f
acrylic bead~acrylic beads ; n ; Acrylperle/Acrylperlen/f ; perle acrylique/perles acryliques/f ; perlina acrilica/perline acriliche/f ; cuenta acrílica/cuentas acrílicas/f
acrylic faceted bicone bead~acrylic faceted bicone beads ; n ; facettierte Acryl-Doppelkegelperle/facettierte Acryl-Doppelkegelperlen/f ; perle bicône acrylique à facettes/perles bicônes acryliques à facettes/f ; perlina biconica acrilica sfaccettata/perline biconiche acriliche sfaccettate/f ; cuenta bicono acrílica facetada/cuentas bicono acrílicas facetadas/f
faceted bicone bead~faceted bicone beads ; n ; facettierte Doppelkegelperle/facettierte Doppelkegelperlen/f ; perle bicône à facettes/perles bicônes à facettes/f ; perlina biconica sfaccettata/perline biconiche sfaccettate/f ; cuenta bicono facetada/cuentas bicono facetadas/f
faceted bead~faceted beads ; n ; Facettenperle/Facettenperlen/f ; perle à facettes/perles à facettes/f ; perlina sfaccettata/perline sfaccettate/f ; cuenta facetada/cuentas facetadas/f
wooden bead~wooden beads ; n ; Holzperle/Holzperlen/f ; perle en bois/perles en bois/f ; perlina di legno/perline di legno/f ; cuenta de madera/cuentas de madera/f
plastic bead~plastic beads ; n ; Kunststoffperle/Kunststoffperlen/f ; perle en plastique/perles en plastique/f ; perlina di plastica/perline di plastica/f ; cuenta de plástico/cuentas de plástico/f
pearl bead~pearl beads ; n ; Wachsperle/Wachsperlen/f ; perle nacrée/perles nacrées/f ; perla imitazione/perle imitazione/f ; perla de imitación/perlas de imitación/f
metal bead~metal beads ; n ; Metallperle/Metallperlen/f ; perle en métal/perles en métal/f ; perlina di metallo/perline di metallo/f ; cuenta de metal/cuentas de metal/f
spacer~spacers ; n ; Zwischenteil/Zwischenteile/n ; intercalaire/intercalaires/m ; distanziatore/distanziatori/m ; separador/separadores/m
pony bead~pony beads ; n ; Pony-Perle/Pony-Perlen/f ; perle pony/perles pony/f ; perlina pony/perline pony/f ; cuenta pony/cuentas pony/f
letter bead~letter beads ; n ; Buchstabenperle/Buchstabenperlen/f ; perle lettre/perles lettres/f ; perlina lettera/perline lettera/f ; cuenta de letra/cuentas de letras/f
alphabet bead~alphabet beads ; n ; Buchstabenperle/Buchstabenperlen/f ; perle alphabet/perles alphabet/f ; perlina alfabeto/perline alfabeto/f ; cuenta del alfabeto/cuentas del alfabeto/f
alphabet letter bead~alphabet letter beads ; n ; Buchstabenperle/Buchstabenperlen/f ; perle lettre de l'alphabet/perles lettres de l'alphabet/f ; perlina lettera dell'alfabeto/perline lettere dell'alfabeto/f ; cuenta de letra/cuentas de letras/f
individual letter bead~individual letter beads ; n ; einzelne Buchstabenperle/einzelne Buchstabenperlen/f ; perle lettre individuelle/perles lettres individuelles/f ; perlina lettera singola/perline lettera singole/f ; cuenta de letra suelta/cuentas de letras sueltas/f
chip bead~chip beads ; n ; Splitterperle/Splitterperlen/f ; perle chips/perles chips/f ; perlina chip/perline chip/f ; cuenta chip/cuentas chip/f
rainbow bead~rainbow beads ; n ; Regenbogenperle/Regenbogenperlen/f ; perle arc-en-ciel/perles arc-en-ciel/f ; perlina arcobaleno/perline arcobaleno/f ; cuenta arcoíris/cuentas arcoíris/f
midi bead~midi beads ; n ; Midi-Perle/Midi-Perlen/f ; perle midi/perles midi/f ; perlina midi/perline midi/f ; cuenta midi/cuentas midi/f
maxi bead~maxi beads ; n ; Maxi-Perle/Maxi-Perlen/f ; perle maxi/perles maxi/f ; perlina maxi/perline maxi/f ; cuenta maxi/cuentas maxi/f
fuse bead~fuse beads ; n ; Bügelperle/Bügelperlen/f ; perle à repasser/perles à repasser/f ; perlina da stirare/perline da stirare/f ; cuenta de planchar/cuentas de planchar/f
iron on bead~iron on beads ; n ; Bügelperle/Bügelperlen/f ; perle à repasser/perles à repasser/f ; perlina da stirare/perline da stirare/f ; cuenta de planchar/cuentas de planchar/f
lacing bead~lacing beads ; n ; Fädelperle/Fädelperlen/f ; perle à enfiler/perles à enfiler/f ; perlina da infilare/perline da infilare/f ; cuenta para ensartar/cuentas para ensartar/f
threading bead~threading beads ; n ; Fädelperle/Fädelperlen/f ; perle à enfiler/perles à enfiler/f ; perlina da infilare/perline da infilare/f ; cuenta para ensartar/cuentas para ensartar/f
lacing ; n ; Fädeln/n ; laçage/m ; infilatura/f ; ensartado/m
alloy charm~alloy charms ; n ; Metallanhänger/Metallanhänger/m ; breloque en métal/breloques en métal/f ; ciondolo in metallo/ciondoli in metallo/m ; colgante de metal/colgantes de metal/m
charm pendant~charm pendants ; n ; Charm-Anhänger/m ; breloque pendentif/breloques pendentifs/f ; ciondolo charm/ciondoli charm/m ; colgante charm/colgantes charm/m
toggles clasps ; n ; Knebelverschlüsse/Knebelverschlüsse/m ; fermoirs toggle/fermoirs toggle/m ; chiusure a T/chiusure a T/f ; cierres de barra/cierres de barra/m
heart toggles clasps ; n ; Herz-Knebelverschlüsse/Herz-Knebelverschlüsse/m ; fermoirs toggle cœur/fermoirs toggle cœur/m ; chiusure a T a cuore/chiusure a T a cuore/f ; cierres de barra de corazón/cierres de barra de corazón/m
lobster clasp~lobster clasps ; n ; Karabinerverschluss/Karabinerverschlüsse/m ; fermoir mousqueton/fermoirs mousqueton/m ; moschettone/moschettoni/m ; cierre de mosquetón/cierres de mosquetón/m
jump rings included for attachments ; p ; inkl. Biegeringe zur Befestigung ; anneaux de jonction inclus pour fixation ; anellini inclusi per il fissaggio ; anillas incluidas para fijación
jewellery finding~jewellery findings ; n ; Schmuckzubehör/n ; apprêt pour bijoux/apprêts pour bijoux/m ; componente per gioielli/componenti per gioielli/m ; fornitura de joyería/fornituras de joyería/f
finding~findings ; n ; Schmuckzubehör/n ; apprêt/apprêts/m ; componente/componenti/m ; fornitura/fornituras/f
beading thread~beading threads ; n ; Perlenfaden/Perlenfäden/m ; fil à perles/fils à perles/m ; filo per perline/fili per perline/m ; hilo para cuentas/hilos para cuentas/m
beading wire~beading wires ; n ; Schmuckdraht/Schmuckdrähte/m ; fil câblé/fils câblés/m ; filo per gioielli/fili per gioielli/m ; alambre de joyería/alambres de joyería/m
cotton cord~cotton cords ; n ; Baumwollkordel/Baumwollkordeln/f ; cordon en coton/cordons en coton/m ; cordoncino di cotone/cordoncini di cotone/m ; cordón de algodón/cordones de algodón/m
waxed cotton cord~waxed cotton cords ; n ; gewachste Baumwollkordel/gewachste Baumwollkordeln/f ; cordon en coton ciré/cordons en coton ciré/m ; cordoncino di cotone cerato/cordoncini di cotone cerato/m ; cordón de algodón encerado/cordones de algodón encerado/m
elastic cord~elastic cords ; n ; Gummikordel/Gummikordeln/f ; cordon élastique/cordons élastiques/m ; cordoncino elastico/cordoncini elastici/m ; cordón elástico/cordones elásticos/m
elastic thread~elastic threads ; n ; Gummifaden/Gummifäden/m ; fil élastique/fils élastiques/m ; filo elastico/fili elastici/m ; hilo elástico/hilos elásticos/m
cord~cords ; n ; Kordel/Kordeln/f ; cordon/cordons/m ; cordoncino/cordoncini/m ; cordón/cordones/m
tibetan silver ; m ; Tibetsilber ; en argent tibétain ; in argento tibetano ; de plata tibetana
tibetan silver alloy ; m ; Tibetsilber-Legierung ; en alliage d'argent tibétain ; in lega d'argento tibetano ; de aleación de plata tibetana
silver plated ; a ; versilbert/versilberte ; plaqué argent/plaquée argent/plaqués argent/plaquées argent ; placcato argento/placcata argento/placcati argento/placcate argento ; chapado en plata/chapada en plata/chapados en plata/chapadas en plata
gold plated ; a ; vergoldet/vergoldete ; plaqué or/plaquée or/plaqués or/plaquées or ; placcato oro/placcata oro/placcati oro/placcate oro ; chapado en oro/chapada en oro/chapados en oro/chapadas en oro
bronze plated ; a ; bronziert/bronzierte ; plaqué bronze/plaquée bronze/plaqués bronze/plaquées bronze ; placcato bronzo/placcata bronzo/placcati bronzo/placcate bronzo ; chapado en bronce/chapada en bronce/chapados en bronce/chapadas en bronce
plated ; a ; plattiert/plattierte ; plaqué/plaquée/plaqués/plaquées ; placcato/placcata/placcati/placcate ; chapado/chapada/chapados/chapadas
silver alloy ; m ; Silberlegierung ; en alliage d'argent ; in lega d'argento ; de aleación de plata
rhinestone~rhinestones ; n ; Strassstein/Strasssteine/m ; strass/m ; strass/m ; diamante de imitación/diamantes de imitación/m
jingle bell~jingle bells ; n ; Glöckchen/n ; grelot/grelots/m ; campanellino/campanellini/m ; cascabel/cascabeles/m
cabochon~cabochons ; n ; Cabochon/Cabochons/m ; cabochon/cabochons/m ; cabochon/m ; cabujón/cabujones/m
jewel~jewels ; n ; Juwel/Juwelen/n ; bijou/bijoux/m ; gioiello/gioielli/m ; joya/joyas/f
satin ribbon~satin ribbons ; n ; Satinband/Satinbänder/n ; ruban de satin/rubans de satin/m ; nastro di raso/nastri di raso/m ; cinta de raso/cintas de raso/f
organza ribbon~organza ribbons ; n ; Organzaband/Organzabänder/n ; ruban d'organza/rubans d'organza/m ; nastro di organza/nastri di organza/m ; cinta de organza/cintas de organza/f
organza bag~organza bags ; n ; Organzabeutel/m ; pochette en organza/pochettes en organza/f ; sacchetto di organza/sacchetti di organza/m ; bolsa de organza/bolsas de organza/f

# drawing, painting and writing
painting set~painting sets ; n ; Malset/Malsets/n ; coffret de peinture/coffrets de peinture/m ; set di pittura/m ; set de pintura/sets de pintura/m
painting by numbers ; n ; Malen nach Zahlen/n ; peinture par numéros/f ; dipingere con i numeri/m ; pintar por números/m
paint by numbers ; n ; Malen nach Zahlen/n ; peinture par numéros/f ; dipingere con i numeri/m ; pintar por números/m
paint by number ; n ; Malen nach Zahlen/n ; peinture par numéros/f ; dipingere con i numeri/m ; pintar por números/m
by numbers ; p ; nach Zahlen ; par numéros ; con i numeri ; por números
finger paint~finger paints ; n ; Fingerfarbe/Fingerfarben/f ; peinture à doigts/peintures à doigts/f ; colore a dita/colori a dita/m ; pintura de dedos/pinturas de dedos/f
poster paint~poster paints ; n ; Plakatfarbe/Plakatfarben/f ; gouache/gouaches/f ; tempera/tempere/f ; témpera/témperas/f
watercolour~watercolours ; n ; Aquarellfarbe/Aquarellfarben/f ; aquarelle/aquarelles/f ; acquerello/acquerelli/m ; acuarela/acuarelas/f
watercolor~watercolors ; n ; Aquarellfarbe/Aquarellfarben/f ; aquarelle/aquarelles/f ; acquerello/acquerelli/m ; acuarela/acuarelas/f
watercolour paint~watercolour paints ; n ; Aquarellfarbe/Aquarellfarben/f ; peinture aquarelle/peintures aquarelle/f ; acquerello/acquerelli/m ; acuarela/acuarelas/f
fabric paint~fabric paints ; n ; Stoffmalfarbe/Stoffmalfarben/f ; peinture pour tissu/peintures pour tissu/f ; colore per tessuti/colori per tessuti/m ; pintura para tela/pinturas para tela/f
palette~palettes ; n ; Palette/Paletten/f ; palette/palettes/f ; tavolozza/tavolozze/f ; paleta/paletas/f
drawing board~drawing boards ; n ; Zeichentafel/Zeichentafeln/f ; planche à dessin/planches à dessin/f ; lavagna da disegno/lavagne da disegno/f ; pizarra de dibujo/pizarras de dibujo/f
drawing set~drawing sets ; n ; Zeichenset/Zeichensets/n ; set de dessin/sets de dessin/m ; set da disegno/m ; set de dibujo/sets de dibujo/m
magnetic drawing board~magnetic drawing boards ; n ; Zaubertafel/Zaubertafeln/f ; ardoise magique/ardoises magiques/f ; lavagna magnetica/lavagne magnetiche/f ; pizarra magnética/pizarras magnéticas/f
magic slate~magic slates ; n ; Zaubertafel/Zaubertafeln/f ; ardoise magique/ardoises magiques/f ; lavagna magica/lavagne magiche/f ; pizarra mágica/pizarras mágicas/f
chalkboard~chalkboards ; n ; Tafel/Tafeln/f ; tableau noir/tableaux noirs/m ; lavagna/lavagne/f ; pizarra/pizarras/f
chalk~chalks ; n ; Kreide/Kreiden/f ; craie/craies/f ; gesso/gessi/m ; tiza/tizas/f
colouring book~colouring books ; n ; Malbuch/Malbücher/n ; livre de coloriage/livres de coloriage/m ; libro da colorare/libri da colorare/m ; libro para colorear/libros para colorear/m
coloring book~coloring books ; n ; Malbuch/Malbücher/n ; livre de coloriage/livres de coloriage/m ; libro da colorare/libri da colorare/m ; libro para colorear/libros para colorear/m
colouring set~colouring sets ; n ; Malset/Malsets/n ; set de coloriage/sets de coloriage/m ; set da colorare/m ; set para colorear/sets para colorear/m
colouring poster~colouring posters ; n ; Ausmalposter/n ; poster à colorier/posters à colorier/m ; poster da colorare/m ; póster para colorear/pósteres para colorear/m
colouring pen~colouring pens ; n ; Filzstift/Filzstifte/m ; feutre/feutres/m ; pennarello/pennarelli/m ; rotulador/rotuladores/m
washable marker~washable markers ; n ; auswaschbarer Filzstift/auswaschbare Filzstifte/m ; feutre lavable/feutres lavables/m ; pennarello lavabile/pennarelli lavabili/m ; rotulador lavable/rotuladores lavables/m
fineliner~fineliners ; n ; Fineliner/m ; feutre fin/feutres fins/m ; fineliner/m ; rotulador de punta fina/rotuladores de punta fina/m
oil pastel~oil pastels ; n ; Ölpastellkreide/Ölpastellkreiden/f ; pastel à l'huile/pastels à l'huile/m ; pastello a olio/pastelli a olio/m ; pastel al óleo/pasteles al óleo/m
pencil topper~pencil toppers ; n ; Stiftaufsatz/Stiftaufsätze/m ; embout de crayon/embouts de crayon/m ; gommino per matita/gommini per matita/m ; adorno para lápiz/adornos para lápiz/m
pencil set~pencil sets ; n ; Stifte-Set/Stifte-Sets/n ; set de crayons/sets de crayons/m ; set di matite/m ; set de lápices/sets de lápices/m
eraser~erasers ; n ; Radiergummi/Radiergummis/m ; gomme/gommes/f ; gomma da cancellare/gomme da cancellare/f ; goma de borrar/gomas de borrar/f
sketch pad~sketch pads ; n ; Skizzenblock/Skizzenblöcke/m ; bloc à dessin/blocs à dessin/m ; blocco da disegno/blocchi da disegno/m ; bloc de dibujo/blocs de dibujo/m
sketch~sketches ; n ; Skizze/Skizzen/f ; croquis/m ; schizzo/schizzi/m ; boceto/bocetos/m
stationery set~stationery sets ; n ; Schreibwarenset/Schreibwarensets/n ; set de papeterie/sets de papeterie/m ; set di cancelleria/m ; set de papelería/sets de papelería/m
sticker book~sticker books ; n ; Stickerbuch/Stickerbücher/n ; livre d'autocollants/livres d'autocollants/m ; libro di adesivi/libri di adesivi/m ; libro de pegatinas/libros de pegatinas/m
story book~story books ; n ; Geschichtenbuch/Geschichtenbücher/n ; livre d'histoires/livres d'histoires/m ; libro di storie/libri di storie/m ; libro de cuentos/libros de cuentos/m
picture book~picture books ; n ; Bilderbuch/Bilderbücher/n ; livre d'images/livres d'images/m ; libro illustrato/libri illustrati/m ; libro ilustrado/libros ilustrados/m
board book~board books ; n ; Pappbilderbuch/Pappbilderbücher/n ; livre cartonné/livres cartonnés/m ; libro cartonato/libri cartonati/m ; libro de cartón/libros de cartón/m
cloth book~cloth books ; n ; Stoffbuch/Stoffbücher/n ; livre en tissu/livres en tissu/m ; libro di stoffa/libri di stoffa/m ; libro de tela/libros de tela/m

# stickers and paper
sticker sheet~sticker sheets ; n ; Aufkleberbogen/Aufkleberbögen/m ; planche d'autocollants/planches d'autocollants/f ; foglio di adesivi/fogli di adesivi/m ; hoja de pegatinas/hojas de pegatinas/f
sticker set~sticker sets ; n ; Aufkleber-Set/Aufkleber-Sets/n ; set d'autocollants/sets d'autocollants/m ; set di adesivi/m ; set de pegatinas/sets de pegatinas/m
sticker roll~sticker rolls ; n ; Aufkleberrolle/Aufkleberrollen/f ; rouleau d'autocollants/rouleaux d'autocollants/m ; rotolo di adesivi/rotoli di adesivi/m ; rollo de pegatinas/rollos de pegatinas/m
foam sticker~foam stickers ; n ; Moosgummi-Sticker/m ; autocollant en mousse/autocollants en mousse/m ; adesivo in gomma crepla/adesivi in gomma crepla/m ; pegatina de goma eva/pegatinas de goma eva/f
fun sticker~fun stickers ; n ; Spaß-Sticker/m ; autocollant amusant/autocollants amusants/m ; adesivo divertente/adesivi divertenti/m ; pegatina divertida/pegatinas divertidas/f
puffy sticker~puffy stickers ; n ; Relief-Sticker/m ; autocollant en relief/autocollants en relief/m ; adesivo in rilievo/adesivi in rilievo/m ; pegatina con relieve/pegatinas con relieve/f
reward chart~reward charts ; n ; Belohnungstafel/Belohnungstafeln/f ; tableau de récompenses/tableaux de récompenses/m ; tabella premi/tabelle premi/f ; tabla de recompensas/tablas de recompensas/f
peel off sticker~peel off stickers ; n ; Peel-off-Sticker/m ; sticker peel-off/stickers peel-off/m ; adesivo peel off/adesivi peel off/m ; pegatina peel off/pegatinas peel off/f
glitter sticker~glitter stickers ; n ; Glitzersticker/m ; autocollant à paillettes/autocollants à paillettes/m ; adesivo glitter/adesivi glitter/m ; pegatina con purpurina/pegatinas con purpurina/f
number sticker~number stickers ; n ; Zahlenaufkleber/m ; autocollant chiffre/autocollants chiffres/m ; adesivo numero/adesivi numero/m ; pegatina de número/pegatinas de números/f
letter sticker~letter stickers ; n ; Buchstabenaufkleber/m ; autocollant lettre/autocollants lettres/m ; adesivo lettera/adesivi lettera/m ; pegatina de letra/pegatinas de letras/f
name label~name labels ; n ; Namensetikett/Namensetiketten/n ; étiquette nominative/étiquettes nominatives/f ; etichetta nome/etichette nome/f ; etiqueta de nombre/etiquetas de nombre/f
transfer~transfers ; n ; Abziehbild/Abziehbilder/n ; décalcomanie/décalcomanies/f ; trasferibile/trasferibili/m ; calcomanía/calcomanías/f
iron on transfer~iron on transfers ; n ; Bügelbild/Bügelbilder/n ; transfert thermocollant/transferts thermocollants/m ; trasferibile termoadesivo/trasferibili termoadesivi/m ; transfer termoadhesivo/transfers termoadhesivos/m
poster display~poster displays ; n ; Poster-Display/Poster-Displays/n ; présentoir poster/présentoirs poster/m ; poster da esposizione/m ; póster expositor/pósteres expositores/m
magnetic letter~magnetic letters ; n ; Magnetbuchstabe/Magnetbuchstaben/m ; lettre magnétique/lettres magnétiques/f ; lettera magnetica/lettere magnetiche/f ; letra magnética/letras magnéticas/f
magnetic number~magnetic numbers ; n ; Magnetzahl/Magnetzahlen/f ; chiffre magnétique/chiffres magnétiques/m ; numero magnetico/numeri magnetici/m ; número magnético/números magnéticos/m
wooden letter~wooden letters ; n ; Holzbuchstabe/Holzbuchstaben/m ; lettre en bois/lettres en bois/f ; lettera di legno/lettere di legno/f ; letra de madera/letras de madera/f
smiley face~smiley faces ; n ; Smiley/Smileys/m ; smiley/smileys/m ; smiley/m ; cara sonriente/caras sonrientes/f
smiley~smileys ; n ; Smiley/Smileys/m ; smiley/smileys/m ; smiley/m ; smiley/smileys/m
pastel card~pastel cards ; n ; Tonkarton in Pastellfarben/m ; papier cartonné pastel/m ; cartoncino pastello/cartoncini pastello/m ; cartulina pastel/cartulinas pastel/f
pastel card pack~pastel card packs ; n ; Tonkarton-Pack in Pastellfarben/m ; paquet de papier cartonné pastel/paquets de papier cartonné pastel/m ; confezione di cartoncino pastello/confezioni di cartoncino pastello/f ; paquete de cartulinas pastel/paquetes de cartulinas pastel/m
coloured card pack~coloured card packs ; n ; Tonkarton-Pack/Tonkarton-Packs/m ; paquet de papier cartonné de couleur/paquets de papier cartonné de couleur/m ; confezione di cartoncino colorato/confezioni di cartoncino colorato/f ; paquete de cartulinas de colores/paquetes de cartulinas de colores/m
craft card~craft cards ; n ; Bastelkarton/Bastelkartons/m ; carton de bricolage/cartons de bricolage/m ; cartoncino per lavoretti/cartoncini per lavoretti/m ; cartulina para manualidades/cartulinas para manualidades/f
sand art bottle~sand art bottles ; n ; Sandkunst-Flasche/Sandkunst-Flaschen/f ; bouteille à remplir de sable coloré/bouteilles à remplir de sable coloré/f ; bottiglietta per arte con la sabbia/bottigliette per arte con la sabbia/f ; botella para arte con arena/botellas para arte con arena/f
sand art set~sand art sets ; n ; Sandkunst-Set/Sandkunst-Sets/n ; coffret sable coloré/coffrets sable coloré/m ; set sand art/m ; set de arte con arena/sets de arte con arena/m
sand art picture~sand art pictures ; n ; Sandbild/Sandbilder/n ; tableau de sable coloré/tableaux de sable coloré/m ; quadretto di sabbia/quadretti di sabbia/m ; cuadro de arena/cuadros de arena/m
sand art decoration~sand art decorations ; n ; Sandkunst-Dekoration/Sandkunst-Dekorationen/f ; décoration en sable coloré/décorations en sable coloré/f ; decorazione sand art/decorazioni sand art/f ; decoración de arena de colores/decoraciones de arena de colores/f
wiggle eye~wiggle eyes ; n ; Wackelauge/Wackelaugen/n ; œil mobile/yeux mobiles/m ; occhietto mobile/occhietti mobili/m ; ojo móvil/ojos móviles/m
wiggly eye~wiggly eyes ; n ; Wackelauge/Wackelaugen/n ; œil mobile/yeux mobiles/m ; occhietto mobile/occhietti mobili/m ; ojo móvil/ojos móviles/m
cutting die~cutting dies ; n ; Stanzform/Stanzformen/f ; matrice de découpe/matrices de découpe/f ; fustella/fustelle/f ; troquel/troqueles/m
sew on ; a ; zum Aufnähen ; à coudre ; da cucire ; para coser
sew on crystal~sew on crystals ; n ; Strassstein zum Aufnähen/Strasssteine zum Aufnähen/m ; strass à coudre/strass à coudre/m ; cristallo da cucire/cristalli da cucire/m ; cristal para coser/cristales para coser/m
diamante crystal~diamante crystals ; n ; Strassstein/Strasssteine/m ; strass/strass/m ; strass/m ; cristal de strass/cristales de strass/m
silver lined ; a ; mit Silbereinzug ; à intérieur argenté ; con anima argentata ; con interior plateado
silver lined seed bead~silver lined seed beads ; n ; Rocailles mit Silbereinzug/Rocailles mit Silbereinzug/f ; perle de rocaille doublée argent/perles de rocaille doublées argent/f ; perlina di conteria con anima argentata/perline di conteria con anima argentata/f ; rocalla con interior plateado/rocallas con interior plateado/f
cable chain~cable chains ; n ; Ankerkette/Ankerketten/f ; chaîne forçat/chaînes forçat/f ; catena a maglia forzatina/catene a maglia forzatina/f ; cadena forzada/cadenas forzadas/f
twisted leather cord~twisted leather cords ; n ; gedrehte Lederkordel/gedrehte Lederkordeln/f ; cordon de cuir torsadé/cordons de cuir torsadés/m ; cordoncino in pelle ritorto/cordoncini in pelle ritorti/m ; cordón de cuero trenzado/cordones de cuero trenzados/m
neon band~neon bands ; n ; Neon-Loom-Gummi/Neon-Loom-Gummis/n ; élastique fluo/élastiques fluo/m ; elastico fluo/elastici fluo/m ; gomita neón/gomitas neón/f
diy set~diy sets ; n ; DIY-Set/DIY-Sets/n ; kit créatif/kits créatifs/m ; set fai da te/m ; set de manualidades/sets de manualidades/m
diy kit~diy kits ; n ; DIY-Set/DIY-Sets/n ; kit créatif/kits créatifs/m ; kit fai da te/m ; kit de manualidades/kits de manualidades/m
diy craft~diy crafts ; n ; Basteln/n ; loisirs créatifs/loisirs créatifs/m ; lavoretti creativi/lavoretti creativi/m ; manualidades/manualidades/f
glitter gel pen~glitter gel pens ; n ; Glitzer-Gelstift/Glitzer-Gelstifte/m ; stylo gel pailleté/stylos gel pailletés/m ; penna gel glitter/penne gel glitter/f ; bolígrafo de gel con purpurina/bolígrafos de gel con purpurina/m
paint pen~paint pens ; n ; Lackmalstift/Lackmalstifte/m ; stylo peinture/stylos peinture/m ; pennarello a vernice/pennarelli a vernice/m ; rotulador de pintura/rotuladores de pintura/m
glass paint pen~glass paint pens ; n ; Glasmalstift/Glasmalstifte/m ; stylo peinture verre/stylos peinture verre/m ; pennarello per vetro/pennarelli per vetro/m ; rotulador para cristal/rotuladores para cristal/m
porcelain & glass paint pen~porcelain & glass paint pens ; n ; Porzellan- und Glasmalstift/Porzellan- und Glasmalstifte/m ; stylo peinture porcelaine et verre/stylos peinture porcelaine et verre/m ; pennarello per porcellana e vetro/pennarelli per porcellana e vetro/m ; rotulador para porcelana y cristal/rotuladores para porcelana y cristal/m
porcelain paint pen~porcelain paint pens ; n ; Porzellanmalstift/Porzellanmalstifte/m ; stylo peinture porcelaine/stylos peinture porcelaine/m ; pennarello per porcellana/pennarelli per porcellana/m ; rotulador para porcelana/rotuladores para porcelana/m
broad line marker~broad line markers ; n ; Filzstift mit breiter Spitze/Filzstifte mit breiter Spitze/m ; feutre pointe large/feutres pointe large/m ; pennarello a punta larga/pennarelli a punta larga/m ; rotulador de punta gruesa/rotuladores de punta gruesa/m
washable paint~washable paints ; n ; auswaschbare Farbe/auswaschbare Farben/f ; peinture lavable/peintures lavables/f ; colore lavabile/colori lavabili/m ; pintura lavable/pinturas lavables/f
washable felt tip pen~washable felt tip pens ; n ; auswaschbarer Filzstift/auswaschbare Filzstifte/m ; feutre lavable/feutres lavables/m ; pennarello lavabile/pennarelli lavabili/m ; rotulador lavable/rotuladores lavables/m
magic drawing board~magic drawing boards ; n ; Zaubertafel/Zaubertafeln/f ; ardoise magique/ardoises magiques/f ; lavagna magica/lavagne magiche/f ; pizarra mágica/pizarras mágicas/f
gem refill~gem refills ; n ; Edelstein-Nachfüllset/Edelstein-Nachfüllsets/n ; recharge de gemmes/recharges de gemmes/f ; ricarica di gemme/ricariche di gemme/f ; recambio de gemas/recambios de gemas/m
gem refill pack~gem refill packs ; n ; Edelstein-Nachfüllpack/Edelstein-Nachfüllpacks/n ; recharge de gemmes/recharges de gemmes/f ; ricarica di gemme/ricariche di gemme/f ; recambio de gemas/recambios de gemas/m
moon & star sticker~moon & star stickers ; n ; Mond- und Sterne-Aufkleber/m ; autocollant lune et étoile/autocollants lune et étoile/m ; adesivo luna e stelle/adesivi luna e stelle/m ; pegatina de lunas y estrellas/pegatinas de lunas y estrellas/f
moon and star sticker~moon and star stickers ; n ; Mond- und Sterne-Aufkleber/m ; autocollant lune et étoile/autocollants lune et étoile/m ; adesivo luna e stelle/adesivi luna e stelle/m ; pegatina de lunas y estrellas/pegatinas de lunas y estrellas/f
double tier pencil case~double tier pencil cases ; n ; Federmäppchen mit zwei Fächern/Federmäppchen mit zwei Fächern/n ; trousse à deux étages/trousses à deux étages/f ; astuccio a due scomparti/astucci a due scomparti/m ; estuche de dos pisos/estuches de dos pisos/m
double tier filled pencil case ; n ; gefülltes Federmäppchen mit zwei Fächern/gefüllte Federmäppchen mit zwei Fächern/n ; trousse garnie à deux étages/trousses garnies à deux étages/f ; astuccio a due scomparti completo di accessori/m ; estuche de dos pisos con contenido/estuches de dos pisos con contenido/m
single tier pencil case~single tier pencil cases ; n ; Federmäppchen mit einem Fach/Federmäppchen mit einem Fach/n ; trousse à un étage/trousses à un étage/f ; astuccio a uno scomparto/astucci a uno scomparto/m ; estuche de un piso/estuches de un piso/m
single tier filled pencil case ; n ; gefülltes Federmäppchen mit einem Fach/gefüllte Federmäppchen mit einem Fach/n ; trousse garnie à un étage/trousses garnies à un étage/f ; astuccio a uno scomparto completo di accessori/m ; estuche de un piso con contenido/estuches de un piso con contenido/m
filled pencil case~filled pencil cases ; n ; gefülltes Federmäppchen/gefüllte Federmäppchen/n ; trousse garnie/trousses garnies/f ; astuccio completo di accessori/astucci completi di accessori/m ; estuche con contenido/estuches con contenido/m
pencil case filled ; n ; gefülltes Federmäppchen/gefüllte Federmäppchen/n ; trousse garnie/trousses garnies/f ; astuccio completo di accessori/astucci completi di accessori/m ; estuche con contenido/estuches con contenido/m
double tier pencil case filled ; n ; gefülltes Federmäppchen mit zwei Fächern/gefüllte Federmäppchen mit zwei Fächern/n ; trousse garnie à deux étages/trousses garnies à deux étages/f ; astuccio a due scomparti completo di accessori/m ; estuche de dos pisos con contenido/estuches de dos pisos con contenido/m
single pegboard~single pegboards ; n ; Stiftplatte/Stiftplatten/f ; plaque/plaques/f ; base singola/basi singole/f ; placa individual/placas individuales/f
latex rubber mould~latex rubber moulds ; n ; Latexform/Latexformen/f ; moule en latex/moules en latex/m ; stampo in lattice/stampi in lattice/m ; molde de látex/moldes de látex/m
latex mould~latex moulds ; n ; Latexform/Latexformen/f ; moule en latex/moules en latex/m ; stampo in lattice/stampi in lattice/m ; molde de látex/moldes de látex/m
sequin set~sequin sets ; n ; Pailletten-Set/Pailletten-Sets/n ; set de sequins/sets de sequins/m ; set di paillettes/m ; set de lentejuelas/sets de lentejuelas/m
football stencil~football stencils ; n ; Fußball-Schablone/Fußball-Schablonen/f ; pochoir football/pochoirs football/m ; stencil calcio/m ; plantilla de fútbol/plantillas de fútbol/f
bead bucket~bead buckets ; n ; Perleneimer/m ; seau de perles/seaux de perles/m ; secchiello di perline/secchielli di perline/m ; cubo de cuentas/cubos de cuentas/m
beads in a bucket ; n ; Perlen im Eimer/Perlen im Eimer/f ; perles en seau/perles en seau/f ; perline in secchiello/perline in secchiello/f ; cuentas en cubo/cuentas en cubo/f
in a bucket ; p ; im Eimer ; en seau ; in secchiello ; en cubo
googly eye~googly eyes ; n ; Wackelauge/Wackelaugen/n ; œil mobile/yeux mobiles/m ; occhietto mobile/occhietti mobili/m ; ojo móvil/ojos móviles/m
split ring~split rings ; n ; Spaltring/Spaltringe/m ; anneau brisé/anneaux brisés/m ; anello spaccato/anelli spaccati/m ; anilla doble/anillas dobles/f
crimp bead~crimp beads ; n ; Quetschperle/Quetschperlen/f ; perle à écraser/perles à écraser/f ; schiaccino/schiaccini/m ; chafa/chafas/f
bugle bead~bugle beads ; n ; Stiftperle/Stiftperlen/f ; perle tube/perles tube/f ; perlina a canna/perline a canna/f ; canutillo/canutillos/m
head pin~head pins ; n ; Kettelstift/Kettelstifte/m ; clou à tête/clous à tête/m ; chiodino/chiodini/m ; alfiler de bisutería/alfileres de bisutería/m
eye pin~eye pins ; n ; Ösenstift/Ösenstifte/m ; clou à œil/clous à œil/m ; chiodino ad anello/chiodini ad anello/m ; alfiler con ojal/alfileres con ojal/m
ear wire~ear wires ; n ; Ohrhaken/m ; crochet d'oreille/crochets d'oreille/m ; monachella/monachelle/f ; gancho para pendientes/ganchos para pendientes/m
memory wire ; n ; Memory-Draht/m ; fil mémoire/m ; filo memory/m ; alambre con memoria/m
nylon thread~nylon threads ; n ; Nylonfaden/Nylonfäden/m ; fil nylon/fils nylon/m ; filo di nylon/fili di nylon/m ; hilo de nailon/hilos de nailon/m
pop up card~pop up cards ; n ; Pop-up-Karte/Pop-up-Karten/f ; carte pop-up/cartes pop-up/f ; biglietto pop-up/biglietti pop-up/m ; tarjeta desplegable/tarjetas desplegables/f
clear stamp~clear stamps ; n ; Clear Stamp/Clear Stamps/m ; tampon transparent/tampons transparents/m ; timbro trasparente/timbri trasparenti/m ; sello transparente/sellos transparentes/m
embossing folder~embossing folders ; n ; Prägeschablone/Prägeschablonen/f ; classeur d'embossage/classeurs d'embossage/m ; cartella per embossing/cartelle per embossing/f ; carpeta de embossing/carpetas de embossing/f
craft punch~craft punches ; n ; Motivlocher/m ; perforatrice/perforatrices/f ; perforatore/perforatori/m ; troqueladora/troqueladoras/f
glue dot~glue dots ; n ; Klebepunkt/Klebepunkte/m ; point de colle/points de colle/m ; punto adesivo/punti adesivi/m ; punto adhesivo/puntos adhesivos/m
plaster of paris ; n ; Gips/m ; plâtre/m ; gesso/m ; escayola/f
fabric pen~fabric pens ; n ; Stoffmalstift/Stoffmalstifte/m ; feutre textile/feutres textile/m ; pennarello per tessuti/pennarelli per tessuti/m ; rotulador textil/rotuladores textiles/m
iron on patch~iron on patches ; n ; Bügelbild/Bügelbilder/n ; écusson thermocollant/écussons thermocollants/m ; toppa termoadesiva/toppe termoadesive/f ; parche termoadhesivo/parches termoadhesivos/m
iron on ; a ; zum Aufbügeln ; thermocollant/thermocollante/thermocollants/thermocollantes ; termoadesivo/termoadesiva/termoadesivi/termoadesive ; termoadhesivo/termoadhesiva/termoadhesivos/termoadhesivas
ironing paper ; n ; Bügelpapier/n ; papier à repasser/m ; carta da stiro/f ; papel de planchado/m
flat back ; a ; mit flacher Rückseite ; à dos plat ; con retro piatto ; de dorso plano
flat back gem~flat back gems ; n ; Strassstein/Strasssteine/m ; strass à dos plat/strass à dos plat/m ; strass/m ; piedra de dorso plano/piedras de dorso plano/f
stick on gem~stick on gems ; n ; Klebe-Strassstein/Klebe-Strasssteine/m ; strass autocollant/strass autocollants/m ; strass adesivo/strass adesivi/m ; gema adhesiva/gemas adhesivas/f
card blank~card blanks ; n ; Kartenrohling/Kartenrohlinge/m ; carte vierge/cartes vierges/f ; biglietto in bianco/biglietti in bianco/m ; tarjeta en blanco/tarjetas en blanco/f
blank card~blank cards ; n ; Blankokarte/Blankokarten/f ; carte vierge/cartes vierges/f ; biglietto in bianco/biglietti in bianco/m ; tarjeta en blanco/tarjetas en blanco/f
mask template~mask templates ; n ; Maskenvorlage/Maskenvorlagen/f ; masque à décorer/masques à décorer/m ; maschera da decorare/maschere da decorare/f ; plantilla de máscara/plantillas de máscara/f
knitting nancy ; n ; Strickliesel/Strickliesel/f ; tricotin/tricotins/m ; mulinello per maglia tubolare/mulinelli per maglia tubolare/m ; tricotín/tricotines/m
french knitter~french knitters ; n ; Strickliesel/Strickliesel/f ; tricotin/tricotins/m ; mulinello per maglia tubolare/mulinelli per maglia tubolare/m ; tricotín/tricotines/m
`;
