/**
 * English to German, French, Italian and Spanish: toys in general, dolls, soft toys, puppets, figures and collectables,
 * the people, animals and creatures they show, castles, pirates and space. The line format is described in
 * `toys.data.ts`.
 */
export const TOYS_FIGURES_GLOSSARY = `
# toys in general
toy~toys ; n ; Spielzeug/Spielzeuge/n ; jouet/jouets/m ; giocattolo/giocattoli/m ; juguete/juguetes/m
educational toy~educational toys ; n ; Lernspielzeug/n ; jouet éducatif/jouets éducatifs/m ; giocattolo educativo/giocattoli educativi/m ; juguete educativo/juguetes educativos/m
learning toy~learning toys ; n ; Lernspielzeug/n ; jouet d'apprentissage/jouets d'apprentissage/m ; giocattolo educativo/giocattoli educativi/m ; juguete de aprendizaje/juguetes de aprendizaje/m
wooden toy~wooden toys ; n ; Holzspielzeug/n ; jouet en bois/jouets en bois/m ; giocattolo in legno/giocattoli in legno/m ; juguete de madera/juguetes de madera/m
tin toy~tin toys ; n ; Blechspielzeug/n ; jouet en tôle/jouets en tôle/m ; giocattolo di latta/giocattoli di latta/m ; juguete de hojalata/juguetes de hojalata/m
clockwork toy~clockwork toys ; n ; Aufziehspielzeug/n ; jouet mécanique/jouets mécaniques/m ; giocattolo a molla/giocattoli a molla/m ; juguete de cuerda/juguetes de cuerda/m
wind up toy~wind up toys ; n ; Aufziehspielzeug/n ; jouet à remonter/jouets à remonter/m ; giocattolo a carica/giocattoli a carica/m ; juguete de cuerda/juguetes de cuerda/m
wind-up toy~wind-up toys ; n ; Aufziehspielzeug/n ; jouet à remonter/jouets à remonter/m ; giocattolo a carica/giocattoli a carica/m ; juguete de cuerda/juguetes de cuerda/m
pull along toy~pull along toys ; n ; Nachziehspielzeug/n ; jouet à tirer/jouets à tirer/m ; giocattolo da trainare/giocattoli da trainare/m ; juguete de arrastre/juguetes de arrastre/m
push along toy~push along toys ; n ; Schiebespielzeug/n ; jouet à pousser/jouets à pousser/m ; giocattolo da spingere/giocattoli da spingere/m ; juguete de empuje/juguetes de empuje/m
bath toy~bath toys ; n ; Badespielzeug/n ; jouet de bain/jouets de bain/m ; giocattolo da bagno/giocattoli da bagno/m ; juguete de baño/juguetes de baño/m
musical toy~musical toys ; n ; Musikspielzeug/n ; jouet musical/jouets musicaux/m ; giocattolo musicale/giocattoli musicali/m ; juguete musical/juguetes musicales/m
sensory toy~sensory toys ; n ; Sensorik-Spielzeug/n ; jouet sensoriel/jouets sensoriels/m ; giocattolo sensoriale/giocattoli sensoriali/m ; juguete sensorial/juguetes sensoriales/m
fidget toy~fidget toys ; n ; Fidget-Spielzeug/n ; jouet anti-stress/jouets anti-stress/m ; giocattolo antistress/giocattoli antistress/m ; juguete antiestrés/juguetes antiestrés/m
novelty toy~novelty toys ; n ; Scherzspielzeug/n ; jouet fantaisie/jouets fantaisie/m ; giocattolo fantasia/giocattoli fantasia/m ; juguete de broma/juguetes de broma/m
interactive toy~interactive toys ; n ; interaktives Spielzeug/n ; jouet interactif/jouets interactifs/m ; giocattolo interattivo/giocattoli interattivi/m ; juguete interactivo/juguetes interactivos/m
electronic toy~electronic toys ; n ; Elektronikspielzeug/n ; jouet électronique/jouets électroniques/m ; giocattolo elettronico/giocattoli elettronici/m ; juguete electrónico/juguetes electrónicos/m
construction toy~construction toys ; n ; Konstruktionsspielzeug/n ; jouet de construction/jouets de construction/m ; gioco di costruzioni/giochi di costruzioni/m ; juguete de construcción/juguetes de construcción/m
outdoor toy~outdoor toys ; n ; Outdoor-Spielzeug/n ; jouet d'extérieur/jouets d'extérieur/m ; giocattolo da esterno/giocattoli da esterno/m ; juguete de exterior/juguetes de exterior/m
pocket money toy~pocket money toys ; n ; Kleinspielzeug/n ; petit jouet/petits jouets/m ; giochino/giochini/m ; juguete pequeño/juguetes pequeños/m
toy box~toy boxes ; n ; Spielzeugkiste/Spielzeugkisten/f ; coffre à jouets/coffres à jouets/m ; cesta portagiochi/ceste portagiochi/f ; caja de juguetes/cajas de juguetes/f
toy storage ; n ; Spielzeugaufbewahrung/f ; rangement pour jouets/m ; portagiochi/m ; almacenaje de juguetes/m
stocking filler~stocking fillers ; n ; kleines Weihnachtsgeschenk/kleine Weihnachtsgeschenke/n ; petit cadeau de Noël/petits cadeaux de Noël/m ; regalino di Natale/regalini di Natale/m ; detalle de Navidad/detalles de Navidad/m
gift for children ; n ; Kindergeschenk/n ; cadeau pour enfant/m ; regalo per bambini/m ; regalo para niños/m
play ; n ; Spiel/n ; jeu/m ; gioco/m ; juego/m
play set~play sets ; n ; Spielset/Spielsets/n ; coffret de jeu/coffrets de jeu/m ; playset/m ; set de juego/sets de juego/m
playset~playsets ; n ; Spielset/Spielsets/n ; coffret de jeu/coffrets de jeu/m ; playset/m ; set de juego/sets de juego/m
play mat~play mats ; n ; Spielmatte/Spielmatten/f ; tapis de jeu/m ; tappeto da gioco/tappeti da gioco/m ; alfombra de juego/alfombras de juego/f
playmat~playmats ; n ; Spielmatte/Spielmatten/f ; tapis de jeu/m ; tappetino da gioco/tappetini da gioco/m ; tapete de juego/tapetes de juego/m
play centre~play centres ; n ; Spielcenter/n ; centre de jeu/centres de jeu/m ; centro gioco/centri gioco/m ; centro de juegos/centros de juegos/m
play center~play centers ; n ; Spielcenter/n ; centre de jeu/centres de jeu/m ; centro gioco/centri gioco/m ; centro de juegos/centros de juegos/m
activity set~activity sets ; n ; Beschäftigungsset/Beschäftigungssets/n ; coffret d'activités/coffrets d'activités/m ; set di attività/m ; set de actividades/sets de actividades/m
activity centre~activity centres ; n ; Activity-Center/n ; centre d'activités/centres d'activités/m ; centro attività/m ; centro de actividades/centros de actividades/m
activity pack~activity packs ; n ; Beschäftigungspaket/Beschäftigungspakete/n ; pack d'activités/packs d'activités/m ; pacchetto attività/pacchetti attività/m ; pack de actividades/packs de actividades/m
activity~activities ; n ; Aktivität/Aktivitäten/f ; activité/activités/f ; attività/f ; actividad/actividades/f
gift set~gift sets ; n ; Geschenkset/Geschenksets/n ; coffret cadeau/coffrets cadeaux/m ; set regalo/m ; set de regalo/sets de regalo/m
starter set~starter sets ; n ; Starterset/Startersets/n ; coffret de démarrage/coffrets de démarrage/m ; set iniziale/set iniziali/m ; set de inicio/sets de inicio/m
starter pack~starter packs ; n ; Starterpack/Starterpacks/n ; pack de démarrage/packs de démarrage/m ; starter pack/m ; pack de inicio/packs de inicio/m
starter kit~starter kits ; n ; Starterset/Startersets/n ; kit de démarrage/kits de démarrage/m ; kit iniziale/kit iniziali/m ; kit de inicio/kits de inicio/m
accessory set~accessory sets ; n ; Zubehörset/Zubehörsets/n ; set d'accessoires/sets d'accessoires/m ; set di accessori/m ; set de accesorios/sets de accesorios/m
accessory pack~accessory packs ; n ; Zubehörpack/Zubehörpacks/n ; pack d'accessoires/packs d'accessoires/m ; confezione di accessori/confezioni di accessori/f ; pack de accesorios/packs de accesorios/m
expansion pack~expansion packs ; n ; Erweiterungspack/Erweiterungspacks/n ; pack d'extension/packs d'extension/m ; espansione/espansioni/f ; pack de expansión/packs de expansión/m
expansion set~expansion sets ; n ; Erweiterungsset/Erweiterungssets/n ; set d'extension/sets d'extension/m ; set di espansione/m ; set de expansión/sets de expansión/m
expansion~expansions ; n ; Erweiterung/Erweiterungen/f ; extension/extensions/f ; espansione/espansioni/f ; expansión/expansiones/f
extension set~extension sets ; n ; Erweiterungsset/Erweiterungssets/n ; set d'extension/sets d'extension/m ; set di espansione/m ; set de ampliación/sets de ampliación/m
booster set~booster sets ; n ; Booster-Set/Booster-Sets/n ; set booster/sets booster/m ; set booster/m ; set booster/sets booster/m
figure set~figure sets ; n ; Figurenset/Figurensets/n ; set de figurines/sets de figurines/m ; set di personaggi/m ; set de figuras/sets de figuras/m
figure pack~figure packs ; n ; Figurenpack/Figurenpacks/n ; pack de figurines/packs de figurines/m ; confezione di personaggi/confezioni di personaggi/f ; pack de figuras/packs de figuras/m
battle pack~battle packs ; n ; Kampfpack/Kampfpacks/n ; pack de combat/packs de combat/m ; battle pack/m ; pack de batalla/packs de batalla/m
box set~box sets ; n ; Box-Set/Box-Sets/n ; coffret/coffrets/m ; cofanetto/cofanetti/m ; set/sets/m
role play ; n ; Rollenspiel/n ; jeu de rôle/m ; gioco di ruolo/m ; juego de rol/m
pretend play ; n ; Rollenspiel/n ; jeu d'imitation/m ; gioco d'imitazione/m ; juego de imitación/m
imaginative play ; n ; Fantasiespiel/n ; jeu d'imagination/m ; gioco di fantasia/m ; juego imaginativo/m
story telling ; n ; Geschichtenerzählen/n ; narration d'histoires/f ; racconto di storie/m ; cuentacuentos/m
storytelling ; n ; Geschichtenerzählen/n ; narration d'histoires/f ; racconto di storie/m ; cuentacuentos/m
tell stories ; p ; Geschichten erzählen ; raconter des histoires ; raccontare storie ; contar cuentos
story~stories ; n ; Geschichte/Geschichten/f ; histoire/histoires/f ; storia/storie/f ; cuento/cuentos/m
fairy tale~fairy tales ; n ; Märchen/n ; conte de fées/contes de fées/m ; fiaba/fiabe/f ; cuento de hadas/cuentos de hadas/m
nursery rhyme~nursery rhymes ; n ; Kinderreim/Kinderreime/m ; comptine/comptines/f ; filastrocca/filastrocche/f ; canción infantil/canciones infantiles/f
character~characters ; n ; Figur/Figuren/f ; personnage/personnages/m ; personaggio/personaggi/m ; personaje/personajes/m
cartoon character~cartoon characters ; n ; Zeichentrickfigur/Zeichentrickfiguren/f ; personnage de dessin animé/personnages de dessin animé/m ; personaggio dei cartoni animati/personaggi dei cartoni animati/m ; personaje de dibujos animados/personajes de dibujos animados/m
cartoon~cartoons ; n ; Zeichentrick/Zeichentricks/m ; dessin animé/dessins animés/m ; cartone animato/cartoni animati/m ; dibujos animados/m
comic~comics ; n ; Comic/Comics/m ; bande dessinée/bandes dessinées/f ; fumetto/fumetti/m ; cómic/cómics/m
comic book~comic books ; n ; Comicheft/Comichefte/n ; bande dessinée/bandes dessinées/f ; fumetto/fumetti/m ; cómic/cómics/m
movie~movies ; n ; Film/Filme/m ; film/films/m ; film/m ; película/películas/f
tv series ; n ; TV-Serie/TV-Serien/f ; série TV/séries TV/f ; serie TV/f ; serie de TV/series de TV/f
video game~video games ; n ; Videospiel/Videospiele/n ; jeu vidéo/jeux vidéo/m ; videogioco/videogiochi/m ; videojuego/videojuegos/m

# dolls and dolls' houses
doll~dolls ; n ; Puppe/Puppen/f ; poupée/poupées/f ; bambola/bambole/f ; muñeca/muñecas/f
rag doll~rag dolls ; n ; Stoffpuppe/Stoffpuppen/f ; poupée de chiffon/poupées de chiffon/f ; bambola di pezza/bambole di pezza/f ; muñeca de trapo/muñecas de trapo/f
soft doll~soft dolls ; n ; Stoffpuppe/Stoffpuppen/f ; poupée en tissu/poupées en tissu/f ; bambola di stoffa/bambole di stoffa/f ; muñeca de tela/muñecas de tela/f
baby doll~baby dolls ; n ; Babypuppe/Babypuppen/f ; poupon/poupons/m ; bambolotto/bambolotti/m ; muñeco bebé/muñecos bebé/m
fashion doll~fashion dolls ; n ; Modepuppe/Modepuppen/f ; poupée mannequin/poupées mannequins/f ; fashion doll/f ; muñeca de moda/muñecas de moda/f
porcelain doll~porcelain dolls ; n ; Porzellanpuppe/Porzellanpuppen/f ; poupée en porcelaine/poupées en porcelaine/f ; bambola di porcellana/bambole di porcellana/f ; muñeca de porcelana/muñecas de porcelana/f
reborn doll~reborn dolls ; n ; Reborn-Puppe/Reborn-Puppen/f ; poupée reborn/poupées reborn/f ; bambola reborn/bambole reborn/f ; muñeca reborn/muñecas reborn/f
collector doll~collector dolls ; n ; Sammlerpuppe/Sammlerpuppen/f ; poupée de collection/poupées de collection/f ; bambola da collezione/bambole da collezione/f ; muñeca de colección/muñecas de colección/f
plush doll~plush dolls ; n ; Plüschpuppe/Plüschpuppen/f ; peluche/peluches/f ; peluche/peluche/m ; muñeco de peluche/muñecos de peluche/m
talking doll~talking dolls ; n ; sprechende Puppe/sprechende Puppen/f ; poupée parlante/poupées parlantes/f ; bambola parlante/bambole parlanti/f ; muñeca parlante/muñecas parlantes/f
paper doll~paper dolls ; n ; Anziehpuppe aus Papier/Anziehpuppen aus Papier/f ; poupée en papier/poupées en papier/f ; bambola di carta/bambole di carta/f ; muñeca de papel/muñecas de papel/f
russian doll~russian dolls ; n ; Matroschka/Matroschkas/f ; poupée russe/poupées russes/f ; matrioska/matrioske/f ; muñeca rusa/muñecas rusas/f
nesting doll~nesting dolls ; n ; Matroschka/Matroschkas/f ; poupée gigogne/poupées gigognes/f ; matrioska/matrioske/f ; matrioska/matrioskas/f
worry doll~worry dolls ; n ; Sorgenpüppchen/n ; poupée tracas/poupées tracas/f ; bambola scacciapensieri/bambole scacciapensieri/f ; muñeca quitapenas/muñecas quitapenas/f
doll set~doll sets ; n ; Puppenset/Puppensets/n ; coffret poupée/coffrets poupées/m ; set bambola/m ; set de muñecas/sets de muñecas/m
doll clothes ; n ; Puppenkleidung/f ; vêtements de poupée/vêtements de poupée/m ; vestiti per bambola/vestiti per bambola/m ; ropa de muñeca/f
dolls clothes ; n ; Puppenkleidung/f ; vêtements de poupée/vêtements de poupée/m ; vestiti per bambole/vestiti per bambole/m ; ropa de muñecas/f
doll accessory~doll accessories ; n ; Puppenzubehör/n ; accessoire de poupée/accessoires de poupée/m ; accessorio per bambole/accessori per bambole/m ; accesorio para muñecas/accesorios para muñecas/m
doll furniture ; n ; Puppenmöbel/Puppenmöbel/n ; mobilier de poupée/m ; mobili per bambole/mobili per bambole/m ; muebles para muñecas/muebles para muñecas/m
dolls pram~dolls prams ; n ; Puppenwagen/m ; landau de poupée/landaus de poupée/m ; carrozzina per bambole/carrozzine per bambole/f ; cochecito de muñecas/cochecitos de muñecas/m
doll pram~doll prams ; n ; Puppenwagen/m ; landau de poupée/landaus de poupée/m ; carrozzina per bambole/carrozzine per bambole/f ; cochecito de muñecas/cochecitos de muñecas/m
dolls pushchair~dolls pushchairs ; n ; Puppenbuggy/Puppenbuggys/m ; poussette de poupée/poussettes de poupée/f ; passeggino per bambole/passeggini per bambole/m ; sillita de paseo para muñecas/sillitas de paseo para muñecas/f
doll stroller~doll strollers ; n ; Puppenbuggy/Puppenbuggys/m ; poussette de poupée/poussettes de poupée/f ; passeggino per bambole/passeggini per bambole/m ; sillita de paseo para muñecas/sillitas de paseo para muñecas/f
dolls cot~dolls cots ; n ; Puppenbett/Puppenbetten/n ; lit de poupée/lits de poupée/m ; lettino per bambole/lettini per bambole/m ; cuna de muñecas/cunas de muñecas/f
dolls bed~dolls beds ; n ; Puppenbett/Puppenbetten/n ; lit de poupée/lits de poupée/m ; lettino per bambole/lettini per bambole/m ; cama de muñecas/camas de muñecas/f
dolls house~dolls houses ; n ; Puppenhaus/Puppenhäuser/n ; maison de poupée/maisons de poupée/f ; casa delle bambole/case delle bambole/f ; casa de muñecas/casas de muñecas/f
doll's house~doll's houses ; n ; Puppenhaus/Puppenhäuser/n ; maison de poupée/maisons de poupée/f ; casa delle bambole/case delle bambole/f ; casa de muñecas/casas de muñecas/f
dolls' house~dolls' houses ; n ; Puppenhaus/Puppenhäuser/n ; maison de poupée/maisons de poupée/f ; casa delle bambole/case delle bambole/f ; casa de muñecas/casas de muñecas/f
doll house~doll houses ; n ; Puppenhaus/Puppenhäuser/n ; maison de poupée/maisons de poupée/f ; casa delle bambole/case delle bambole/f ; casa de muñecas/casas de muñecas/f
dollhouse~dollhouses ; n ; Puppenhaus/Puppenhäuser/n ; maison de poupées/maisons de poupées/f ; casa delle bambole/case delle bambole/f ; casa de muñecas/casas de muñecas/f
dolls house miniature~dolls house miniatures ; n ; Puppenhaus-Miniatur/Puppenhaus-Miniaturen/f ; miniature pour maison de poupée/miniatures pour maison de poupée/f ; miniatura per casa delle bambole/miniature per casa delle bambole/f ; miniatura para casa de muñecas/miniaturas para casa de muñecas/f
dollhouse miniature~dollhouse miniatures ; n ; Puppenhaus-Miniatur/Puppenhaus-Miniaturen/f ; miniature pour maison de poupée/miniatures pour maison de poupée/f ; miniatura per casa delle bambole/miniature per casa delle bambole/f ; miniatura para casa de muñecas/miniaturas para casa de muñecas/f
dolls house miniature accessory~dolls house miniature accessories ; n ; Puppenhaus-Miniatur-Zubehör/n ; accessoire miniature pour maison de poupée/accessoires miniatures pour maison de poupée/m ; accessorio in miniatura per casa delle bambole/accessori in miniatura per casa delle bambole/m ; accesorio en miniatura para casa de muñecas/accesorios en miniatura para casa de muñecas/m
dolls house miniature furniture ; n ; Puppenhaus-Miniaturmöbel/Puppenhaus-Miniaturmöbel/n ; mobilier miniature pour maison de poupée/m ; mobili in miniatura per casa delle bambole/mobili in miniatura per casa delle bambole/m ; muebles en miniatura para casa de muñecas/muebles en miniatura para casa de muñecas/m
dolls house accessory~dolls house accessories ; n ; Puppenhauszubehör/n ; accessoire pour maison de poupée/accessoires pour maison de poupée/m ; accessorio per casa delle bambole/accessori per casa delle bambole/m ; accesorio para casa de muñecas/accesorios para casa de muñecas/m
dolls house furniture ; n ; Puppenhausmöbel/Puppenhausmöbel/n ; mobilier pour maison de poupée/m ; mobili per casa delle bambole/mobili per casa delle bambole/m ; muebles para casa de muñecas/muebles para casa de muñecas/m
dollhouse furniture ; n ; Puppenhausmöbel/Puppenhausmöbel/n ; mobilier pour maison de poupée/m ; mobili per casa delle bambole/mobili per casa delle bambole/m ; muebles para casa de muñecas/muebles para casa de muñecas/m
dolls house wallpaper~dolls house wallpapers ; n ; Puppenhaus-Tapete/Puppenhaus-Tapeten/f ; papier peint pour maison de poupée/papiers peints pour maison de poupée/m ; carta da parati per casa delle bambole/f ; papel pintado para casa de muñecas/papeles pintados para casa de muñecas/m
dolls house lighting ; n ; Puppenhausbeleuchtung/f ; éclairage pour maison de poupée/m ; illuminazione per casa delle bambole/f ; iluminación para casa de muñecas/f
miniature~miniatures ; n ; Miniatur/Miniaturen/f ; miniature/miniatures/f ; miniatura/miniature/f ; miniatura/miniaturas/f
miniature furniture ; n ; Miniaturmöbel/Miniaturmöbel/n ; mobilier miniature/m ; mobili in miniatura/mobili in miniatura/m ; muebles en miniatura/muebles en miniatura/m
miniature accessory~miniature accessories ; n ; Miniatur-Zubehör/n ; accessoire miniature/accessoires miniatures/m ; accessorio in miniatura/accessori in miniatura/m ; accesorio en miniatura/accesorios en miniatura/m
miniature figure~miniature figures ; n ; Miniaturfigur/Miniaturfiguren/f ; figurine miniature/figurines miniatures/f ; miniatura/miniature/f ; figura en miniatura/figuras en miniatura/f
miniatures game~miniatures games ; n ; Miniaturenspiel/Miniaturenspiele/n ; jeu de figurines/jeux de figurines/m ; gioco di miniature/giochi di miniature/m ; juego de miniaturas/juegos de miniaturas/m
fairy garden~fairy gardens ; n ; Feengarten/Feengärten/m ; jardin de fées/jardins de fées/m ; giardino delle fate/giardini delle fate/m ; jardín de hadas/jardines de hadas/m
fairy door~fairy doors ; n ; Feentür/Feentüren/f ; porte de fée/portes de fée/f ; porta delle fate/porte delle fate/f ; puerta de hadas/puertas de hadas/f
bride doll~bride dolls ; n ; Brautpuppe/Brautpuppen/f ; poupée mariée/poupées mariées/f ; bambola sposa/bambole sposa/f ; muñeca novia/muñecas novia/f
voodoo doll~voodoo dolls ; n ; Voodoo-Puppe/Voodoo-Puppen/f ; poupée vaudou/poupées vaudou/f ; bambola voodoo/bambole voodoo/f ; muñeco vudú/muñecos vudú/m
stress doll~stress dolls ; n ; Anti-Stress-Puppe/Anti-Stress-Puppen/f ; poupée anti-stress/poupées anti-stress/f ; bambola antistress/bambole antistress/f ; muñeco antiestrés/muñecos antiestrés/m

# soft toys
soft toy~soft toys ; n ; Kuscheltier/Kuscheltiere/n ; peluche/peluches/f ; peluche/m ; peluche/peluches/m
plush~plushes ; n ; Plüschtier/Plüschtiere/n ; peluche/peluches/f ; peluche/m ; peluche/peluches/m
plush toy~plush toys ; n ; Plüschtier/Plüschtiere/n ; peluche/peluches/f ; peluche/m ; peluche/peluches/m
plush soft toy~plush soft toys ; n ; Plüsch-Kuscheltier/Plüsch-Kuscheltiere/n ; peluche douce/peluches douces/f ; peluche morbido/peluche morbidi/m ; peluche suave/peluches suaves/m
soft plush toy~soft plush toys ; n ; weiches Plüschtier/weiche Plüschtiere/n ; peluche douce/peluches douces/f ; peluche morbido/peluche morbidi/m ; peluche suave/peluches suaves/m
soft plush ; n ; weiches Plüschtier/weiche Plüschtiere/n ; peluche douce/peluches douces/f ; peluche morbido/peluche morbidi/m ; peluche suave/peluches suaves/m
plush figure~plush figures ; n ; Plüschfigur/Plüschfiguren/f ; peluche/peluches/f ; pupazzo di peluche/pupazzi di peluche/m ; figura de peluche/figuras de peluche/f
stuffed toy~stuffed toys ; n ; Stofftier/Stofftiere/n ; peluche/peluches/f ; pupazzo/pupazzi/m ; muñeco de peluche/muñecos de peluche/m
stuffed plush toy~stuffed plush toys ; n ; Plüsch-Stofftier/Plüsch-Stofftiere/n ; peluche/peluches/f ; peluche imbottito/peluche imbottiti/m ; muñeco de peluche/muñecos de peluche/m
stuffed animal~stuffed animals ; n ; Stofftier/Stofftiere/n ; peluche/peluches/f ; animale di peluche/animali di peluche/m ; animal de peluche/animales de peluche/m
cuddly toy~cuddly toys ; n ; Kuscheltier/Kuscheltiere/n ; doudou/doudous/m ; peluche/m ; peluche/peluches/m
cuddly soft toy~cuddly soft toys ; n ; weiches Kuscheltier/weiche Kuscheltiere/n ; peluche toute douce/peluches toutes douces/f ; peluche morbido/peluche morbidi/m ; peluche suave/peluches suaves/m
cuddly ; a ; kuschelig/kuschelige ; câlin/câline/câlins/câlines ; coccoloso/coccolosa/coccolosi/coccolose ; achuchable/achuchable/achuchables/achuchables
stuffed ; v ; gefüllt/gefüllte ; rembourré/rembourrée/rembourrés/rembourrées ; imbottito/imbottita/imbottiti/imbottite ; relleno/rellena/rellenos/rellenas
teddy bear~teddy bears ; n ; Teddybär/Teddybären/m ; ours en peluche/m ; orsacchiotto/orsacchiotti/m ; osito de peluche/ositos de peluche/m
teddy~teddies ; n ; Teddy/Teddys/m ; nounours/m ; orsetto/orsetti/m ; osito/ositos/m
mohair bear~mohair bears ; n ; Mohair-Teddy/Mohair-Teddys/m ; ours en mohair/m ; orso in mohair/orsi in mohair/m ; oso de mohair/osos de mohair/m
plush bear~plush bears ; n ; Plüschbär/Plüschbären/m ; ours en peluche/m ; orso di peluche/orsi di peluche/m ; oso de peluche/osos de peluche/m
plush dog~plush dogs ; n ; Plüschhund/Plüschhunde/m ; chien en peluche/chiens en peluche/m ; cane di peluche/cani di peluche/m ; perro de peluche/perros de peluche/m
plush cat~plush cats ; n ; Plüschkatze/Plüschkatzen/f ; chat en peluche/chats en peluche/m ; gatto di peluche/gatti di peluche/m ; gato de peluche/gatos de peluche/m
plush rabbit~plush rabbits ; n ; Plüschhase/Plüschhasen/m ; lapin en peluche/lapins en peluche/m ; coniglio di peluche/conigli di peluche/m ; conejo de peluche/conejos de peluche/m
pillow pet~pillow pets ; n ; Kissen-Kuscheltier/Kissen-Kuscheltiere/n ; coussin peluche/coussins peluche/m ; cuscino peluche/cuscini peluche/m ; peluche almohada/peluches almohada/m
comforter~comforters ; n ; Bettdecke/Bettdecken/f ; couette/couettes/f ; trapunta/trapunte/f ; edredón/edredones/m
comfort blanket~comfort blankets ; n ; Schmusetuch/Schmusetücher/n ; doudou/doudous/m ; copertina doudou/copertine doudou/f ; mantita de apego/mantitas de apego/f
bean bag toy~bean bag toys ; n ; Plüschtier mit Kügelchenfüllung/Plüschtiere mit Kügelchenfüllung/n ; peluche à billes/peluches à billes/f ; peluche con palline/m ; peluche de bolitas/peluches de bolitas/m
hot water bottle toy~hot water bottle toys ; n ; Wärmekuscheltier/Wärmekuscheltiere/n ; peluche bouillotte/peluches bouillottes/f ; peluche scaldino/m ; peluche térmico/peluches térmicos/m

# puppets
puppet~puppets ; n ; Handpuppe/Handpuppen/f ; marionnette/marionnettes/f ; burattino/burattini/m ; marioneta/marionetas/f
hand puppet~hand puppets ; n ; Handpuppe/Handpuppen/f ; marionnette à main/marionnettes à main/f ; burattino a mano/burattini a mano/m ; marioneta de mano/marionetas de mano/f
animal hand puppet~animal hand puppets ; n ; Tier-Handpuppe/Tier-Handpuppen/f ; marionnette à main animal/marionnettes à main animaux/f ; burattino a mano animale/burattini a mano animali/m ; marioneta de mano animal/marionetas de mano de animales/f
finger puppet~finger puppets ; n ; Fingerpuppe/Fingerpuppen/f ; marionnette à doigt/marionnettes à doigt/f ; marionetta da dito/marionette da dito/f ; marioneta de dedo/marionetas de dedo/f
finger puppet set~finger puppet sets ; n ; Fingerpuppen-Set/Fingerpuppen-Sets/n ; set de marionnettes à doigt/sets de marionnettes à doigt/m ; set di marionette da dito/m ; set de marionetas de dedo/sets de marionetas de dedo/m
puppet set~puppet sets ; n ; Handpuppen-Set/Handpuppen-Sets/n ; set de marionnettes/sets de marionnettes/m ; set di burattini/m ; set de marionetas/sets de marionetas/m
glove puppet~glove puppets ; n ; Handpuppe/Handpuppen/f ; marionnette à gaine/marionnettes à gaine/f ; burattino a guanto/burattini a guanto/m ; marioneta de guante/marionetas de guante/f
string puppet~string puppets ; n ; Marionette/Marionetten/f ; marionnette à fils/marionnettes à fils/f ; marionetta a fili/marionette a fili/f ; marioneta de hilos/marionetas de hilos/f
marionette~marionettes ; n ; Marionette/Marionetten/f ; marionnette à fils/marionnettes à fils/f ; marionetta/marionette/f ; marioneta/marionetas/f
sock monkey~sock monkeys ; n ; Sockenaffe/Sockenaffen/m ; singe chaussette/singes chaussettes/m ; scimmia calzino/scimmie calzino/f ; mono de calcetín/monos de calcetín/m
sock monkey puppet~sock monkey puppets ; n ; Sockenaffen-Handpuppe/Sockenaffen-Handpuppen/f ; marionnette singe chaussette/marionnettes singe chaussette/f ; burattino scimmia calzino/burattini scimmia calzino/m ; marioneta de mono de calcetín/marionetas de mono de calcetín/f
sock puppet~sock puppets ; n ; Sockenpuppe/Sockenpuppen/f ; marionnette chaussette/marionnettes chaussettes/f ; burattino calzino/burattini calzino/m ; marioneta de calcetín/marionetas de calcetín/f
shadow puppet~shadow puppets ; n ; Schattenfigur/Schattenfiguren/f ; marionnette d'ombre chinoise/marionnettes d'ombre chinoise/f ; sagoma per ombre cinesi/sagome per ombre cinesi/f ; marioneta de sombras/marionetas de sombras/f
ventriloquist ; n ; Bauchredner/m ; ventriloque/ventriloques/m ; ventriloquo/ventriloqui/m ; ventrílocuo/ventrílocuos/m
ventriloquist dummy~ventriloquist dummies ; n ; Bauchrednerpuppe/Bauchrednerpuppen/f ; marionnette de ventriloque/marionnettes de ventriloque/f ; pupazzo da ventriloquo/pupazzi da ventriloquo/m ; muñeco de ventrílocuo/muñecos de ventrílocuo/m
ventriloquist puppet~ventriloquist puppets ; n ; Bauchrednerpuppe/Bauchrednerpuppen/f ; marionnette de ventriloque/marionnettes de ventriloque/f ; pupazzo da ventriloquo/pupazzi da ventriloquo/m ; marioneta de ventrílocuo/marionetas de ventrílocuo/f
puppet theatre~puppet theatres ; n ; Puppentheater/n ; théâtre de marionnettes/théâtres de marionnettes/m ; teatrino delle marionette/teatrini delle marionette/m ; teatro de marionetas/teatros de marionetas/m
puppet theater~puppet theaters ; n ; Puppentheater/n ; théâtre de marionnettes/théâtres de marionnettes/m ; teatrino delle marionette/teatrini delle marionette/m ; teatro de marionetas/teatros de marionetas/m
puppet show~puppet shows ; n ; Puppentheater/n ; spectacle de marionnettes/spectacles de marionnettes/m ; spettacolo di burattini/spettacoli di burattini/m ; teatro de títeres/teatros de títeres/m
moving mouth ; n ; beweglicher Mund/m ; bouche mobile/f ; bocca mobile/f ; boca móvil/f
moving mouth and hands ; n ; beweglicher Mund und Hände/m ; bouche et mains mobiles/f ; bocca e mani mobili/f ; boca y manos móviles/f

# figures and collectables
figure~figures ; n ; Figur/Figuren/f ; figurine/figurines/f ; personaggio/personaggi/m ; figura/figuras/f
action figure~action figures ; n ; Actionfigur/Actionfiguren/f ; figurine d'action/figurines d'action/f ; action figure/f ; figura de acción/figuras de acción/f
toy figure~toy figures ; n ; Spielfigur/Spielfiguren/f ; figurine/figurines/f ; personaggio giocattolo/personaggi giocattolo/m ; figura de juguete/figuras de juguete/f
play figure~play figures ; n ; Spielfigur/Spielfiguren/f ; figurine de jeu/figurines de jeu/f ; personaggio da gioco/personaggi da gioco/m ; figura de juego/figuras de juego/f
figurine~figurines ; n ; Figur/Figuren/f ; figurine/figurines/f ; statuina/statuine/f ; figurita/figuritas/f
mini figure~mini figures ; n ; Minifigur/Minifiguren/f ; mini-figurine/mini-figurines/f ; minifigure/f ; minifigura/minifiguras/f
minifigure~minifigures ; n ; Minifigur/Minifiguren/f ; mini-figurine/mini-figurines/f ; minifigure/f ; minifigura/minifiguras/f
collectable figure~collectable figures ; n ; Sammelfigur/Sammelfiguren/f ; figurine de collection/figurines de collection/f ; statuina da collezione/statuine da collezione/f ; figura de colección/figuras de colección/f
collectible figure~collectible figures ; n ; Sammelfigur/Sammelfiguren/f ; figurine de collection/figurines de collection/f ; statuina da collezione/statuine da collezione/f ; figura de colección/figuras de colección/f
vinyl figure~vinyl figures ; n ; Vinylfigur/Vinylfiguren/f ; figurine en vinyle/figurines en vinyle/f ; statuina in vinile/statuine in vinile/f ; figura de vinilo/figuras de vinilo/f
pvc figure~pvc figures ; n ; PVC-Figur/PVC-Figuren/f ; figurine PVC/figurines PVC/f ; statuina in PVC/statuine in PVC/f ; figura de PVC/figuras de PVC/f
resin figure~resin figures ; n ; Resin-Figur/Resin-Figuren/f ; figurine en résine/figurines en résine/f ; statuina in resina/statuine in resina/f ; figura de resina/figuras de resina/f
metal figure~metal figures ; n ; Metallfigur/Metallfiguren/f ; figurine en métal/figurines en métal/f ; statuina in metallo/statuine in metallo/f ; figura de metal/figuras de metal/f
bobble head~bobble heads ; n ; Wackelkopf-Figur/Wackelkopf-Figuren/f ; figurine à tête branlante/figurines à tête branlante/f ; bobblehead/m ; figura cabezona/figuras cabezonas/f
bobblehead~bobbleheads ; n ; Wackelkopf-Figur/Wackelkopf-Figuren/f ; figurine à tête branlante/figurines à tête branlante/f ; bobblehead/m ; figura cabezona/figuras cabezonas/f
bobble head figure~bobble head figures ; n ; Wackelkopf-Figur/Wackelkopf-Figuren/f ; figurine à tête branlante/figurines à tête branlante/f ; bobblehead/m ; figura cabezona/figuras cabezonas/f
head knocker~head knockers ; n ; Wackelkopf-Figur/Wackelkopf-Figuren/f ; figurine à tête branlante/figurines à tête branlante/f ; statuina testa oscillante/statuine testa oscillante/f ; figura cabezona/figuras cabezonas/f
bust~busts ; n ; Büste/Büsten/f ; buste/bustes/m ; busto/busti/m ; busto/bustos/m
bust bank~bust banks ; n ; Spardosen-Büste/Spardosen-Büsten/f ; tirelire buste/tirelires buste/f ; busto salvadanaio/busti salvadanaio/m ; hucha busto/huchas busto/f
mini bust~mini busts ; n ; Mini-Büste/Mini-Büsten/f ; mini-buste/mini-bustes/m ; mini busto/mini busti/m ; mini busto/mini bustos/m
statue~statues ; n ; Statue/Statuen/f ; statue/statues/f ; statua/statue/f ; estatua/estatuas/f
pvc statue~pvc statues ; n ; PVC-Statue/PVC-Statuen/f ; statue en PVC/statues en PVC/f ; statua in PVC/statue in PVC/f ; estatua de PVC/estatuas de PVC/f
resin statue~resin statues ; n ; Resin-Statue/Resin-Statuen/f ; statue en résine/statues en résine/f ; statua in resina/statue in resina/f ; estatua de resina/estatuas de resina/f
statuette~statuettes ; n ; Statuette/Statuetten/f ; statuette/statuettes/f ; statuetta/statuette/f ; estatuilla/estatuillas/f
diorama~dioramas ; n ; Diorama/Dioramen/n ; diorama/dioramas/m ; diorama/diorami/m ; diorama/dioramas/m
prop replica~prop replicas ; n ; Requisiten-Replik/Requisiten-Repliken/f ; réplique d'accessoire/répliques d'accessoires/f ; replica di oggetto di scena/repliche di oggetti di scena/f ; réplica de atrezo/réplicas de atrezo/f
prop~props ; n ; Requisite/Requisiten/f ; accessoire/accessoires/m ; oggetto di scena/oggetti di scena/m ; accesorio de atrezo/accesorios de atrezo/m
memorabilia ; n ; Fanartikel/Fanartikel/m ; objets de collection/objets de collection/m ; memorabilia/memorabilia/m ; artículos de colección/artículos de colección/m
collectable series ; n ; Sammlerserie/Sammlerserien/f ; série de collection/séries de collection/f ; serie da collezione/f ; serie coleccionable/series coleccionables/f
collectors edition~collectors editions ; n ; Sammleredition/Sammlereditionen/f ; édition collector/éditions collector/f ; edizione da collezione/edizioni da collezione/f ; edición coleccionista/ediciones coleccionista/f
collector's edition~collector's editions ; n ; Sammleredition/Sammlereditionen/f ; édition collector/éditions collector/f ; edizione da collezione/edizioni da collezione/f ; edición coleccionista/ediciones coleccionista/f
collector~collectors ; n ; Sammler/m ; collectionneur/collectionneurs/m ; collezionista/collezionisti/m ; coleccionista/coleccionistas/m
collector's ; m ; Sammler ; de collection ; da collezione ; de colección
japan import~japan imports ; n ; Japan-Import/Japan-Importe/m ; import Japon/imports Japon/m ; import Giappone/m ; importación de Japón/importaciones de Japón/f
japanese import~japanese imports ; n ; Japan-Import/Japan-Importe/m ; import Japon/imports Japon/m ; import giapponese/m ; importación japonesa/importaciones japonesas/f
toy soldier~toy soldiers ; n ; Spielzeugsoldat/Spielzeugsoldaten/m ; petit soldat/petits soldats/m ; soldatino/soldatini/m ; soldadito/soldaditos/m
plastic soldier~plastic soldiers ; n ; Plastiksoldat/Plastiksoldaten/m ; soldat en plastique/soldats en plastique/m ; soldatino di plastica/soldatini di plastica/m ; soldadito de plástico/soldaditos de plástico/m
army men ; n ; Spielzeugsoldaten/Spielzeugsoldaten/m ; petits soldats/petits soldats/m ; soldatini/soldatini/m ; soldaditos/soldaditos/m
poseable ; a ; beweglich/bewegliche ; articulé/articulée/articulés/articulées ; snodabile/snodabile/snodabili/snodabili ; articulado/articulada/articulados/articuladas
jointed ; a ; beweglich/bewegliche ; articulé/articulée/articulés/articulées ; snodato/snodata/snodati/snodate ; articulado/articulada/articulados/articuladas
articulated ; a ; beweglich/bewegliche ; articulé/articulée/articulés/articulées ; snodato/snodata/snodati/snodate ; articulado/articulada/articulados/articuladas
transforming ; a ; verwandelbar/verwandelbare ; transformable/transformable/transformables/transformables ; trasformabile/trasformabile/trasformabili/trasformabili ; transformable/transformable/transformables/transformables
unpainted ; v ; unbemalt/unbemalte ; non peint/non peinte/non peints/non peintes ; non dipinto/non dipinta/non dipinti/non dipinte ; sin pintar
money bank~money banks ; n ; Spardose/Spardosen/f ; tirelire/tirelires/f ; salvadanaio/salvadanai/m ; hucha/huchas/f
money box~money boxes ; n ; Spardose/Spardosen/f ; tirelire/tirelires/f ; salvadanaio/salvadanai/m ; hucha/huchas/f
piggy bank~piggy banks ; n ; Sparschwein/Sparschweine/n ; tirelire cochon/tirelires cochon/f ; salvadanaio maialino/salvadanai maialino/m ; hucha cerdito/huchas cerdito/f
snow globe~snow globes ; n ; Schneekugel/Schneekugeln/f ; boule à neige/boules à neige/f ; palla di neve/palle di neve/f ; bola de nieve/bolas de nieve/f
music box~music boxes ; n ; Spieluhr/Spieluhren/f ; boîte à musique/boîtes à musique/f ; carillon/m ; caja de música/cajas de música/f
pin badge~pin badges ; n ; Anstecker/m ; pin's/m ; spilla/spille/f ; chapa/chapas/f
badge~badges ; n ; Anstecker/m ; badge/badges/m ; spilla/spille/f ; chapa/chapas/f
button badge~button badges ; n ; Ansteckbutton/Ansteckbuttons/m ; badge rond/badges ronds/m ; spilla rotonda/spille rotonde/f ; chapa redonda/chapas redondas/f
badge button pin~badge button pins ; n ; Ansteckbutton/Ansteckbuttons/m ; badge épingle/badges épingle/m ; spilla/spille/f ; chapa/chapas/f
enamel pin~enamel pins ; n ; Emaille-Pin/Emaille-Pins/m ; pin's émaillé/pin's émaillés/m ; spilla smaltata/spille smaltate/f ; pin esmaltado/pines esmaltados/m
magnet~magnets ; n ; Magnet/Magnete/m ; aimant/aimants/m ; calamita/calamite/f ; imán/imanes/m
keychain~keychains ; n ; Schlüsselanhänger/m ; porte-clés/m ; portachiavi/m ; llavero/llaveros/m
keyring~keyrings ; n ; Schlüsselanhänger/m ; porte-clés/m ; portachiavi/m ; llavero/llaveros/m
display case~display cases ; n ; Vitrine/Vitrinen/f ; vitrine/vitrines/f ; vetrinetta/vetrinette/f ; vitrina/vitrinas/f
display box~display boxes ; n ; Präsentationsbox/Präsentationsboxen/f ; boîte de présentation/boîtes de présentation/f ; scatola espositiva/scatole espositive/f ; caja expositora/cajas expositoras/f
blind bag~blind bags ; n ; Überraschungstüte/Überraschungstüten/f ; sachet surprise/sachets surprise/m ; bustina a sorpresa/bustine a sorpresa/f ; sobre sorpresa/sobres sorpresa/m
mystery bag~mystery bags ; n ; Überraschungstüte/Überraschungstüten/f ; sachet surprise/sachets surprise/m ; bustina a sorpresa/bustine a sorpresa/f ; bolsa sorpresa/bolsas sorpresa/f
mystery box~mystery boxes ; n ; Überraschungsbox/Überraschungsboxen/f ; boîte mystère/boîtes mystère/f ; scatola a sorpresa/scatole a sorpresa/f ; caja sorpresa/cajas sorpresa/f
mystery pack~mystery packs ; n ; Überraschungspack/Überraschungspacks/n ; pack mystère/packs mystère/m ; confezione a sorpresa/confezioni a sorpresa/f ; pack sorpresa/packs sorpresa/m
surprise egg~surprise eggs ; n ; Überraschungsei/Überraschungseier/n ; œuf surprise/œufs surprise/m ; uovo a sorpresa/uova a sorpresa/m ; huevo sorpresa/huevos sorpresa/m
trophy~trophies ; n ; Pokal/Pokale/m ; trophée/trophées/m ; trofeo/trofei/m ; trofeo/trofeos/m
medal~medals ; n ; Medaille/Medaillen/f ; médaille/médailles/f ; medaglia/medaglie/f ; medalla/medallas/f

# people, professions and creatures
princess~princesses ; n ; Prinzessin/Prinzessinnen/f ; princesse/princesses/f ; principessa/principesse/f ; princesa/princesas/f
fairy tale princess~fairy tale princesses ; n ; Märchenprinzessin/Märchenprinzessinnen/f ; princesse de conte de fées/princesses de conte de fées/f ; principessa delle fiabe/principesse delle fiabe/f ; princesa de cuento/princesas de cuento/f
prince~princes ; n ; Prinz/Prinzen/m ; prince/princes/m ; principe/principi/m ; príncipe/príncipes/m
king~kings ; n ; König/Könige/m ; roi/rois/m ; re/m ; rey/reyes/m
queen~queens ; n ; Königin/Königinnen/f ; reine/reines/f ; regina/regine/f ; reina/reinas/f
knight~knights ; n ; Ritter/m ; chevalier/chevaliers/m ; cavaliere/cavalieri/m ; caballero/caballeros/m
black knight~black knights ; n ; schwarzer Ritter/schwarze Ritter/m ; chevalier noir/chevaliers noirs/m ; cavaliere nero/cavalieri neri/m ; caballero negro/caballeros negros/m
pirate~pirates ; n ; Pirat/Piraten/m ; pirate/pirates/m ; pirata/pirati/m ; pirata/piratas/m
pirate captain~pirate captains ; n ; Piratenkapitän/Piratenkapitäne/m ; capitaine pirate/capitaines pirates/m ; capitano pirata/capitani pirata/m ; capitán pirata/capitanes pirata/m
ghost pirate~ghost pirates ; n ; Geisterpirat/Geisterpiraten/m ; pirate fantôme/pirates fantômes/m ; pirata fantasma/pirati fantasma/m ; pirata fantasma/piratas fantasma/m
captain~captains ; n ; Kapitän/Kapitäne/m ; capitaine/capitaines/m ; capitano/capitani/m ; capitán/capitanes/m
viking~vikings ; n ; Wikinger/m ; viking/vikings/m ; vichingo/vichinghi/m ; vikingo/vikingos/m
gladiator~gladiators ; n ; Gladiator/Gladiatoren/m ; gladiateur/gladiateurs/m ; gladiatore/gladiatori/m ; gladiador/gladiadores/m
samurai ; n ; Samurai/m ; samouraï/samouraïs/m ; samurai/m ; samurái/samuráis/m
ninja~ninjas ; n ; Ninja/Ninjas/m ; ninja/ninjas/m ; ninja/m ; ninja/ninjas/m
warrior~warriors ; n ; Krieger/m ; guerrier/guerriers/m ; guerriero/guerrieri/m ; guerrero/guerreros/m
soldier~soldiers ; n ; Soldat/Soldaten/m ; soldat/soldats/m ; soldato/soldati/m ; soldado/soldados/m
foot soldier~foot soldiers ; n ; Fußsoldat/Fußsoldaten/m ; fantassin/fantassins/m ; fante/fanti/m ; soldado de infantería/soldados de infantería/m
archer~archers ; n ; Bogenschütze/Bogenschützen/m ; archer/archers/m ; arciere/arcieri/m ; arquero/arqueros/m
crusader~crusaders ; n ; Kreuzritter/m ; croisé/croisés/m ; crociato/crociati/m ; cruzado/cruzados/m
guard~guards ; n ; Wächter/m ; garde/gardes/m ; guardia/guardie/f ; guardia/guardias/m
hunter~hunters ; n ; Jäger/m ; chasseur/chasseurs/m ; cacciatore/cacciatori/m ; cazador/cazadores/m
ranger~rangers ; n ; Ranger/m ; ranger/rangers/m ; ranger/m ; guardabosques/m
cowboy~cowboys ; n ; Cowboy/Cowboys/m ; cow-boy/cow-boys/m ; cowboy/m ; vaquero/vaqueros/m
cowgirl~cowgirls ; n ; Cowgirl/Cowgirls/n ; cow-girl/cow-girls/f ; cowgirl/f ; vaquera/vaqueras/f
sheriff~sheriffs ; n ; Sheriff/Sheriffs/m ; shérif/shérifs/m ; sceriffo/sceriffi/m ; sheriff/sheriffs/m
wild west ; n ; Wilder Westen/m ; Far West/m ; selvaggio West/m ; Salvaje Oeste/m
policeman~policemen ; n ; Polizist/Polizisten/m ; policier/policiers/m ; poliziotto/poliziotti/m ; policía/policías/m
police officer~police officers ; n ; Polizist/Polizisten/m ; policier/policiers/m ; poliziotto/poliziotti/m ; policía/policías/m
police ; n ; Polizei/f ; police/f ; polizia/f ; policía/f
fireman~firemen ; n ; Feuerwehrmann/Feuerwehrmänner/m ; pompier/pompiers/m ; pompiere/pompieri/m ; bombero/bomberos/m
firefighter~firefighters ; n ; Feuerwehrmann/Feuerwehrmänner/m ; pompier/pompiers/m ; pompiere/pompieri/m ; bombero/bomberos/m
doctor~doctors ; n ; Arzt/Ärzte/m ; docteur/docteurs/m ; dottore/dottori/m ; médico/médicos/m
nurse~nurses ; n ; Krankenschwester/Krankenschwestern/f ; infirmière/infirmières/f ; infermiera/infermiere/f ; enfermera/enfermeras/f
farmer~farmers ; n ; Bauer/Bauern/m ; fermier/fermiers/m ; contadino/contadini/m ; granjero/granjeros/m
builder~builders ; n ; Bauarbeiter/m ; ouvrier/ouvriers/m ; muratore/muratori/m ; constructor/constructores/m
pilot~pilots ; n ; Pilot/Piloten/m ; pilote/pilotes/m ; pilota/piloti/m ; piloto/pilotos/m
astronaut~astronauts ; n ; Astronaut/Astronauten/m ; astronaute/astronautes/m ; astronauta/astronauti/m ; astronauta/astronautas/m
spaceman~spacemen ; n ; Raumfahrer/m ; astronaute/astronautes/m ; astronauta/astronauti/m ; astronauta/astronautas/m
sailor~sailors ; n ; Matrose/Matrosen/m ; marin/marins/m ; marinaio/marinai/m ; marinero/marineros/m
chef~chefs ; n ; Koch/Köche/m ; chef cuisinier/chefs cuisiniers/m ; cuoco/cuochi/m ; cocinero/cocineros/m
teacher~teachers ; n ; Lehrer/m ; professeur/professeurs/m ; insegnante/insegnanti/m ; profesor/profesores/m
biker~bikers ; n ; Biker/m ; motard/motards/m ; motociclista/motociclisti/m ; motero/moteros/m
ballerina~ballerinas ; n ; Ballerina/Ballerinas/f ; ballerine/ballerines/f ; ballerina/ballerine/f ; bailarina/bailarinas/f
dancer~dancers ; n ; Tänzerin/Tänzerinnen/f ; danseuse/danseuses/f ; ballerina/ballerine/f ; bailarina/bailarinas/f
bride~brides ; n ; Braut/Bräute/f ; mariée/mariées/f ; sposa/spose/f ; novia/novias/f
groom~grooms ; n ; Bräutigam/Bräutigame/m ; marié/mariés/m ; sposo/sposi/m ; novio/novios/m
bride and groom ; n ; Brautpaar/Brautpaare/n ; mariés/mariés/m ; sposi/sposi/m ; novios/novios/m
clown~clowns ; n ; Clown/Clowns/m ; clown/clowns/m ; pagliaccio/pagliacci/m ; payaso/payasos/m
jester~jesters ; n ; Hofnarr/Hofnarren/m ; bouffon/bouffons/m ; giullare/giullari/m ; bufón/bufones/m
magician~magicians ; n ; Zauberer/m ; magicien/magiciens/m ; mago/maghi/m ; mago/magos/m
wizard~wizards ; n ; Zauberer/m ; sorcier/sorciers/m ; mago/maghi/m ; mago/magos/m
witch~witches ; n ; Hexe/Hexen/f ; sorcière/sorcières/f ; strega/streghe/f ; bruja/brujas/f
vampire~vampires ; n ; Vampir/Vampire/m ; vampire/vampires/m ; vampiro/vampiri/m ; vampiro/vampiros/m
zombie~zombies ; n ; Zombie/Zombies/m ; zombie/zombies/m ; zombie/m ; zombi/zombis/m
ghost~ghosts ; n ; Geist/Geister/m ; fantôme/fantômes/m ; fantasma/fantasmi/m ; fantasma/fantasmas/m
skeleton~skeletons ; n ; Skelett/Skelette/n ; squelette/squelettes/m ; scheletro/scheletri/m ; esqueleto/esqueletos/m
skull~skulls ; n ; Totenkopf/Totenköpfe/m ; tête de mort/têtes de mort/f ; teschio/teschi/m ; calavera/calaveras/f
skull and crossbones ; n ; Totenkopf mit Knochen/m ; tête de mort et tibias/f ; teschio e ossa incrociate/m ; calavera y tibias/f
mummy~mummies ; n ; Mumie/Mumien/f ; momie/momies/f ; mummia/mummie/f ; momia/momias/f
werewolf~werewolves ; n ; Werwolf/Werwölfe/m ; loup-garou/loups-garous/m ; lupo mannaro/lupi mannari/m ; hombre lobo/hombres lobo/m
devil~devils ; n ; Teufel/m ; diable/diables/m ; diavolo/diavoli/m ; diablo/diablos/m
demon~demons ; n ; Dämon/Dämonen/m ; démon/démons/m ; demone/demoni/m ; demonio/demonios/m
angel~angels ; n ; Engel/m ; ange/anges/m ; angelo/angeli/m ; ángel/ángeles/m
guardian angel~guardian angels ; n ; Schutzengel/m ; ange gardien/anges gardiens/m ; angelo custode/angeli custodi/m ; ángel de la guarda/ángeles de la guarda/m
fairy~fairies ; n ; Fee/Feen/f ; fée/fées/f ; fata/fate/f ; hada/hadas/f
fairy princess~fairy princesses ; n ; Feenprinzessin/Feenprinzessinnen/f ; princesse des fées/princesses des fées/f ; principessa delle fate/principesse delle fate/f ; princesa de las hadas/princesas de las hadas/f
elf~elves ; n ; Elfe/Elfen/f ; elfe/elfes/m ; elfo/elfi/m ; elfo/elfos/m
gnome~gnomes ; n ; Zwerg/Zwerge/m ; gnome/gnomes/m ; gnomo/gnomi/m ; gnomo/gnomos/m
dwarf~dwarves ; n ; Zwerg/Zwerge/m ; nain/nains/m ; nano/nani/m ; enano/enanos/m
goblin~goblins ; n ; Kobold/Kobolde/m ; gobelin/gobelins/m ; goblin/m ; goblin/goblins/m
troll~trolls ; n ; Troll/Trolle/m ; troll/trolls/m ; troll/m ; trol/troles/m
orc~orcs ; n ; Ork/Orks/m ; orque/orques/m ; orco/orchi/m ; orco/orcos/m
giant ; a ; riesig/riesige ; géant/géante/géants/géantes ; gigante/gigante/giganti/giganti ; gigante/gigante/gigantes/gigantes
mermaid~mermaids ; n ; Meerjungfrau/Meerjungfrauen/f ; sirène/sirènes/f ; sirena/sirene/f ; sirena/sirenas/f
unicorn~unicorns ; n ; Einhorn/Einhörner/n ; licorne/licornes/f ; unicorno/unicorni/m ; unicornio/unicornios/m
dragon~dragons ; n ; Drache/Drachen/m ; dragon/dragons/m ; drago/draghi/m ; dragón/dragones/m
griffin~griffins ; n ; Greif/Greife/m ; griffon/griffons/m ; grifone/grifoni/m ; grifo/grifos/m
phoenix~phoenixes ; n ; Phönix/Phönixe/m ; phénix/m ; fenice/fenici/f ; fénix/m
pegasus ; n ; Pegasus/m ; Pégase/m ; Pegaso/m ; Pegaso/m
monster~monsters ; n ; Monster/n ; monstre/monstres/m ; mostro/mostri/m ; monstruo/monstruos/m
robot~robots ; n ; Roboter/m ; robot/robots/m ; robot/m ; robot/robots/m
alien~aliens ; n ; Alien/Aliens/n ; extraterrestre/extraterrestres/m ; alieno/alieni/m ; alienígena/alienígenas/m
mutant~mutants ; n ; Mutant/Mutanten/m ; mutant/mutants/m ; mutante/mutanti/m ; mutante/mutantes/m
cyborg~cyborgs ; n ; Cyborg/Cyborgs/m ; cyborg/cyborgs/m ; cyborg/m ; cíborg/cíborgs/m
droid~droids ; n ; Droide/Droiden/m ; droïde/droïdes/m ; droide/droidi/m ; droide/droides/m
trooper~troopers ; n ; Trooper/m ; trooper/troopers/m ; trooper/m ; trooper/troopers/m
superhero~superheroes ; n ; Superheld/Superhelden/m ; super-héros/m ; supereroe/supereroi/m ; superhéroe/superhéroes/m
super hero~super heroes ; n ; Superheld/Superhelden/m ; super-héros/m ; supereroe/supereroi/m ; superhéroe/superhéroes/m
hero~heroes ; n ; Held/Helden/m ; héros/m ; eroe/eroi/m ; héroe/héroes/m
heroine~heroines ; n ; Heldin/Heldinnen/f ; héroïne/héroïnes/f ; eroina/eroine/f ; heroína/heroínas/f
villain~villains ; n ; Bösewicht/Bösewichte/m ; méchant/méchants/m ; cattivo/cattivi/m ; villano/villanos/m
gangster~gangsters ; n ; Gangster/m ; gangster/gangsters/m ; gangster/m ; gánster/gánsteres/m
prisoner~prisoners ; n ; Häftling/Häftlinge/m ; prisonnier/prisonniers/m ; carcerato/carcerati/m ; preso/presos/m
celebrity~celebrities ; n ; Promi/Promis/m ; célébrité/célébrités/f ; celebrità/f ; famoso/famosos/m
royal family ; n ; Königsfamilie/f ; famille royale/f ; famiglia reale/f ; familia real/f
snowman~snowmen ; n ; Schneemann/Schneemänner/m ; bonhomme de neige/bonshommes de neige/m ; pupazzo di neve/pupazzi di neve/m ; muñeco de nieve/muñecos de nieve/m
santa ; n ; Weihnachtsmann/Weihnachtsmänner/m ; père Noël/pères Noël/m ; Babbo Natale/m ; Papá Noel/m
santa claus ; n ; Weihnachtsmann/Weihnachtsmänner/m ; père Noël/pères Noël/m ; Babbo Natale/m ; Papá Noel/m
father christmas ; n ; Weihnachtsmann/Weihnachtsmänner/m ; père Noël/pères Noël/m ; Babbo Natale/m ; Papá Noel/m
gingerbread man~gingerbread men ; n ; Lebkuchenmann/Lebkuchenmänner/m ; bonhomme en pain d'épice/bonshommes en pain d'épice/m ; omino di pan di zenzero/omini di pan di zenzero/m ; muñeco de jengibre/muñecos de jengibre/m
tooth fairy ; n ; Zahnfee/f ; petite souris/f ; fatina dei denti/f ; Ratoncito Pérez/m
scarecrow~scarecrows ; n ; Vogelscheuche/Vogelscheuchen/f ; épouvantail/épouvantails/m ; spaventapasseri/m ; espantapájaros/m
teletubby~teletubbies ; n ; Teletubby/Teletubbies/m ; Télétubby/Télétubbies/m ; Teletubby/m ; Teletubby/Teletubbies/m
little red riding hood ; n ; Rotkäppchen/n ; Petit Chaperon rouge/m ; Cappuccetto Rosso/f ; Caperucita Roja/f
red riding hood ; n ; Rotkäppchen/n ; Petit Chaperon rouge/m ; Cappuccetto Rosso/f ; Caperucita Roja/f
snow white ; n ; Schneewittchen/n ; Blanche-Neige/f ; Biancaneve/f ; Blancanieves/f
three little pigs ; n ; drei kleine Schweinchen/drei kleine Schweinchen/n ; trois petits cochons/trois petits cochons/m ; tre porcellini/tre porcellini/m ; tres cerditos/tres cerditos/m
nutcracker~nutcrackers ; n ; Nussknacker/m ; casse-noisette/casse-noisettes/m ; schiaccianoci/m ; cascanueces/m

# animals
animal~animals ; n ; Tier/Tiere/n ; animal/animaux/m ; animale/animali/m ; animal/animales/m
animal figure~animal figures ; n ; Tierfigur/Tierfiguren/f ; figurine animal/figurines animaux/f ; animale giocattolo/animali giocattolo/m ; figura de animal/figuras de animales/f
farm animal~farm animals ; n ; Bauernhoftier/Bauernhoftiere/n ; animal de la ferme/animaux de la ferme/m ; animale della fattoria/animali della fattoria/m ; animal de granja/animales de granja/m
wild animal~wild animals ; n ; Wildtier/Wildtiere/n ; animal sauvage/animaux sauvages/m ; animale selvatico/animali selvatici/m ; animal salvaje/animales salvajes/m
zoo animal~zoo animals ; n ; Zootier/Zootiere/n ; animal de zoo/animaux de zoo/m ; animale dello zoo/animali dello zoo/m ; animal de zoo/animales de zoo/m
jungle animal~jungle animals ; n ; Dschungeltier/Dschungeltiere/n ; animal de la jungle/animaux de la jungle/m ; animale della giungla/animali della giungla/m ; animal de la selva/animales de la selva/m
safari animal~safari animals ; n ; Safaritier/Safaritiere/n ; animal de safari/animaux de safari/m ; animale da safari/animali da safari/m ; animal de safari/animales de safari/m
sea animal~sea animals ; n ; Meerestier/Meerestiere/n ; animal marin/animaux marins/m ; animale marino/animali marini/m ; animal marino/animales marinos/m
sea life ; n ; Meerestiere/Meerestiere/n ; animaux marins/animaux marins/m ; animali marini/animali marini/m ; vida marina/f
wildlife ; n ; Wildtiere/Wildtiere/n ; animaux sauvages/animaux sauvages/m ; animali selvatici/animali selvatici/m ; fauna salvaje/f
european wildlife ; n ; europäische Wildtiere/europäische Wildtiere/n ; faune sauvage européenne/f ; fauna selvatica europea/f ; fauna salvaje europea/f
pet~pets ; n ; Haustier/Haustiere/n ; animal de compagnie/animaux de compagnie/m ; animale domestico/animali domestici/m ; mascota/mascotas/f
mascot~mascots ; n ; Maskottchen/n ; mascotte/mascottes/f ; mascotte/f ; mascota/mascotas/f
zoo~zoos ; n ; Zoo/Zoos/m ; zoo/zoos/m ; zoo/m ; zoo/zoos/m
jungle ; n ; Dschungel/m ; jungle/f ; giungla/f ; selva/f
safari ; n ; Safari/f ; safari/m ; safari/m ; safari/m
farm~farms ; n ; Bauernhof/Bauernhöfe/m ; ferme/fermes/f ; fattoria/fattorie/f ; granja/granjas/f
farmyard~farmyards ; n ; Bauernhof/Bauernhöfe/m ; ferme/fermes/f ; fattoria/fattorie/f ; granja/granjas/f
farm set~farm sets ; n ; Bauernhof-Set/Bauernhof-Sets/n ; coffret ferme/coffrets ferme/m ; set fattoria/m ; set de granja/sets de granja/m
noah's ark ; n ; Arche Noah/f ; arche de Noé/f ; arca di Noè/f ; arca de Noé/f
stable~stables ; n ; Pferdestall/Pferdeställe/m ; écurie/écuries/f ; scuderia/scuderie/f ; establo/establos/m
horse stable~horse stables ; n ; Pferdestall/Pferdeställe/m ; écurie/écuries/f ; scuderia per cavalli/scuderie per cavalli/f ; establo de caballos/establos de caballos/m
horse~horses ; n ; Pferd/Pferde/n ; cheval/chevaux/m ; cavallo/cavalli/m ; caballo/caballos/m
pony~ponies ; n ; Pony/Ponys/n ; poney/poneys/m ; pony/m ; poni/ponis/m
foal~foals ; n ; Fohlen/n ; poulain/poulains/m ; puledro/puledri/m ; potro/potros/m
mare~mares ; n ; Stute/Stuten/f ; jument/juments/f ; giumenta/giumente/f ; yegua/yeguas/f
stallion~stallions ; n ; Hengst/Hengste/m ; étalon/étalons/m ; stallone/stalloni/m ; semental/sementales/m
gelding~geldings ; n ; Wallach/Wallache/m ; hongre/hongres/m ; castrone/castroni/m ; caballo castrado/caballos castrados/m
donkey~donkeys ; n ; Esel/m ; âne/ânes/m ; asino/asini/m ; burro/burros/m
cow~cows ; n ; Kuh/Kühe/f ; vache/vaches/f ; mucca/mucche/f ; vaca/vacas/f
calf~calves ; n ; Kalb/Kälber/n ; veau/veaux/m ; vitello/vitelli/m ; ternero/terneros/m
bull~bulls ; n ; Stier/Stiere/m ; taureau/taureaux/m ; toro/tori/m ; toro/toros/m
bison ; n ; Bison/Bisons/m ; bison/bisons/m ; bisonte/bisonti/m ; bisonte/bisontes/m
buffalo ; n ; Büffel/m ; buffle/buffles/m ; bufalo/bufali/m ; búfalo/búfalos/m
sheep ; n ; Schaf/Schafe/n ; mouton/moutons/m ; pecora/pecore/f ; oveja/ovejas/f
lamb~lambs ; n ; Lamm/Lämmer/n ; agneau/agneaux/m ; agnello/agnelli/m ; cordero/corderos/m
goat~goats ; n ; Ziege/Ziegen/f ; chèvre/chèvres/f ; capra/capre/f ; cabra/cabras/f
pig~pigs ; n ; Schwein/Schweine/n ; cochon/cochons/m ; maiale/maiali/m ; cerdo/cerdos/m
piglet~piglets ; n ; Ferkel/n ; porcelet/porcelets/m ; maialino/maialini/m ; cerdito/cerditos/m
wild boar~wild boars ; n ; Wildschwein/Wildschweine/n ; sanglier/sangliers/m ; cinghiale/cinghiali/m ; jabalí/jabalíes/m
chicken~chickens ; n ; Huhn/Hühner/n ; poule/poules/f ; pollo/polli/m ; pollo/pollos/m
chick~chicks ; n ; Küken/n ; poussin/poussins/m ; pulcino/pulcini/m ; pollito/pollitos/m
cockerel~cockerels ; n ; Hahn/Hähne/m ; coq/coqs/m ; gallo/galli/m ; gallo/gallos/m
duck~ducks ; n ; Ente/Enten/f ; canard/canards/m ; anatra/anatre/f ; pato/patos/m
rubber duck~rubber ducks ; n ; Quietscheente/Quietscheenten/f ; canard en plastique/canards en plastique/m ; paperella di gomma/paperelle di gomma/f ; patito de goma/patitos de goma/m
duckling~ducklings ; n ; Entenküken/n ; caneton/canetons/m ; anatroccolo/anatroccoli/m ; patito/patitos/m
goose ; n ; Gans/Gänse/f ; oie/oies/f ; oca/oche/f ; ganso/gansos/m
dog~dogs ; n ; Hund/Hunde/m ; chien/chiens/m ; cane/cani/m ; perro/perros/m
puppy~puppies ; n ; Welpe/Welpen/m ; chiot/chiots/m ; cucciolo/cuccioli/m ; cachorro/cachorros/m
pup~pups ; n ; Welpe/Welpen/m ; chiot/chiots/m ; cucciolo/cuccioli/m ; cachorro/cachorros/m
labrador~labradors ; n ; Labrador/Labradore/m ; labrador/labradors/m ; labrador/m ; labrador/labradores/m
poodle~poodles ; n ; Pudel/m ; caniche/caniches/m ; barboncino/barboncini/m ; caniche/caniches/m
border collie~border collies ; n ; Border Collie/Border Collies/m ; border collie/border collies/m ; border collie/m ; border collie/border collies/m
german shepherd~german shepherds ; n ; Deutscher Schäferhund/Deutsche Schäferhunde/m ; berger allemand/bergers allemands/m ; pastore tedesco/pastori tedeschi/m ; pastor alemán/pastores alemanes/m
doberman~dobermans ; n ; Dobermann/Dobermänner/m ; dobermann/dobermanns/m ; dobermann/m ; dóberman/m
walrus ; n ; Walross/Walrosse/n ; morse/morses/m ; tricheco/trichechi/m ; morsa/morsas/f
sea lion~sea lions ; n ; Seelöwe/Seelöwen/m ; otarie/otaries/f ; leone marino/leoni marini/m ; león marino/leones marinos/m
pug~pugs ; n ; Mops/Möpse/m ; carlin/carlins/m ; carlino/carlini/m ; carlino/carlinos/m
dalmatian~dalmatians ; n ; Dalmatiner/m ; dalmatien/dalmatiens/m ; dalmata/dalmati/m ; dálmata/dálmatas/m
husky~huskies ; n ; Husky/Huskys/m ; husky/huskys/m ; husky/m ; husky/huskies/m
cat~cats ; n ; Katze/Katzen/f ; chat/chats/m ; gatto/gatti/m ; gato/gatos/m
kitten~kittens ; n ; Kätzchen/n ; chaton/chatons/m ; gattino/gattini/m ; gatito/gatitos/m
kitty~kitties ; n ; Kätzchen/n ; minou/minous/m ; micino/micini/m ; gatito/gatitos/m
rabbit~rabbits ; n ; Hase/Hasen/m ; lapin/lapins/m ; coniglio/conigli/m ; conejo/conejos/m
bunny~bunnies ; n ; Hase/Hasen/m ; lapin/lapins/m ; coniglietto/coniglietti/m ; conejito/conejitos/m
bunny rabbit~bunny rabbits ; n ; Häschen/n ; petit lapin/petits lapins/m ; coniglietto/coniglietti/m ; conejito/conejitos/m
hare~hares ; n ; Feldhase/Feldhasen/m ; lièvre/lièvres/m ; lepre/lepri/f ; liebre/liebres/f
guinea pig~guinea pigs ; n ; Meerschweinchen/n ; cochon d'Inde/cochons d'Inde/m ; porcellino d'India/porcellini d'India/m ; cobaya/cobayas/f
hamster~hamsters ; n ; Hamster/m ; hamster/hamsters/m ; criceto/criceti/m ; hámster/hámsteres/m
mouse~mice ; n ; Maus/Mäuse/f ; souris/f ; topo/topi/m ; ratón/ratones/m
rat~rats ; n ; Ratte/Ratten/f ; rat/rats/m ; ratto/ratti/m ; rata/ratas/f
hedgehog~hedgehogs ; n ; Igel/m ; hérisson/hérissons/m ; riccio/ricci/m ; erizo/erizos/m
squirrel~squirrels ; n ; Eichhörnchen/n ; écureuil/écureuils/m ; scoiattolo/scoiattoli/m ; ardilla/ardillas/f
red squirrel~red squirrels ; n ; Eichhörnchen/Eichhörnchen/n ; écureuil roux/écureuils roux/m ; scoiattolo rosso/scoiattoli rossi/m ; ardilla roja/ardillas rojas/f
badger~badgers ; n ; Dachs/Dachse/m ; blaireau/blaireaux/m ; tasso/tassi/m ; tejón/tejones/m
otter~otters ; n ; Otter/m ; loutre/loutres/f ; lontra/lontre/f ; nutria/nutrias/f
mole~moles ; n ; Maulwurf/Maulwürfe/m ; taupe/taupes/f ; talpa/talpe/f ; topo/topos/m
fox~foxes ; n ; Fuchs/Füchse/m ; renard/renards/m ; volpe/volpi/f ; zorro/zorros/m
wolf~wolves ; n ; Wolf/Wölfe/m ; loup/loups/m ; lupo/lupi/m ; lobo/lobos/m
bear~bears ; n ; Bär/Bären/m ; ours/m ; orso/orsi/m ; oso/osos/m
bear cub~bear cubs ; n ; Bärenjunges/Bärenjunge/n ; ourson/oursons/m ; cucciolo d'orso/cuccioli d'orso/m ; osezno/oseznos/m
polar bear~polar bears ; n ; Eisbär/Eisbären/m ; ours polaire/ours polaires/m ; orso polare/orsi polari/m ; oso polar/osos polares/m
brown bear~brown bears ; n ; Braunbär/Braunbären/m ; ours brun/ours bruns/m ; orso bruno/orsi bruni/m ; oso pardo/osos pardos/m
grizzly bear~grizzly bears ; n ; Grizzlybär/Grizzlybären/m ; grizzly/grizzlis/m ; orso grizzly/orsi grizzly/m ; oso grizzly/osos grizzly/m
panda~pandas ; n ; Panda/Pandas/m ; panda/pandas/m ; panda/m ; panda/pandas/m
raccoon~raccoons ; n ; Waschbär/Waschbären/m ; raton laveur/ratons laveurs/m ; procione/procioni/m ; mapache/mapaches/m
deer ; n ; Hirsch/Hirsche/m ; cerf/cerfs/m ; cervo/cervi/m ; ciervo/ciervos/m
stag~stags ; n ; Hirsch/Hirsche/m ; cerf/cerfs/m ; cervo/cervi/m ; ciervo/ciervos/m
reindeer ; n ; Rentier/Rentiere/n ; renne/rennes/m ; renna/renne/f ; reno/renos/m
moose ; n ; Elch/Elche/m ; élan/élans/m ; alce/alci/m ; alce/alces/m
lion~lions ; n ; Löwe/Löwen/m ; lion/lions/m ; leone/leoni/m ; león/leones/m
lioness~lionesses ; n ; Löwin/Löwinnen/f ; lionne/lionnes/f ; leonessa/leonesse/f ; leona/leonas/f
lion cub~lion cubs ; n ; Löwenjunges/Löwenjunge/n ; lionceau/lionceaux/m ; cucciolo di leone/cuccioli di leone/m ; cachorro de león/cachorros de león/m
tiger~tigers ; n ; Tiger/m ; tigre/tigres/m ; tigre/tigri/f ; tigre/tigres/m
leopard~leopards ; n ; Leopard/Leoparden/m ; léopard/léopards/m ; leopardo/leopardi/m ; leopardo/leopardos/m
panther~panthers ; n ; Panther/m ; panthère/panthères/f ; pantera/pantere/f ; pantera/panteras/f
cheetah~cheetahs ; n ; Gepard/Geparde/m ; guépard/guépards/m ; ghepardo/ghepardi/m ; guepardo/guepardos/m
elephant~elephants ; n ; Elefant/Elefanten/m ; éléphant/éléphants/m ; elefante/elefanti/m ; elefante/elefantes/m
african elephant~african elephants ; n ; Afrikanischer Elefant/Afrikanische Elefanten/m ; éléphant d'Afrique/éléphants d'Afrique/m ; elefante africano/elefanti africani/m ; elefante africano/elefantes africanos/m
mammoth~mammoths ; n ; Mammut/Mammuts/n ; mammouth/mammouths/m ; mammut/m ; mamut/mamuts/m
giraffe~giraffes ; n ; Giraffe/Giraffen/f ; girafe/girafes/f ; giraffa/giraffe/f ; jirafa/jirafas/f
zebra~zebras ; n ; Zebra/Zebras/n ; zèbre/zèbres/m ; zebra/zebre/f ; cebra/cebras/f
hippo~hippos ; n ; Nilpferd/Nilpferde/n ; hippopotame/hippopotames/m ; ippopotamo/ippopotami/m ; hipopótamo/hipopótamos/m
rhino~rhinos ; n ; Nashorn/Nashörner/n ; rhinocéros/m ; rinoceronte/rinoceronti/m ; rinoceronte/rinocerontes/m
llama~llamas ; n ; Lama/Lamas/n ; lama/lamas/m ; lama/m ; llama/llamas/f
alpaca~alpacas ; n ; Alpaka/Alpakas/n ; alpaga/alpagas/m ; alpaca/m ; alpaca/alpacas/f
monkey~monkeys ; n ; Affe/Affen/m ; singe/singes/m ; scimmia/scimmie/f ; mono/monos/m
gorilla~gorillas ; n ; Gorilla/Gorillas/m ; gorille/gorilles/m ; gorilla/m ; gorila/gorilas/m
chimp~chimps ; n ; Schimpanse/Schimpansen/m ; chimpanzé/chimpanzés/m ; scimpanzé/m ; chimpancé/chimpancés/m
chimpanzee~chimpanzees ; n ; Schimpanse/Schimpansen/m ; chimpanzé/chimpanzés/m ; scimpanzé/m ; chimpancé/chimpancés/m
orangutan~orangutans ; n ; Orang-Utan/Orang-Utans/m ; orang-outan/orangs-outans/m ; orango/oranghi/m ; orangután/orangutanes/m
baboon~baboons ; n ; Pavian/Paviane/m ; babouin/babouins/m ; babbuino/babbuini/m ; babuino/babuinos/m
lemur~lemurs ; n ; Lemur/Lemuren/m ; lémurien/lémuriens/m ; lemure/lemuri/m ; lémur/lémures/m
sloth~sloths ; n ; Faultier/Faultiere/n ; paresseux/m ; bradipo/bradipi/m ; perezoso/perezosos/m
meerkat~meerkats ; n ; Erdmännchen/n ; suricate/suricates/m ; suricato/suricati/m ; suricata/suricatas/f
kangaroo~kangaroos ; n ; Känguru/Kängurus/n ; kangourou/kangourous/m ; canguro/canguri/m ; canguro/canguros/m
koala~koalas ; n ; Koala/Koalas/m ; koala/koalas/m ; koala/m ; koala/koalas/m
bat~bats ; n ; Fledermaus/Fledermäuse/f ; chauve-souris/f ; pipistrello/pipistrelli/m ; murciélago/murciélagos/m
bird~birds ; n ; Vogel/Vögel/m ; oiseau/oiseaux/m ; uccello/uccelli/m ; pájaro/pájaros/m
owl~owls ; n ; Eule/Eulen/f ; hibou/hiboux/m ; gufo/gufi/m ; búho/búhos/m
eagle~eagles ; n ; Adler/m ; aigle/aigles/m ; aquila/aquile/f ; águila/águilas/f
falcon~falcons ; n ; Falke/Falken/m ; faucon/faucons/m ; falco/falchi/m ; halcón/halcones/m
parrot~parrots ; n ; Papagei/Papageien/m ; perroquet/perroquets/m ; pappagallo/pappagalli/m ; loro/loros/m
ostrich~ostriches ; n ; Strauß/Strauße/m ; autruche/autruches/f ; struzzo/struzzi/m ; avestruz/avestruces/m
hummingbird~hummingbirds ; n ; Kolibri/Kolibris/m ; colibri/colibris/m ; colibrì/m ; colibrí/colibríes/m
toucan~toucans ; n ; Tukan/Tukane/m ; toucan/toucans/m ; tucano/tucani/m ; tucán/tucanes/m
penguin~penguins ; n ; Pinguin/Pinguine/m ; pingouin/pingouins/m ; pinguino/pinguini/m ; pingüino/pingüinos/m
flamingo~flamingos ; n ; Flamingo/Flamingos/m ; flamant rose/flamants roses/m ; fenicottero/fenicotteri/m ; flamenco/flamencos/m
swan~swans ; n ; Schwan/Schwäne/m ; cygne/cygnes/m ; cigno/cigni/m ; cisne/cisnes/m
peacock~peacocks ; n ; Pfau/Pfauen/m ; paon/paons/m ; pavone/pavoni/m ; pavo real/pavos reales/m
crow~crows ; n ; Krähe/Krähen/f ; corbeau/corbeaux/m ; corvo/corvi/m ; cuervo/cuervos/m
dolphin~dolphins ; n ; Delfin/Delfine/m ; dauphin/dauphins/m ; delfino/delfini/m ; delfín/delfines/m
whale~whales ; n ; Wal/Wale/m ; baleine/baleines/f ; balena/balene/f ; ballena/ballenas/f
killer whale~killer whales ; n ; Schwertwal/Schwertwale/m ; orque/orques/f ; orca/orche/f ; orca/orcas/f
shark~sharks ; n ; Hai/Haie/m ; requin/requins/m ; squalo/squali/m ; tiburón/tiburones/m
fish ; n ; Fisch/Fische/m ; poisson/poissons/m ; pesce/pesci/m ; pez/peces/m
seal~seals ; n ; Robbe/Robben/f ; phoque/phoques/m ; foca/foche/f ; foca/focas/f
octopus ; n ; Oktopus/Oktopusse/m ; pieuvre/pieuvres/f ; polpo/polpi/m ; pulpo/pulpos/m
crab~crabs ; n ; Krabbe/Krabben/f ; crabe/crabes/m ; granchio/granchi/m ; cangrejo/cangrejos/m
lobster~lobsters ; n ; Hummer/m ; homard/homards/m ; aragosta/aragoste/f ; langosta/langostas/f
starfish ; n ; Seestern/Seesterne/m ; étoile de mer/étoiles de mer/f ; stella marina/stelle marine/f ; estrella de mar/estrellas de mar/f
seahorse~seahorses ; n ; Seepferdchen/n ; hippocampe/hippocampes/m ; cavalluccio marino/cavallucci marini/m ; caballito de mar/caballitos de mar/m
turtle~turtles ; n ; Schildkröte/Schildkröten/f ; tortue/tortues/f ; tartaruga/tartarughe/f ; tortuga/tortugas/f
tortoise~tortoises ; n ; Landschildkröte/Landschildkröten/f ; tortue/tortues/f ; tartaruga/tartarughe/f ; tortuga/tortugas/f
frog~frogs ; n ; Frosch/Frösche/m ; grenouille/grenouilles/f ; rana/rane/f ; rana/ranas/f
toad~toads ; n ; Kröte/Kröten/f ; crapaud/crapauds/m ; rospo/rospi/m ; sapo/sapos/m
snake~snakes ; n ; Schlange/Schlangen/f ; serpent/serpents/m ; serpente/serpenti/m ; serpiente/serpientes/f
lizard~lizards ; n ; Eidechse/Eidechsen/f ; lézard/lézards/m ; lucertola/lucertole/f ; lagarto/lagartos/m
crocodile~crocodiles ; n ; Krokodil/Krokodile/n ; crocodile/crocodiles/m ; coccodrillo/coccodrilli/m ; cocodrilo/cocodrilos/m
alligator~alligators ; n ; Alligator/Alligatoren/m ; alligator/alligators/m ; alligatore/alligatori/m ; aligátor/aligátores/m
spider~spiders ; n ; Spinne/Spinnen/f ; araignée/araignées/f ; ragno/ragni/m ; araña/arañas/f
scorpion~scorpions ; n ; Skorpion/Skorpione/m ; scorpion/scorpions/m ; scorpione/scorpioni/m ; escorpión/escorpiones/m
insect~insects ; n ; Insekt/Insekten/n ; insecte/insectes/m ; insetto/insetti/m ; insecto/insectos/m
bug~bugs ; n ; Käfer/m ; insecte/insectes/m ; insetto/insetti/m ; bicho/bichos/m
ladybird~ladybirds ; n ; Marienkäfer/m ; coccinelle/coccinelles/f ; coccinella/coccinelle/f ; mariquita/mariquitas/f
ladybug~ladybugs ; n ; Marienkäfer/m ; coccinelle/coccinelles/f ; coccinella/coccinelle/f ; mariquita/mariquitas/f
bee~bees ; n ; Biene/Bienen/f ; abeille/abeilles/f ; ape/api/f ; abeja/abejas/f
bumble bee~bumble bees ; n ; Hummel/Hummeln/f ; bourdon/bourdons/m ; bombo/bombi/m ; abejorro/abejorros/m
butterfly~butterflies ; n ; Schmetterling/Schmetterlinge/m ; papillon/papillons/m ; farfalla/farfalle/f ; mariposa/mariposas/f
dragonfly~dragonflies ; n ; Libelle/Libellen/f ; libellule/libellules/f ; libellula/libellule/f ; libélula/libélulas/f
snail~snails ; n ; Schnecke/Schnecken/f ; escargot/escargots/m ; lumaca/lumache/f ; caracol/caracoles/m
worm~worms ; n ; Wurm/Würmer/m ; ver/vers/m ; verme/vermi/m ; gusano/gusanos/m
caterpillar~caterpillars ; n ; Raupe/Raupen/f ; chenille/chenilles/f ; bruco/bruchi/m ; oruga/orugas/f

# dinosaurs
dinosaur~dinosaurs ; n ; Dinosaurier/m ; dinosaure/dinosaures/m ; dinosauro/dinosauri/m ; dinosaurio/dinosaurios/m
dino~dinos ; n ; Dino/Dinos/m ; dino/dinos/m ; dino/m ; dino/dinos/m
dinosaur model~dinosaur models ; n ; Dinosaurier-Modell/Dinosaurier-Modelle/n ; figurine dinosaure/figurines dinosaures/f ; modello di dinosauro/modelli di dinosauro/m ; modelo de dinosaurio/modelos de dinosaurio/m
dinosaur figure~dinosaur figures ; n ; Dinosaurierfigur/Dinosaurierfiguren/f ; figurine de dinosaure/figurines de dinosaures/f ; dinosauro giocattolo/dinosauri giocattolo/m ; figura de dinosaurio/figuras de dinosaurios/f
dinosaur egg~dinosaur eggs ; n ; Dinosaurier-Ei/Dinosaurier-Eier/n ; œuf de dinosaure/œufs de dinosaure/m ; uovo di dinosauro/uova di dinosauro/m ; huevo de dinosaurio/huevos de dinosaurio/m
dinosaur skeleton~dinosaur skeletons ; n ; Dinosaurierskelett/Dinosaurierskelette/n ; squelette de dinosaure/squelettes de dinosaure/m ; scheletro di dinosauro/scheletri di dinosauro/m ; esqueleto de dinosaurio/esqueletos de dinosaurio/m
dinosaur world ; n ; Dinosaurierwelt/f ; monde des dinosaures/m ; mondo dei dinosauri/m ; mundo de dinosaurios/m
tyrannosaurus rex ; n ; Tyrannosaurus Rex/m ; tyrannosaure rex/m ; tirannosauro rex/m ; tiranosaurio rex/m
tyrannosaurus ; n ; Tyrannosaurus/m ; tyrannosaure/m ; tirannosauro/m ; tiranosaurio/m
t-rex ; n ; T-Rex/m ; T-Rex/m ; T-Rex/m ; T-Rex/m
triceratops ; n ; Triceratops/m ; tricératops/m ; triceratopo/m ; triceratops/m
stegosaurus ; n ; Stegosaurus/m ; stégosaure/m ; stegosauro/m ; estegosaurio/m
velociraptor~velociraptors ; n ; Velociraptor/Velociraptoren/m ; vélociraptor/vélociraptors/m ; velociraptor/m ; velocirraptor/velocirraptores/m
brachiosaurus ; n ; Brachiosaurus/m ; brachiosaure/m ; brachiosauro/m ; braquiosaurio/m
diplodocus ; n ; Diplodocus/m ; diplodocus/m ; diplodoco/m ; diplodocus/m
pterodactyl~pterodactyls ; n ; Pterodaktylus/m ; ptérodactyle/ptérodactyles/m ; pterodattilo/pterodattili/m ; pterodáctilo/pterodáctilos/m
spinosaurus ; n ; Spinosaurus/m ; spinosaure/m ; spinosauro/m ; espinosaurio/m
fossil~fossils ; n ; Fossil/Fossilien/n ; fossile/fossiles/m ; fossile/fossili/m ; fósil/fósiles/m
prehistoric ; a ; prähistorisch/prähistorische ; préhistorique/préhistorique/préhistoriques/préhistoriques ; preistorico/preistorica/preistorici/preistoriche ; prehistórico/prehistórica/prehistóricos/prehistóricas

# knights, castles, pirates and other play worlds
castle~castles ; n ; Burg/Burgen/f ; château/châteaux/m ; castello/castelli/m ; castillo/castillos/m
knight's castle~knights' castles ; n ; Ritterburg/Ritterburgen/f ; château fort/châteaux forts/m ; castello dei cavalieri/castelli dei cavalieri/m ; castillo de caballeros/castillos de caballeros/m
knights castle~knights castles ; n ; Ritterburg/Ritterburgen/f ; château fort/châteaux forts/m ; castello dei cavalieri/castelli dei cavalieri/m ; castillo de caballeros/castillos de caballeros/m
princess castle~princess castles ; n ; Prinzessinnenschloss/Prinzessinnenschlösser/n ; château de princesse/châteaux de princesse/m ; castello della principessa/castelli della principessa/m ; castillo de princesas/castillos de princesas/m
palace~palaces ; n ; Palast/Paläste/m ; palais/m ; palazzo/palazzi/m ; palacio/palacios/m
fort~forts ; n ; Fort/Forts/n ; fort/forts/m ; forte/forti/m ; fuerte/fuertes/m
fortress~fortresses ; n ; Festung/Festungen/f ; forteresse/forteresses/f ; fortezza/fortezze/f ; fortaleza/fortalezas/f
tower~towers ; n ; Turm/Türme/m ; tour/tours/f ; torre/torri/f ; torre/torres/f
drawbridge~drawbridges ; n ; Zugbrücke/Zugbrücken/f ; pont-levis/ponts-levis/m ; ponte levatoio/ponti levatoi/m ; puente levadizo/puentes levadizos/m
dungeon~dungeons ; n ; Verlies/Verliese/n ; donjon/donjons/m ; segreta/segrete/f ; mazmorra/mazmorras/f
throne~thrones ; n ; Thron/Throne/m ; trône/trônes/m ; trono/troni/m ; trono/tronos/m
catapult~catapults ; n ; Katapult/Katapulte/n ; catapulte/catapultes/f ; catapulta/catapulte/f ; catapulta/catapultas/f
siege tower~siege towers ; n ; Belagerungsturm/Belagerungstürme/m ; tour de siège/tours de siège/f ; torre d'assedio/torri d'assedio/f ; torre de asedio/torres de asedio/f
battering ram~battering rams ; n ; Rammbock/Rammböcke/m ; bélier/béliers/m ; ariete/arieti/m ; ariete/arietes/m
cannon~cannons ; n ; Kanone/Kanonen/f ; canon/canons/m ; cannone/cannoni/m ; cañón/cañones/m
pirate ship~pirate ships ; n ; Piratenschiff/Piratenschiffe/n ; bateau pirate/bateaux pirates/m ; nave pirata/navi pirata/f ; barco pirata/barcos pirata/m
ghost ship~ghost ships ; n ; Geisterschiff/Geisterschiffe/n ; bateau fantôme/bateaux fantômes/m ; nave fantasma/navi fantasma/f ; barco fantasma/barcos fantasma/m
pirate island~pirate islands ; n ; Pirateninsel/Pirateninseln/f ; île aux pirates/f ; isola dei pirati/isole dei pirati/f ; isla pirata/islas pirata/f
treasure island~treasure islands ; n ; Schatzinsel/Schatzinseln/f ; île au trésor/îles au trésor/f ; isola del tesoro/isole del tesoro/f ; isla del tesoro/islas del tesoro/f
treasure chest~treasure chests ; n ; Schatztruhe/Schatztruhen/f ; coffre au trésor/coffres au trésor/m ; forziere del tesoro/forzieri del tesoro/m ; cofre del tesoro/cofres del tesoro/m
treasure map~treasure maps ; n ; Schatzkarte/Schatzkarten/f ; carte au trésor/cartes au trésor/f ; mappa del tesoro/mappe del tesoro/f ; mapa del tesoro/mapas del tesoro/m
treasure hunt~treasure hunts ; n ; Schatzsuche/Schatzsuchen/f ; chasse au trésor/chasses au trésor/f ; caccia al tesoro/cacce al tesoro/f ; búsqueda del tesoro/búsquedas del tesoro/f
treasure~treasures ; n ; Schatz/Schätze/m ; trésor/trésors/m ; tesoro/tesori/m ; tesoro/tesoros/m
sword~swords ; n ; Schwert/Schwerter/n ; épée/épées/f ; spada/spade/f ; espada/espadas/f
foam sword~foam swords ; n ; Schaumstoffschwert/Schaumstoffschwerter/n ; épée en mousse/épées en mousse/f ; spada di gommapiuma/spade di gommapiuma/f ; espada de espuma/espadas de espuma/f
wooden sword~wooden swords ; n ; Holzschwert/Holzschwerter/n ; épée en bois/épées en bois/f ; spada di legno/spade di legno/f ; espada de madera/espadas de madera/f
toy sword~toy swords ; n ; Spielzeugschwert/Spielzeugschwerter/n ; épée jouet/épées jouets/f ; spada giocattolo/spade giocattolo/f ; espada de juguete/espadas de juguete/f
shield~shields ; n ; Schild/Schilde/m ; bouclier/boucliers/m ; scudo/scudi/m ; escudo/escudos/m
sword and shield ; n ; Schwert und Schild/n ; épée et bouclier/f ; spada e scudo/f ; espada y escudo/f
axe~axes ; n ; Axt/Äxte/f ; hache/haches/f ; ascia/asce/f ; hacha/hachas/f
dagger~daggers ; n ; Dolch/Dolche/m ; poignard/poignards/m ; pugnale/pugnali/m ; daga/dagas/f
spear~spears ; n ; Speer/Speere/m ; lance/lances/f ; lancia/lance/f ; lanza/lanzas/f
bow and arrow~bow and arrows ; n ; Pfeil und Bogen/m ; arc et flèches/m ; arco e frecce/m ; arco y flechas/m
crossbow~crossbows ; n ; Armbrust/Armbrüste/f ; arbalète/arbalètes/f ; balestra/balestre/f ; ballesta/ballestas/f
armour ; n ; Rüstung/Rüstungen/f ; armure/armures/f ; armatura/armature/f ; armadura/armaduras/f
armor ; n ; Rüstung/Rüstungen/f ; armure/armures/f ; armatura/armature/f ; armadura/armaduras/f
helmet~helmets ; n ; Helm/Helme/m ; casque/casques/m ; casco/caschi/m ; casco/cascos/m
on horse ; p ; zu Pferd ; à cheval ; a cavallo ; a caballo
on horseback ; p ; zu Pferd ; à cheval ; a cavallo ; a caballo
with horse ; p ; mit Pferd ; avec cheval ; con cavallo ; con caballo
horse and carriage ; n ; Pferdekutsche/Pferdekutschen/f ; calèche et cheval/f ; carrozza con cavallo/f ; carruaje con caballo/m
carriage~carriages ; n ; Kutsche/Kutschen/f ; calèche/calèches/f ; carrozza/carrozze/f ; carruaje/carruajes/m
medieval ; a ; mittelalterlich/mittelalterliche ; médiéval/médiévale/médiévaux/médiévales ; medievale/medievale/medievali/medievali ; medieval/medieval/medievales/medievales
middle ages ; n ; Mittelalter/n ; Moyen Âge/m ; Medioevo/m ; Edad Media/f
space station~space stations ; n ; Raumstation/Raumstationen/f ; station spatiale/stations spatiales/f ; stazione spaziale/stazioni spaziali/f ; estación espacial/estaciones espaciales/f
spaceship~spaceships ; n ; Raumschiff/Raumschiffe/n ; vaisseau spatial/vaisseaux spatiaux/m ; navicella spaziale/navicelle spaziali/f ; nave espacial/naves espaciales/f
space shuttle~space shuttles ; n ; Raumfähre/Raumfähren/f ; navette spatiale/navettes spatiales/f ; space shuttle/m ; transbordador espacial/transbordadores espaciales/m
space rocket~space rockets ; n ; Weltraumrakete/Weltraumraketen/f ; fusée spatiale/fusées spatiales/f ; razzo spaziale/razzi spaziali/m ; cohete espacial/cohetes espaciales/m
space ; n ; Weltraum/m ; espace/m ; spazio/m ; espacio/m
solar system ; n ; Sonnensystem/n ; système solaire/m ; sistema solare/m ; sistema solar/m
planet~planets ; n ; Planet/Planeten/m ; planète/planètes/f ; pianeta/pianeti/m ; planeta/planetas/m
galaxy~galaxies ; n ; Galaxie/Galaxien/f ; galaxie/galaxies/f ; galassia/galassie/f ; galaxia/galaxias/f
science fiction ; n ; Science-Fiction/f ; science-fiction/f ; fantascienza/f ; ciencia ficción/f
fantasy ; n ; Fantasy/f ; fantasy/f ; fantasy/m ; fantasía/f
lightsaber~lightsabers ; n ; Lichtschwert/Lichtschwerter/n ; sabre laser/sabres laser/m ; spada laser/spade laser/f ; sable láser/sables láser/m
light sabre~light sabres ; n ; Lichtschwert/Lichtschwerter/n ; sabre laser/sabres laser/m ; spada laser/spade laser/f ; sable láser/sables láser/m
sonic screwdriver~sonic screwdrivers ; n ; Schallschraubenzieher/m ; tournevis sonique/tournevis soniques/m ; cacciavite sonico/cacciaviti sonici/m ; destornillador sónico/destornilladores sónicos/m
time machine~time machines ; n ; Zeitmaschine/Zeitmaschinen/f ; machine à voyager dans le temps/f ; macchina del tempo/macchine del tempo/f ; máquina del tiempo/máquinas del tiempo/f
magic wand~magic wands ; n ; Zauberstab/Zauberstäbe/m ; baguette magique/baguettes magiques/f ; bacchetta magica/bacchette magiche/f ; varita mágica/varitas mágicas/f
wand~wands ; n ; Zauberstab/Zauberstäbe/m ; baguette magique/baguettes magiques/f ; bacchetta magica/bacchette magiche/f ; varita mágica/varitas mágicas/f
broomstick~broomsticks ; n ; Hexenbesen/m ; balai de sorcière/balais de sorcière/m ; scopa da strega/scope da strega/f ; escoba de bruja/escobas de bruja/f
crystal ball~crystal balls ; n ; Kristallkugel/Kristallkugeln/f ; boule de cristal/boules de cristal/f ; sfera di cristallo/sfere di cristallo/f ; bola de cristal/bolas de cristal/f
tree house~tree houses ; n ; Baumhaus/Baumhäuser/n ; cabane dans les arbres/cabanes dans les arbres/f ; casa sull'albero/case sull'albero/f ; casa del árbol/casas del árbol/f
playground~playgrounds ; n ; Spielplatz/Spielplätze/m ; aire de jeux/aires de jeux/f ; parco giochi/parchi giochi/m ; parque infantil/parques infantiles/m
carousel~carousels ; n ; Karussell/Karussells/n ; carrousel/carrousels/m ; giostra/giostre/f ; carrusel/carruseles/m
circus~circuses ; n ; Zirkus/Zirkusse/m ; cirque/cirques/m ; circo/circhi/m ; circo/circos/m
workshop~workshops ; n ; Werkstatt/Werkstätten/f ; atelier/ateliers/m ; officina/officine/f ; taller/talleres/m
police station~police stations ; n ; Polizeistation/Polizeistationen/f ; commissariat de police/commissariats de police/m ; stazione di polizia/stazioni di polizia/f ; comisaría de policía/comisarías de policía/f
fire station~fire stations ; n ; Feuerwache/Feuerwachen/f ; caserne de pompiers/casernes de pompiers/f ; caserma dei pompieri/caserme dei pompieri/f ; parque de bomberos/parques de bomberos/m
petrol station~petrol stations ; n ; Tankstelle/Tankstellen/f ; station-service/stations-service/f ; stazione di servizio/stazioni di servizio/f ; gasolinera/gasolineras/f
toy garage~toy garages ; n ; Spielzeug-Parkhaus/Spielzeug-Parkhäuser/n ; garage jouet/garages jouets/m ; garage giocattolo/m ; garaje de juguete/garajes de juguete/m
car park~car parks ; n ; Parkhaus/Parkhäuser/n ; parking/parkings/m ; parcheggio/parcheggi/m ; aparcamiento/aparcamientos/m
fire & rescue ; n ; Feuerwehr/f ; pompiers et secours/pompiers et secours/m ; pompieri e soccorso/pompieri e soccorso/m ; bomberos y rescate/bomberos y rescate/m
rescue ; n ; Rettung/f ; sauvetage/m ; soccorso/m ; rescate/m
play people ; n ; Spielfiguren/Spielfiguren/f ; figurines/figurines/f ; omini/omini/m ; muñequitos/muñequitos/m
people who help us ; p ; Menschen, die uns helfen ; les métiers qui nous aident ; le persone che ci aiutano ; personas que nos ayudan
chinese shadow puppet~chinese shadow puppets ; n ; chinesische Schattenfigur/chinesische Schattenfiguren/f ; marionnette d'ombre chinoise/marionnettes d'ombre chinoise/f ; sagoma per ombre cinesi/sagome per ombre cinesi/f ; marioneta de sombras chinescas/marionetas de sombras chinescas/f
ragdoll~ragdolls ; n ; Stoffpuppe/Stoffpuppen/f ; poupée de chiffon/poupées de chiffon/f ; bambola di pezza/bambole di pezza/f ; muñeca de trapo/muñecas de trapo/f
pirate boy~pirate boys ; n ; Piratenjunge/Piratenjungen/m ; garçon pirate/garçons pirates/m ; bambino pirata/bambini pirata/m ; niño pirata/niños pirata/m
pirate boy rag doll~pirate boy rag dolls ; n ; Piratenjunge-Stoffpuppe/Piratenjunge-Stoffpuppen/f ; poupée de chiffon garçon pirate/poupées de chiffon garçon pirate/f ; bambola di pezza bambino pirata/bambole di pezza bambino pirata/f ; muñeco de trapo niño pirata/muñecos de trapo niño pirata/m
sing a long doll~sing a long dolls ; n ; singende Puppe/singende Puppen/f ; poupée chantante/poupées chantantes/f ; bambola che canta/bambole che cantano/f ; muñeca cantarina/muñecas cantarinas/f
sing along doll~sing along dolls ; n ; singende Puppe/singende Puppen/f ; poupée chantante/poupées chantantes/f ; bambola che canta/bambole che cantano/f ; muñeca cantarina/muñecas cantarinas/f
singing doll~singing dolls ; n ; singende Puppe/singende Puppen/f ; poupée chantante/poupées chantantes/f ; bambola che canta/bambole che cantano/f ; muñeca cantarina/muñecas cantarinas/f
sing a long ; a ; singend/singende ; chantant/chantante/chantants/chantantes ; che canta/che canta/che cantano/che cantano ; que canta/que canta/que cantan/que cantan
sing along ; a ; zum Mitsingen ; karaoké ; per cantare insieme ; para cantar
huntress~huntresses ; n ; Jägerin/Jägerinnen/f ; chasseresse/chasseresses/f ; cacciatrice/cacciatrici/f ; cazadora/cazadoras/f
servant~servants ; n ; Diener/m ; domestique/domestiques/m ; servitore/servitori/m ; sirviente/sirvientes/m
victorian servant~victorian servants ; n ; viktorianischer Diener/viktorianische Diener/m ; domestique victorien/domestiques victoriens/m ; servitore vittoriano/servitori vittoriani/m ; sirviente victoriano/sirvientes victorianos/m
sentry box~sentry boxes ; n ; Wachhäuschen/n ; guérite/guérites/f ; garitta/garitte/f ; garita/garitas/f
templar knight~templar knights ; n ; Tempelritter/m ; chevalier templier/chevaliers templiers/m ; cavaliere templare/cavalieri templari/m ; caballero templario/caballeros templarios/m
knight templar~knights templar ; n ; Tempelritter/m ; chevalier templier/chevaliers templiers/m ; cavaliere templare/cavalieri templari/m ; caballero templario/caballeros templarios/m
lion knight~lion knights ; n ; Löwenritter/m ; chevalier du lion/chevaliers du lion/m ; cavaliere del leone/cavalieri del leone/m ; caballero del león/caballeros del león/m
butterfly fairy~butterfly fairies ; n ; Schmetterlingsfee/Schmetterlingsfeen/f ; fée papillon/fées papillon/f ; fata farfalla/fate farfalla/f ; hada mariposa/hadas mariposa/f
unicorn carriage~unicorn carriages ; n ; Einhorn-Kutsche/Einhorn-Kutschen/f ; calèche avec licorne/calèches avec licorne/f ; carrozza con unicorno/carrozze con unicorno/f ; carruaje con unicornios/carruajes con unicornios/m
gingerbread man hand puppet~gingerbread man hand puppets ; n ; Lebkuchenmann-Handpuppe/Lebkuchenmann-Handpuppen/f ; marionnette à main bonhomme en pain d'épice/marionnettes à main bonhomme en pain d'épice/f ; burattino omino di pan di zenzero/burattini omino di pan di zenzero/m ; marioneta de mano de hombre de jengibre/marionetas de mano de hombre de jengibre/f
story set~story sets ; n ; Geschichten-Set/Geschichten-Sets/n ; coffret histoire/coffrets histoire/m ; set racconto/m ; set de cuento/sets de cuento/m
hand puppet story set~hand puppet story sets ; n ; Handpuppen-Geschichten-Set/Handpuppen-Geschichten-Sets/n ; coffret histoire marionnettes à main/coffrets histoire marionnettes à main/m ; set racconto con burattini/m ; set de cuento con marionetas de mano/sets de cuento con marionetas de mano/m
puppet grandad ; n ; Opa-Handpuppe/f ; marionnette papi/f ; burattino nonno/m ; marioneta de abuelo/f
puppet grandma ; n ; Oma-Handpuppe/f ; marionnette mamie/f ; burattino nonna/m ; marioneta de abuela/f
puppet granny ; n ; Oma-Handpuppe/f ; marionnette mamie/f ; burattino nonna/m ; marioneta de abuela/f
living puppet~living puppets ; n ; Living Puppet/Living Puppets/f ; marionnette vivante/marionnettes vivantes/f ; burattino animato/burattini animati/m ; marioneta viviente/marionetas vivientes/f
pirate smurf ; n ; Piratenschlumpf/m ; Schtroumpf pirate/m ; Puffo pirata/m ; pitufo pirata/m
smurf~smurfs ; n ; Schlumpf/Schlümpfe/m ; Schtroumpf/Schtroumpfs/m ; Puffo/Puffi/m ; pitufo/pitufos/m
comedian~comedians ; n ; Komiker/m ; humoriste/humoristes/m ; comico/comici/m ; cómico/cómicos/m
ice dragon~ice dragons ; n ; Eisdrache/Eisdrachen/m ; dragon de glace/dragons de glace/m ; drago di ghiaccio/draghi di ghiaccio/m ; dragón de hielo/dragones de hielo/m
white mouse~white mice ; n ; weiße Maus/weiße Mäuse/f ; souris blanche/souris blanches/f ; topo bianco/topi bianchi/m ; ratón blanco/ratones blancos/m
ram crest ; n ; Widderwappen/n ; blason au bélier/m ; stemma con ariete/m ; blasón de carnero/m
knight with ram crest ; n ; Ritter mit Widderwappen/m ; chevalier au blason de bélier/m ; cavaliere con stemma dell'ariete/m ; caballero con blasón de carnero/m
sheriff's office~sheriff's offices ; n ; Sheriffbüro/Sheriffbüros/n ; bureau du shérif/bureaux du shérif/m ; ufficio dello sceriffo/m ; oficina del sheriff/oficinas del sheriff/f
sheriffs office ; n ; Sheriffbüro/n ; bureau du shérif/m ; ufficio dello sceriffo/m ; oficina del sheriff/f
space plush~space plushes ; n ; Weltraum-Plüschtier/Weltraum-Plüschtiere/n ; peluche espace/peluches espace/f ; peluche spaziale/peluche spaziali/m ; peluche espacial/peluches espaciales/m
figurine gift box~figurine gift boxes ; n ; Figuren-Geschenkbox/Figuren-Geschenkboxen/f ; coffret cadeau figurines/coffrets cadeau figurines/m ; confezione regalo statuine/confezioni regalo statuine/f ; caja regalo de figuras/cajas regalo de figuras/f
pirates figurine gift box ; n ; Piratenfiguren-Geschenkbox/f ; coffret cadeau figurines pirates/m ; confezione regalo statuine pirati/f ; caja regalo de figuras de piratas/f
figurine set~figurine sets ; n ; Figuren-Set/Figuren-Sets/n ; set de figurines/sets de figurines/m ; set di statuine/m ; set de figuras/sets de figuras/m
dolls house miniature lighting ; n ; Puppenhaus-Miniaturbeleuchtung/f ; éclairage miniature pour maison de poupée/m ; illuminazione in miniatura per casa delle bambole/f ; iluminación en miniatura para casa de muñecas/f
lighting starter pack~lighting starter packs ; n ; Beleuchtungs-Starterset/Beleuchtungs-Startersets/n ; set de démarrage éclairage/sets de démarrage éclairage/m ; starter set illuminazione/m ; set de inicio de iluminación/sets de inicio de iluminación/m
cat plate~cat plates ; n ; Katzenteller/m ; assiette chat/assiettes chat/f ; piatto con gatto/piatti con gatto/m ; plato de gato/platos de gato/m
scenery pack~scenery packs ; n ; Kulissen-Pack/Kulissen-Packs/n ; pack de décor/packs de décor/m ; pack scenario/m ; pack de escenario/packs de escenario/m
biker scout~biker scouts ; n ; Biker Scout/Biker Scouts/m ; Biker Scout/Biker Scouts/m ; Biker Scout/m ; Biker Scout/Biker Scouts/m
bendy toy~bendy toys ; n ; Biegefigur/Biegefiguren/f ; figurine flexible/figurines flexibles/f ; pupazzo flessibile/pupazzi flessibili/m ; figura flexible/figuras flexibles/f
blind box~blind boxes ; n ; Überraschungsbox/Überraschungsboxen/f ; boîte surprise/boîtes surprise/f ; scatola a sorpresa/scatole a sorpresa/f ; caja sorpresa/cajas sorpresa/f
lucky dip~lucky dips ; n ; Wundertüte/Wundertüten/f ; pochette surprise/pochettes surprise/f ; pesca a sorpresa/pesche a sorpresa/f ; bolsa sorpresa/bolsas sorpresa/f
sea horse~sea horses ; n ; Seepferdchen/n ; hippocampe/hippocampes/m ; cavalluccio marino/cavallucci marini/m ; caballito de mar/caballitos de mar/m
shire horse~shire horses ; n ; Shire Horse/Shire Horses/n ; cheval Shire/chevaux Shire/m ; cavallo Shire/cavalli Shire/m ; caballo Shire/caballos Shire/m
lady bird~lady birds ; n ; Marienkäfer/m ; coccinelle/coccinelles/f ; coccinella/coccinelle/f ; mariquita/mariquitas/f
dragon fly~dragon flies ; n ; Libelle/Libellen/f ; libellule/libellules/f ; libellula/libellule/f ; libélula/libélulas/f
praying mantis ; n ; Gottesanbeterin/Gottesanbeterinnen/f ; mante religieuse/mantes religieuses/f ; mantide religiosa/mantidi religiose/f ; mantis religiosa/f
fire fighter~fire fighters ; n ; Feuerwehrmann/Feuerwehrmänner/m ; pompier/pompiers/m ; pompiere/pompieri/m ; bombero/bomberos/m
lollipop lady~lollipop ladies ; n ; Schülerlotsin/Schülerlotsinnen/f ; brigadière scolaire/brigadières scolaires/f ; vigilessa scolastica/f ; guardia escolar/guardias escolares/f
standard bearer~standard bearers ; n ; Standartenträger/m ; porte-étendard/porte-étendards/m ; portastendardo/portastendardi/m ; portaestandarte/portaestandartes/m
bag clip~bag clips ; n ; Taschenanhänger/m ; porte-clés de sac/porte-clés de sac/m ; portachiavi da zaino/portachiavi da zaino/m ; colgante para bolso/colgantes para bolso/m
jack in the box ; n ; Springteufel/m ; diable en boîte/diables en boîte/m ; scatola a sorpresa con molla/scatole a sorpresa con molla/f ; caja sorpresa con resorte/cajas sorpresa con resorte/f
push puppet~push puppets ; n ; Wackelfigur/Wackelfiguren/f ; wakouwa/wakouwas/m ; burattino a pressione/burattini a pressione/m ; muñeco de pulsar/muñecos de pulsar/m
stick puppet~stick puppets ; n ; Stabpuppe/Stabpuppen/f ; marionnette sur bâton/marionnettes sur bâton/f ; burattino con bastone/burattini con bastone/m ; marioneta de palo/marionetas de palo/f
heat pack~heat packs ; n ; Wärmekissen/n ; bouillotte/bouillottes/f ; cuscino termico/cuscini termici/m ; bolsa térmica/bolsas térmicas/f
top hat bear ; n ; Bär mit Zylinder/m ; ours à haut-de-forme/m ; orso con cilindro/m ; oso con chistera/m
`;
