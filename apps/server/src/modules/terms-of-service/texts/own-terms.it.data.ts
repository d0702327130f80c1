import type { OwnTerms } from './parts.ts';

export const OWN_TERMS_IT: OwnTerms = {
  title: 'Condizioni d’uso di Quayside',
  footer: 'Quayside Marketplace Services Ltd · 14 Ropewalk, Harbourtown HT1 2QS · terms@quayside.example · pagina {{page}} di {{pages}}',
  lead: 'La preghiamo di leggere queste condizioni prima di usare Quayside. Spuntando la casella e scegliendo «Accetto» le accetta a nome della Sua impresa.',
  editions: {
    '6': 'Versione 6, in vigore dal 1º settembre 2026. Sostituisce la versione 5.2.',
    '5.2': 'Versione 5.2, in vigore dal 1º marzo 2025 fino all’accettazione della versione 6.',
  },
  parts: {
    parties: {
      heading: 'Chi siamo e che cosa regola questo testo',
      paragraphs: [
        'Quayside è gestito da Quayside Marketplace Services Ltd, 14 Ropewalk, Harbourtown HT1 2QS («noi»). «Lei» è l’impresa che apre un account, insieme a tutte le persone che lascia agire per essa. Quayside è uno strumento per imprese e non è offerto ai consumatori.',
        'Queste condizioni riguardano il portale, la sua interfaccia di programmazione e il lavoro che Quayside svolge a Suo nome sui marketplace. Si applicano inoltre le condizioni di ciascun marketplace, tra esso e Lei. Il programma di spedizione ha condizioni proprie.',
      ],
    },
    account: {
      heading: 'Il Suo account e i Suoi collaboratori',
      paragraphs: [
        'Lei fornisce dati veritieri sulla Sua impresa e li tiene aggiornati. Decide chi può accedere per Suo conto e con quale ruolo, e risponde del loro operato. Le password sono personali. Consigliamo il secondo fattore dove è disponibile; se un accesso sembra rubato, possiamo chiuderlo finché Lei non ci abbia contattato.',
      ],
    },
    marketplaces: {
      heading: 'Marketplace collegati',
      paragraphs: [
        'Collegando un account di un marketplace, Lei ci autorizza a leggere e modificare ciò che serve alle funzioni che usa. Conserviamo in forma cifrata l’accesso che il marketplace ci concede, non lo mostriamo a nessuno e non lo usiamo per altro. Può revocarlo in qualsiasi momento, in Quayside o presso il marketplace; i lavori in corso allora si fermano.',
        'Può collegare solo account che appartengono alla Sua impresa. Un account può essere collegato a una sola impresa Quayside alla volta.',
      ],
    },
    consent: {
      heading: 'Nulla senza il Suo consenso',
      paragraphs: [
        'La pubblicazione, la chiusura, le variazioni di prezzo e le modifiche a molti articoli vengono prima preparate. Lei vede che cosa accadrebbe, quante volte e che cosa non riuscirebbe. Nulla viene inviato a un marketplace prima che una persona da Lei autorizzata abbia confermato questi numeri. Se nel frattempo cambiano, chiediamo di nuovo.',
        'Ogni modifica è registrata con autore, motivo e stato precedente. Può chiudere in un solo passo tutto ciò che Quayside ha pubblicato per Lei.',
      ],
    },
    listings: {
      heading: 'Le Sue inserzioni sono Sue',
      paragraphs: [
        'Il venditore è Lei. Risponde dei Suoi articoli, delle descrizioni e delle immagini, dei relativi diritti, della sicurezza dei prodotti, delle imposte e dei Suoi obblighi verso gli acquirenti in ogni paese in cui vende. Non affida a Quayside nulla che non possa pubblicare e non offre nulla che un marketplace o la legge vieti.',
        'Ci permette di conservare, convertire e tradurre i Suoi contenuti e di trasmetterli ai marketplace che sceglie, finché usa Quayside.',
      ],
    },
    words: {
      heading: 'Traduzioni, taglie e prezzi',
      paragraphs: [
        'I titoli sono tradotti con le Sue parole, da traduzioni precedenti o da una macchina; ciascuno indica come. Ciò che una macchina ha solo abbozzato viene pubblicato se Lei ha accettato le bozze. Ciò che ha scritto una persona non viene mai sovrascritto da una macchina. Le taglie sono convertite con tabelle che può modificare.',
        'I prezzi seguono le Sue regole. Nessun prezzo inferiore al limite che ha fissato viene inviato. I tassi di cambio provengono da fonti pubblicate e riportano la data. Lei verifica i risultati che Le stanno a cuore: una macchina può sbagliare una parola, una taglia o una misura.',
      ],
    },
    stock: {
      heading: 'Scorte e ordini',
      paragraphs: [
        'Quayside tiene una sola quantità per articolo e trasmette ogni variazione con la rapidità che i marketplace consentono. Questi segnalano gli ordini con un ritardo che mostriamo ma non possiamo eliminare. Un articolo può quindi essere venduto due volte; in tal caso contrassegniamo l’ordine e Lei decide come servire l’acquirente.',
      ],
    },
    fees: {
      heading: 'Tariffe e pagamento',
      paragraphs: [
        'Le tariffe del Suo piano sono mostrate prima dell’ordine. Sono dovute in anticipo per ogni mese o anno, più l’imposta sul valore aggiunto. Una prova termina da sé se non sceglie un piano. Se un pagamento non riesce, La avvisiamo e riproviamo; dopo 14 giorni possiamo limitare l’account alla sola lettura fino al saldo. Le commissioni di marketplace, corrieri e servizi di pagamento sono a Suo carico.',
      ],
    },
    data: {
      heading: 'Dati personali',
      paragraphs: [
        'Siamo titolari del trattamento dei dati del Suo account e responsabili del trattamento dei dati dei Suoi acquirenti, che usiamo solo su Sua istruzione. Li conserviamo nello Spazio economico europeo o nel Regno Unito, li proteggiamo come la legge e i marketplace richiedono e li cancelliamo quando non servono più. Può esportare i Suoi dati in qualsiasi momento. La nostra informativa sulla privacy, https://quayside.example/privacy, fa parte di queste condizioni, come l’accordo sul trattamento a cui rimanda.',
      ],
    },
    availability: {
      heading: 'Disponibilità e assistenza',
      paragraphs: [
        'Puntiamo a una disponibilità del portale del 99,5 per cento al mese, esclusa la manutenzione programmata, annunciata con due giorni di anticipo. Se un marketplace non è disponibile, i lavori attendono e riprendono da soli. L’assistenza risponde all’indirizzo support@quayside.example nei giorni lavorativi, entro un giorno lavorativo.',
      ],
    },
    liability: {
      heading: 'Responsabilità',
      paragraphs: [
        'Rispondiamo senza limiti in caso di dolo, di colpa grave, di lesioni alla vita o alla salute e ovunque la legge non ammetta limiti. Negli altri casi rispondiamo solo della violazione di un obbligo essenziale di questo contratto, e allora del danno tipico e prevedibile, fino all’importo di dodici mesi di tariffa. Non rispondiamo di ciò che marketplace, corrieri e servizi di pagamento fanno od omettono.',
      ],
    },
    ending: {
      heading: 'Fine del contratto',
      paragraphs: [
        'Lei può recedere in qualsiasi momento, con effetto dalla fine del periodo pagato. Noi possiamo recedere con un preavviso di 60 giorni, e subito se Lei viola gravemente queste condizioni senza porvi rimedio entro una settimana dal nostro avviso. Le Sue inserzioni restano sui marketplace se non le chiude prima. Può esportare i Suoi dati per 30 giorni dopo la fine; poi li cancelliamo, salvo quelli che la legge ci impone di conservare.',
      ],
    },
    changes: {
      heading: 'Modifiche e legge applicabile',
      paragraphs: [
        'Annunciamo le modifiche di queste condizioni con almeno 30 giorni di anticipo e chiediamo il Suo consenso nel portale. Se non è d’accordo, può recedere prima che abbiano effetto. Si applica la legge di Inghilterra e Galles; sono competenti i tribunali di Harbourtown. Se una clausola non è valida, le altre restano in vigore.',
      ],
    },
  },
  before6: {
    words: {
      heading: 'Traduzioni, taglie e prezzi',
      paragraphs: [
        'I titoli sono tradotti da una macchina, salvo che Lei li scriva. Le taglie sono convertite con le nostre tabelle. I prezzi seguono le Sue regole, con tassi di cambio da fonti pubblicate. Lei verifica i risultati prima di farvi affidamento.',
      ],
    },
    changes: {
      heading: 'Modifiche e legge applicabile',
      paragraphs: [
        'Annunciamo le modifiche di queste condizioni per e-mail con almeno 14 giorni di anticipo. Se in seguito usa Quayside, le accetta. Si applica la legge di Inghilterra e Galles; sono competenti i tribunali di Harbourtown. Se una clausola non è valida, le altre restano in vigore.',
      ],
    },
  },
};
