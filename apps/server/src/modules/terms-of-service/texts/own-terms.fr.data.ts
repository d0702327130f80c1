import type { OwnTerms } from './parts.ts';

export const OWN_TERMS_FR: OwnTerms = {
  title: 'Conditions d’utilisation de Quayside',
  footer: 'Quayside Marketplace Services Ltd · 14 Ropewalk, Harbourtown HT1 2QS · terms@quayside.example · page {{page}} sur {{pages}}',
  lead: 'Veuillez lire ces conditions avant d’utiliser Quayside. En cochant la case et en choisissant « J’accepte », vous les acceptez au nom de votre entreprise.',
  editions: {
    '6': 'Version 6, en vigueur à partir du 1er septembre 2026. Elle remplace la version 5.2.',
    '5.2': 'Version 5.2, en vigueur à partir du 1er mars 2025 jusqu’à l’acceptation de la version 6.',
  },
  parts: {
    parties: {
      heading: 'Qui nous sommes et ce que couvre ce texte',
      paragraphs: [
        'Quayside est exploité par Quayside Marketplace Services Ltd, 14 Ropewalk, Harbourtown HT1 2QS (« nous »). « Vous » désigne l’entreprise qui ouvre un compte et toutes les personnes que vous laissez agir pour elle. Quayside est un outil destiné aux entreprises ; il n’est pas proposé aux consommateurs.',
        'Ces conditions couvrent le portail, son interface de programmation et le travail que Quayside accomplit en votre nom sur les places de marché. Les conditions de chaque place de marché s’appliquent en outre, entre elle et vous. Le programme d’expédition a ses propres conditions.',
      ],
    },
    account: {
      heading: 'Votre compte et vos collaborateurs',
      paragraphs: [
        'Vous donnez des informations exactes sur votre entreprise et les tenez à jour. Vous décidez qui peut se connecter pour vous et avec quel rôle, et vous répondez de leurs actes. Les mots de passe sont personnels. Nous recommandons le second facteur là où il est proposé ; si un accès semble volé, nous pouvons le fermer jusqu’à ce que vous nous ayez parlé.',
      ],
    },
    marketplaces: {
      heading: 'Places de marché connectées',
      paragraphs: [
        'En connectant un compte de place de marché, vous nous autorisez à y lire et à y modifier ce qui est nécessaire aux fonctions que vous utilisez. Nous conservons sous forme chiffrée l’accès que la place de marché nous accorde, ne le montrons à personne et ne l’utilisons pour rien d’autre. Vous pouvez le reprendre à tout moment, dans Quayside ou auprès de la place de marché ; les travaux en cours s’arrêtent alors.',
        'Vous ne pouvez connecter que des comptes qui appartiennent à votre entreprise. Un compte ne peut être connecté qu’à une seule entreprise Quayside à la fois.',
      ],
    },
    consent: {
      heading: 'Rien sans votre accord',
      paragraphs: [
        'La mise en vente, son arrêt, les changements de prix et les modifications de nombreux articles sont d’abord préparés. Vous voyez ce qui se passerait, combien de fois et ce qui échouerait. Rien n’est envoyé à une place de marché avant qu’une personne que vous y autorisez ait confirmé ces chiffres. S’ils changent entre-temps, nous vous demandons à nouveau.',
        'Chaque modification est enregistrée avec son auteur, sa raison et l’état antérieur. Vous pouvez arrêter en une seule étape tout ce que Quayside a mis en vente pour vous.',
      ],
    },
    listings: {
      heading: 'Vos annonces sont les vôtres',
      paragraphs: [
        'Le vendeur, c’est vous. Vous répondez de vos articles, de leurs descriptions et de leurs images, des droits qui s’y attachent, de la sécurité des produits, des impôts et de vos obligations envers les acheteurs dans chaque pays où vous vendez. Vous ne confiez à Quayside rien que vous n’ayez le droit de publier et ne proposez rien qu’une place de marché ou la loi interdise.',
        'Vous nous permettez de conserver, de convertir et de traduire vos contenus et de les transmettre aux places de marché que vous choisissez, aussi longtemps que vous utilisez Quayside.',
      ],
    },
    words: {
      heading: 'Traductions, tailles et prix',
      paragraphs: [
        'Les titres sont traduits avec vos propres mots, à partir de traductions antérieures ou par une machine ; chacun indique comment. Ce qu’une machine a seulement ébauché n’est publié que si vous avez accepté les ébauches. Ce qu’une personne a écrit n’est jamais remplacé par une machine. Les tailles sont converties au moyen de tableaux que vous pouvez modifier.',
        'Les prix suivent vos règles. Aucun prix inférieur au plancher que vous avez fixé n’est envoyé. Les taux de change proviennent de sources publiées et portent leur date. Vous vérifiez les résultats qui comptent pour vous : une machine peut se tromper de mot, de taille ou de mesure.',
      ],
    },
    stock: {
      heading: 'Stock et commandes',
      paragraphs: [
        'Quayside tient une seule quantité par article et transmet chaque changement aussi vite que les places de marché le permettent. Celles-ci signalent les commandes avec un délai que nous affichons, mais que nous ne pouvons supprimer. Un article peut donc être vendu deux fois ; nous marquons alors la commande, et vous décidez comment servir votre acheteur.',
      ],
    },
    fees: {
      heading: 'Tarifs et paiement',
      paragraphs: [
        'Le prix de votre formule est indiqué avant la commande. Il est dû d’avance pour chaque mois ou chaque année, taxe sur la valeur ajoutée en sus. Un essai prend fin de lui-même si vous ne choisissez pas de formule. Si un paiement échoue, nous vous prévenons et réessayons ; après 14 jours, nous pouvons limiter le compte à la lecture jusqu’au règlement. Les frais des places de marché, des transporteurs et des services de paiement sont à votre charge.',
      ],
    },
    data: {
      heading: 'Données personnelles',
      paragraphs: [
        'Nous sommes responsables du traitement des données de votre compte et sous-traitants de celles de vos acheteurs, que nous n’utilisons que sur vos instructions. Nous les conservons dans l’Espace économique européen ou au Royaume-Uni, les protégeons comme la loi et les places de marché l’exigent et les supprimons lorsqu’elles ne sont plus nécessaires. Vous pouvez exporter vos données à tout moment. Notre politique de confidentialité, https://quayside.example/privacy, fait partie de ces conditions, de même que l’accord de sous-traitance auquel elle renvoie.',
      ],
    },
    availability: {
      heading: 'Disponibilité et assistance',
      paragraphs: [
        'Nous visons une disponibilité du portail de 99,5 pour cent par mois, hors maintenance planifiée, annoncée deux jours à l’avance. Si une place de marché est indisponible, les travaux attendent et reprennent d’eux-mêmes. L’assistance répond à l’adresse support@quayside.example, les jours ouvrés, dans un délai d’un jour ouvré.',
      ],
    },
    liability: {
      heading: 'Responsabilité',
      paragraphs: [
        'Notre responsabilité est illimitée en cas de faute intentionnelle, de négligence grave, d’atteinte à la vie ou à la santé et partout où la loi n’admet pas de limite. Pour le reste, nous ne répondons que du manquement à une obligation essentielle de ce contrat, et alors du dommage typique et prévisible, dans la limite de douze mois de tarif. Nous ne répondons pas de ce que font ou omettent les places de marché, les transporteurs et les services de paiement.',
      ],
    },
    ending: {
      heading: 'Fin du contrat',
      paragraphs: [
        'Vous pouvez mettre fin au contrat à tout moment, avec effet à la fin de la période payée. Nous pouvons y mettre fin avec un préavis de 60 jours, et immédiatement si vous enfreignez gravement ces conditions sans y remédier dans la semaine suivant notre avertissement. Vos annonces restent sur les places de marché si vous ne les arrêtez pas auparavant. Vous pouvez exporter vos données pendant 30 jours ; nous les supprimons ensuite, sauf celles que la loi nous impose de garder.',
      ],
    },
    changes: {
      heading: 'Modifications et droit applicable',
      paragraphs: [
        'Nous annonçons toute modification de ces conditions au moins 30 jours à l’avance et demandons votre accord dans le portail. Si vous n’êtes pas d’accord, vous pouvez mettre fin au contrat avant son entrée en vigueur. Le droit de l’Angleterre et du pays de Galles s’applique ; les tribunaux de Harbourtown sont compétents. Si une clause n’est pas valable, les autres demeurent.',
      ],
    },
  },
  before6: {
    words: {
      heading: 'Traductions, tailles et prix',
      paragraphs: [
        'Les titres sont traduits par une machine, sauf si vous les écrivez vous-même. Les tailles sont converties au moyen de nos tableaux. Les prix suivent vos règles, avec des taux de change provenant de sources publiées. Vous vérifiez les résultats avant de vous y fier.',
      ],
    },
    changes: {
      heading: 'Modifications et droit applicable',
      paragraphs: [
        'Nous annonçons toute modification de ces conditions au moins 14 jours à l’avance par e-mail. Si vous utilisez Quayside par la suite, vous l’acceptez. Le droit de l’Angleterre et du pays de Galles s’applique ; les tribunaux de Harbourtown sont compétents. Si une clause n’est pas valable, les autres demeurent.',
      ],
    },
  },
};
