import type { OwnTerms } from './parts.ts';

export const OWN_TERMS_EN: OwnTerms = {
  title: 'Quayside Terms of Service',
  footer: 'Quayside Marketplace Services Ltd · 14 Ropewalk, Harbourtown HT1 2QS · terms@quayside.example · page {{page}} of {{pages}}',
  lead: 'Please read these terms before you use Quayside. By ticking the box and choosing “I accept” you agree to them on behalf of your business.',
  editions: {
    '6': 'Version 6, in force from 1 September 2026. It replaces version 5.2.',
    '5.2': 'Version 5.2, in force from 1 March 2025 until version 6 is accepted.',
  },
  parts: {
    parties: {
      heading: 'Who we are and what this covers',
      paragraphs: [
        'Quayside is run by Quayside Marketplace Services Ltd, 14 Ropewalk, Harbourtown HT1 2QS (“we”). “You” are the business that opens an account, and everybody whom you let act for it. Quayside is a tool for businesses; it is not offered to consumers.',
        'These terms cover the portal, its programming interface and the work that Quayside does at marketplaces in your name. The terms of each marketplace apply beside them, between that marketplace and you. The shipping programme has terms of its own.',
      ],
    },
    account: {
      heading: 'Your account and your people',
      paragraphs: [
        'You give true details of your business and keep them current. You decide who may sign in for you and with which role, and you answer for what they do. Passwords are personal. Where a second factor is available, we recommend it; where a sign-in looks stolen, we may close it until you have spoken to us.',
      ],
    },
    marketplaces: {
      heading: 'Connected marketplaces',
      paragraphs: [
        'When you connect a marketplace account, you authorise us to read and change what is needed there for the features that you use. We keep the access that the marketplace gives us encrypted, show it to nobody and use it for nothing else. You can take it back at any time, in Quayside or at the marketplace; work that is under way then stops.',
        'You may only connect accounts that belong to your business. An account can be connected to one Quayside business at a time.',
      ],
    },
    consent: {
      heading: 'Nothing without your consent',
      paragraphs: [
        'Listing, ending, repricing and changes to many items at once are prepared first. You see what would happen, how often and what would fail. Nothing is sent to a marketplace until somebody whom you allow to do so has confirmed these numbers. If the numbers change before that, we ask again.',
        'Every change is recorded with its author, its reason and what stood there before. You can end everything that Quayside has listed for you in one step.',
      ],
    },
    listings: {
      heading: 'Your listings are yours',
      paragraphs: [
        'You are the seller. You answer for your items, their descriptions and pictures, for the rights in them, for product safety, for taxes and for your duties to buyers in each country in which you sell. You tell Quayside nothing that you may not publish, and you list nothing that a marketplace or the law forbids.',
        'You allow us to store and convert your content, to translate it and to pass it on to the marketplaces that you choose, for as long as you use Quayside.',
      ],
    },
    words: {
      heading: 'Translations, sizes and prices',
      paragraphs: [
        'Titles are translated by your own words, from what was translated before, or by machine; each says which. What a machine only drafted goes live when you have agreed to drafts. What a person wrote is never overwritten by a machine. Sizes are converted with tables that you can change.',
        'Prices follow your rules. No price below a floor that you have set is sent. Exchange rates are taken from published sources and carry their date. You check results that matter to you: a machine can be wrong about a word, a size or a measure.',
      ],
    },
    stock: {
      heading: 'Stock and orders',
      paragraphs: [
        'Quayside keeps one quantity per item and passes each change on as fast as the marketplaces allow. Marketplaces report orders with a delay that we show but can not remove. An item may therefore be sold twice; we then mark the order, and you decide how to serve your buyer.',
      ],
    },
    fees: {
      heading: 'Fees and payment',
      paragraphs: [
        'The fees of your plan are shown before you order it. They are due in advance for each month or year, plus value added tax. A trial ends by itself unless you choose a plan. If a payment fails, we tell you and try again; after 14 days we may limit the account to reading until it is paid. Fees of marketplaces, carriers and payment services are yours.',
      ],
    },
    data: {
      heading: 'Personal data',
      paragraphs: [
        'We are the controller of the data of your account and the processor of the data of your buyers, which we use on your instructions only. We keep it in the European Economic Area or the United Kingdom, protect it as the law and the marketplaces require, and delete it when it is no longer needed. You can export your data at any time. Our privacy notice at https://quayside.example/privacy is part of these terms, as is the agreement on processing that it links to.',
      ],
    },
    availability: {
      heading: 'Availability and support',
      paragraphs: [
        'We aim to have the portal available 99.5 per cent of each month, planned maintenance aside, which we announce two days ahead. If a marketplace is not available, work waits and goes on by itself. Support answers at support@quayside.example on working days within one working day.',
      ],
    },
    liability: {
      heading: 'Liability',
      paragraphs: [
        'We are liable without limit for intent, for gross negligence, for injury to life or health and wherever the law does not let us limit it. Otherwise we are liable only for breach of a duty that is essential to this contract, and then for the damage that is typical and could be foreseen, up to the fees of twelve months. We are not liable for what marketplaces, carriers or payment services do or fail to do.',
      ],
    },
    ending: {
      heading: 'Ending the contract',
      paragraphs: [
        'You can end the contract at any time with effect from the end of the period that is paid for. We can end it with 60 days’ notice, and at once if you seriously breach these terms and do not put it right within a week of our notice. Your listings stay at the marketplaces unless you end them first. You can export your data for 30 days after the end; then we delete it, save what the law tells us to keep.',
      ],
    },
    changes: {
      heading: 'Changes and the law that applies',
      paragraphs: [
        'We announce changes to these terms at least 30 days ahead and ask for your consent in the portal. If you do not agree, you can end the contract before the change takes effect. The law of England and Wales applies; the courts of Harbourtown have jurisdiction. If a clause is not valid, the others stand.',
      ],
    },
  },
  before6: {
    words: {
      heading: 'Translations, sizes and prices',
      paragraphs: [
        'Titles are translated by machine unless you write them yourself. Sizes are converted with our tables. Prices follow your rules, with exchange rates from published sources. You check the results before you rely on them.',
      ],
    },
    changes: {
      heading: 'Changes and the law that applies',
      paragraphs: [
        'We announce changes to these terms at least 14 days ahead by e-mail. If you use Quayside after that, you agree to them. The law of England and Wales applies; the courts of Harbourtown have jurisdiction. If a clause is not valid, the others stand.',
      ],
    },
  },
};
