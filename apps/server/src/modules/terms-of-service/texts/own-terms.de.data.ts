import type { OwnTerms } from './parts.ts';

export const OWN_TERMS_DE: OwnTerms = {
  title: 'Nutzungsbedingungen von Quayside',
  footer: 'Quayside Marketplace Services Ltd · 14 Ropewalk, Harbourtown HT1 2QS · terms@quayside.example · Seite {{page}} von {{pages}}',
  lead: 'Bitte lesen Sie diese Bedingungen, bevor Sie Quayside nutzen. Indem Sie das Kästchen ankreuzen und „Ich stimme zu“ wählen, stimmen Sie ihnen im Namen Ihres Unternehmens zu.',
  editions: {
    '6': 'Version 6, gültig ab 1. September 2026. Sie ersetzt Version 5.2.',
    '5.2': 'Version 5.2, gültig ab 1. März 2025, bis Version 6 angenommen ist.',
  },
  parts: {
    parties: {
      heading: 'Wer wir sind und was hier geregelt ist',
      paragraphs: [
        'Quayside wird betrieben von der Quayside Marketplace Services Ltd, 14 Ropewalk, Harbourtown HT1 2QS („wir“). „Sie“ sind das Unternehmen, das ein Konto eröffnet, und alle, die Sie dafür handeln lassen. Quayside ist ein Werkzeug für Unternehmen und richtet sich nicht an Verbraucher.',
        'Diese Bedingungen gelten für das Portal, seine Programmierschnittstelle und die Arbeit, die Quayside in Ihrem Namen auf Marktplätzen erledigt. Daneben gelten die Bedingungen jedes Marktplatzes zwischen ihm und Ihnen. Das Versandprogramm hat eigene Bedingungen.',
      ],
    },
    account: {
      heading: 'Ihr Konto und Ihre Mitarbeitenden',
      paragraphs: [
        'Sie machen wahre Angaben zu Ihrem Unternehmen und halten sie aktuell. Sie bestimmen, wer sich für Sie mit welcher Rolle anmelden darf, und stehen für deren Handeln ein. Passwörter sind persönlich. Wir empfehlen den zweiten Faktor, wo es ihn gibt; wirkt eine Anmeldung gestohlen, dürfen wir sie sperren, bis Sie mit uns gesprochen haben.',
      ],
    },
    marketplaces: {
      heading: 'Verbundene Marktplätze',
      paragraphs: [
        'Wenn Sie ein Marktplatzkonto verbinden, ermächtigen Sie uns, dort zu lesen und zu ändern, was die von Ihnen genutzten Funktionen brauchen. Den Zugang, den uns der Marktplatz gibt, bewahren wir verschlüsselt auf, zeigen ihn niemandem und verwenden ihn für nichts anderes. Sie können ihn jederzeit zurücknehmen, in Quayside oder beim Marktplatz; laufende Arbeiten enden dann.',
        'Sie dürfen nur Konten verbinden, die Ihrem Unternehmen gehören. Ein Konto kann immer nur mit einem Unternehmen bei Quayside verbunden sein.',
      ],
    },
    consent: {
      heading: 'Nichts ohne Ihre Zustimmung',
      paragraphs: [
        'Einstellen, Beenden, Preisänderungen und Änderungen an vielen Artikeln zugleich werden zuerst vorbereitet. Sie sehen, was geschehen würde, wie oft und was scheitern würde. Nichts geht an einen Marktplatz, bevor jemand, dem Sie das erlauben, diese Zahlen bestätigt hat. Ändern sich die Zahlen vorher, fragen wir noch einmal.',
        'Jede Änderung wird mit Urheber, Grund und vorherigem Stand festgehalten. Alles, was Quayside für Sie eingestellt hat, können Sie in einem Schritt beenden.',
      ],
    },
    listings: {
      heading: 'Ihre Angebote gehören Ihnen',
      paragraphs: [
        'Verkäufer sind Sie. Sie stehen ein für Ihre Artikel, deren Beschreibungen und Bilder, für die Rechte daran, für Produktsicherheit, für Steuern und für Ihre Pflichten gegenüber Käufern in jedem Land, in dem Sie verkaufen. Sie geben Quayside nichts, was Sie nicht veröffentlichen dürfen, und bieten nichts an, was ein Marktplatz oder das Gesetz verbietet.',
        'Sie erlauben uns, Ihre Inhalte zu speichern, umzuwandeln, zu übersetzen und an die Marktplätze Ihrer Wahl weiterzugeben, solange Sie Quayside nutzen.',
      ],
    },
    words: {
      heading: 'Übersetzungen, Größen und Preise',
      paragraphs: [
        'Titel werden mit Ihren eigenen Worten übersetzt, aus früheren Übersetzungen oder maschinell; bei jedem steht, wie. Was eine Maschine nur entworfen hat, geht erst online, wenn Sie Entwürfen zugestimmt haben. Was ein Mensch geschrieben hat, überschreibt keine Maschine. Größen werden mit Tabellen umgerechnet, die Sie ändern können.',
        'Preise folgen Ihren Regeln. Kein Preis unter einer von Ihnen gesetzten Untergrenze wird gesendet. Wechselkurse stammen aus veröffentlichten Quellen und tragen ihr Datum. Was Ihnen wichtig ist, prüfen Sie: Eine Maschine kann sich bei einem Wort, einer Größe oder einem Maß irren.',
      ],
    },
    stock: {
      heading: 'Bestand und Bestellungen',
      paragraphs: [
        'Quayside führt je Artikel eine Menge und gibt jede Änderung so schnell weiter, wie die Marktplätze es zulassen. Marktplätze melden Bestellungen mit einer Verzögerung, die wir anzeigen, aber nicht beseitigen können. Ein Artikel kann deshalb zweimal verkauft werden; wir kennzeichnen dann die Bestellung, und Sie entscheiden, wie Sie Ihren Käufer bedienen.',
      ],
    },
    fees: {
      heading: 'Gebühren und Zahlung',
      paragraphs: [
        'Die Gebühren Ihres Tarifs sehen Sie, bevor Sie ihn bestellen. Sie sind für jeden Monat oder jedes Jahr im Voraus fällig, zuzüglich Umsatzsteuer. Ein Probezeitraum endet von selbst, wenn Sie keinen Tarif wählen. Schlägt eine Zahlung fehl, sagen wir es Ihnen und versuchen es erneut; nach 14 Tagen dürfen wir das Konto bis zur Zahlung auf das Lesen beschränken. Gebühren von Marktplätzen, Versand- und Zahlungsdiensten tragen Sie.',
      ],
    },
    data: {
      heading: 'Personenbezogene Daten',
      paragraphs: [
        'Für die Daten Ihres Kontos sind wir Verantwortliche, für die Daten Ihrer Käufer Auftragsverarbeiter; diese verwenden wir nur nach Ihrer Weisung. Wir speichern sie im Europäischen Wirtschaftsraum oder im Vereinigten Königreich, schützen sie, wie Gesetz und Marktplätze es verlangen, und löschen sie, wenn sie nicht mehr gebraucht werden. Sie können Ihre Daten jederzeit ausführen. Unsere Datenschutzhinweise unter https://quayside.example/privacy sind Teil dieser Bedingungen, ebenso die dort verlinkte Vereinbarung zur Auftragsverarbeitung.',
      ],
    },
    availability: {
      heading: 'Verfügbarkeit und Support',
      paragraphs: [
        'Unser Ziel ist, dass das Portal in jedem Monat zu 99,5 Prozent verfügbar ist; geplante Wartung, die wir zwei Tage vorher ankündigen, zählt nicht. Ist ein Marktplatz nicht erreichbar, warten die Arbeiten und gehen von selbst weiter. Der Support antwortet unter support@quayside.example an Werktagen innerhalb eines Werktags.',
      ],
    },
    liability: {
      heading: 'Haftung',
      paragraphs: [
        'Wir haften unbeschränkt bei Vorsatz, bei grober Fahrlässigkeit, bei Verletzung von Leben oder Gesundheit und überall, wo das Gesetz keine Beschränkung zulässt. Im Übrigen haften wir nur bei Verletzung einer für diesen Vertrag wesentlichen Pflicht, und dann für den typischen, vorhersehbaren Schaden bis zur Höhe der Gebühren von zwölf Monaten. Für das Handeln oder Unterlassen von Marktplätzen, Versand- und Zahlungsdiensten haften wir nicht.',
      ],
    },
    ending: {
      heading: 'Ende des Vertrags',
      paragraphs: [
        'Sie können den Vertrag jederzeit zum Ende des bezahlten Zeitraums kündigen. Wir können mit einer Frist von 60 Tagen kündigen, und sofort, wenn Sie diese Bedingungen schwer verletzen und das nicht binnen einer Woche nach unserem Hinweis beheben. Ihre Angebote bleiben auf den Marktplätzen, wenn Sie sie nicht vorher beenden. Nach dem Ende können Sie Ihre Daten 30 Tage lang ausführen; dann löschen wir sie, soweit wir sie nicht von Gesetzes wegen aufbewahren müssen.',
      ],
    },
    changes: {
      heading: 'Änderungen und anwendbares Recht',
      paragraphs: [
        'Änderungen dieser Bedingungen kündigen wir mindestens 30 Tage vorher an und bitten im Portal um Ihre Zustimmung. Sind Sie nicht einverstanden, können Sie vor dem Wirksamwerden kündigen. Es gilt das Recht von England und Wales; zuständig sind die Gerichte in Harbourtown. Ist eine Klausel unwirksam, bleiben die übrigen bestehen.',
      ],
    },
  },
  before6: {
    words: {
      heading: 'Übersetzungen, Größen und Preise',
      paragraphs: [
        'Titel werden maschinell übersetzt, wenn Sie sie nicht selbst schreiben. Größen werden mit unseren Tabellen umgerechnet. Preise folgen Ihren Regeln, mit Wechselkursen aus veröffentlichten Quellen. Sie prüfen die Ergebnisse, bevor Sie sich auf sie verlassen.',
      ],
    },
    changes: {
      heading: 'Änderungen und anwendbares Recht',
      paragraphs: [
        'Änderungen dieser Bedingungen kündigen wir mindestens 14 Tage vorher per E-Mail an. Nutzen Sie Quayside danach weiter, stimmen Sie ihnen zu. Es gilt das Recht von England und Wales; zuständig sind die Gerichte in Harbourtown. Ist eine Klausel unwirksam, bleiben die übrigen bestehen.',
      ],
    },
  },
};
