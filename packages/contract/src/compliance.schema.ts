import {
  contactProblems,
  ENERGY_LABEL_LENGTHS,
  energyLabelProblems,
  isProducerNumber,
  normalizeProducerNumber,
  PRODUCER_STREAMS,
  responsiblePersonProblems,
  type SafetyContact,
} from '@quayside/kernel';
import {
  DOCUMENT_KINDS,
  DOCUMENT_LANGUAGES,
  DOCUMENT_URL_LENGTH,
  documentProblem,
  hasRepeats,
  MOST_DOCUMENTS,
} from '@quayside/kernel/documents';
import { HAZARD_LIMITS, hazardProblem, MOST_HAZARD_CODES, warningProblem } from '@quayside/kernel/hazards';
import { z } from 'zod';
import { changeSchema } from './changes.schema.ts';
import { compliance, SAFETY_FILE_CHARACTERS, SAFETY_ROW_PROBLEMS } from './compliance.ts';
import { cursor, limit, nameSchema, page, pathId, schemasFor, userParams, visibleText } from './schema.ts';
import { fileBytes, fileEncoding, fileRowError, isOneOf, leftOutShape } from './seller-file.schema.ts';
import { siteSchema } from './session-user.schema.ts';

const count = z.number().int().nonnegative();
const text = z.string().trim().max(300);
const brandName = visibleText(300);

/** Texts that do not apply are empty; `contactProblems` in the kernel defines which are required. */
const contact = z.strictObject({
  companyName: text,
  addressLine1: text,
  addressLine2: text,
  city: text,
  stateOrProvince: text,
  postalCode: text,
  country: text,
  email: text,
  phone: text,
  contactUrl: text,
} satisfies Record<keyof SafetyContact, z.ZodType>);
nameSchema(contact, 'SafetyContact');

const isEmpty = (problems: object) => Object.keys(problems).length === 0;
const manufacturer = contact.refine((given) => isEmpty(contactProblems(given)), 'incomplete_contact');
const responsiblePerson = contact.refine((given) => isEmpty(responsiblePersonProblems(given)), 'incomplete_contact');

const codes = z
  .array(z.string().regex(/^[\w-]{1,30}$/))
  .max(MOST_HAZARD_CODES)
  .readonly();
const component = z.string().trim().max(HAZARD_LIMITS.component);
const hazards = z.strictObject({
  component,
  pictograms: codes,
  /** Empty for none. */
  signalWord: z.string().regex(/^[\w-]{0,30}$/),
  statements: codes,
});
const warnings = z.strictObject({ component, pictograms: codes, statements: codes });

const productDocument = z.strictObject({
  url: z.string().trim().max(DOCUMENT_URL_LENGTH),
  kind: z.enum(DOCUMENT_KINDS),
  language: z.enum(DOCUMENT_LANGUAGES),
});

const entryView = z.object({
  manufacturer: contact.nullable(),
  responsiblePerson: contact.nullable(),
  isExempt: z.boolean(),
  hazards: hazards.nullable(),
  warnings: warnings.nullable(),
  documents: z.array(productDocument).readonly().nullable(),
});
nameSchema(entryView, 'SafetyEntry');
export type SafetyEntryView = z.output<typeof entryView>;

const producerNumber = z.object({ country: z.string(), stream: z.string(), number: z.string() });

const view = z.object({
  /** Null until something is entered for the business. */
  standard: entryView.nullable(),
  numbers: z.array(producerNumber).readonly(),
  /** Items on sale at home that EU sites would reject. */
  lacking: z.object({ manufacturer: count, responsiblePerson: count }),
});
export type ComplianceView = z.output<typeof view>;

const brandsQuery = z.strictObject({
  query: z.string().trim().max(100).optional(),
  cursor: cursor.optional(),
  limit: limit.optional(),
});
export type BrandsQuery = z.output<typeof brandsQuery>;

const brand = z.object({ brand: z.string(), items: count, entry: entryView.nullable() });
export type BrandSafety = z.output<typeof brand>;

const duty = z.enum(['manufacturer', 'responsible_person']);
const lackingQuery = z.strictObject({ duty: duty.optional(), cursor: cursor.optional(), limit: limit.optional() });
export type LackingSafetyQuery = z.output<typeof lackingQuery>;

const lackingItem = z.object({
  itemId: count,
  sku: z.string(),
  title: z.string(),
  brand: z.string().nullable(),
  lacks: duty,
});
export type LackingSafetyItem = z.output<typeof lackingItem>;

const labelView = z.object({ imageUrl: z.string(), imageDescription: z.string(), sheetUrl: z.string() });

const itemSafety = z.object({
  energyLabel: labelView.nullable(),
  brand: z.string().nullable(),
  /** The entry for the item alone. */
  own: entryView.nullable(),
  /** The entry that applies: the item's own, otherwise the brand's, otherwise the business's. */
  holds: entryView,
  lacks: duty.nullable(),
});
export type ItemSafety = z.output<typeof itemSafety>;

const entryGiven = z.strictObject({
  manufacturer: manufacturer.nullable(),
  responsiblePerson: responsiblePerson.nullable(),
  isExempt: z.boolean(),
  /** Absent: as they are. */
  hazards: hazards
    .refine((given) => !hazardProblem(given), 'incomplete_hazards')
    .nullable()
    .optional(),
  warnings: warnings
    .refine((given) => !warningProblem(given), 'incomplete_warnings')
    .nullable()
    .optional(),
  documents: z
    .array(productDocument.refine((given) => !documentProblem(given), 'not_an_address'))
    .min(1)
    .max(MOST_DOCUMENTS)
    .refine((all) => !hasRepeats(all), 'repeated')
    .readonly()
    .nullable()
    .optional(),
});
nameSchema(entryGiven, 'ProductSafetyInput');

const entryInput = z.strictObject({
  /** Without brand and item: the entry of the business. */
  brand: brandName.nullable(),
  itemId: z.number().int().positive().max(Number.MAX_SAFE_INTEGER).nullable(),
  /** Null removes the entry. */
  entry: entryGiven.nullable(),
});
const isOneScope = ({ brand: of, itemId }: z.output<typeof entryInput>) => of === null || itemId === null;
const entryPreview = entryInput.refine(isOneScope, 'one_of_two');
export type SafetyPreviewInput = z.output<typeof entryPreview>;

/** The number of live listings that the seller was shown and agreed to change. Absent: none. */
const expected = count.max(10_000_000).optional();
const oneScope = entryInput.extend({ expected }).refine(isOneScope, 'one_of_two');
export type SafetyEntryInput = z.output<typeof oneScope>;

const address = z.string().trim().max(ENERGY_LABEL_LENGTHS.sheetUrl);
const energyLabel = z
  .strictObject({
    imageUrl: address,
    imageDescription: text,
    sheetUrl: address,
  })
  .superRefine((given, context) => {
    for (const [field, message] of Object.entries(energyLabelProblems(given))) {
      context.addIssue({ code: 'custom', path: [field], message });
    }
  });
const labelPreview = z.strictObject({
  /** Null removes the label. */
  label: energyLabel.nullable(),
});
export type EnergyLabelPreview = z.output<typeof labelPreview>;
const labelInput = labelPreview.extend({ expected });
export type EnergyLabelInput = z.output<typeof labelInput>;
const labelCode = z.object({ code: z.string(), words: z.string() });
const labelChoices = z.object({
  /** The site whose words these are. */
  site: siteSchema.nullable(),
  /** Null without a connected account whose marketplace shows them. */
  labels: z
    .object({
      hazards: z.object({
        pictograms: z.array(labelCode).readonly(),
        signalWords: z.array(labelCode).readonly(),
        statements: z.array(labelCode).readonly(),
      }),
      warnings: z.object({ pictograms: z.array(labelCode).readonly(), statements: z.array(labelCode).readonly() }),
    })
    .nullable(),
});
export type SafetyLabelChoices = z.output<typeof labelChoices>;

const documentStates = z.object({
  /** One for each document and connected account whose marketplace stores documents. */
  states: z
    .array(
      productDocument.extend({
        accountId: z.number().int(),
        /** Null until the account has been asked. */
        state: z.enum(['asked', 'accepted', 'refused']).nullable(),
      }),
    )
    .readonly(),
});
export type DocumentStates = z.output<typeof documentStates>;

const touched = z.object({ live: count, sites: z.array(siteSchema).readonly() });
const itemParams = z.strictObject({ ...userParams.shape, itemId: pathId });

const numbersInput = z.strictObject({
  numbers: z
    .array(
      z
        .strictObject({ country: z.string().max(2), stream: z.string().max(30), number: z.string().max(60) })
        .refine(isProducerNumber, 'not_a_producer_number')
        .transform((given) => ({ ...given, number: normalizeProducerNumber(given.number) })),
    )
    .max(PRODUCER_STREAMS.length)
    .refine((all) => new Set(all.map(({ country, stream }) => `${country} ${stream}`)).size === all.length)
    .readonly(),
});
export type ProducerNumbersInput = z.output<typeof numbersInput>;

const fileInput = z
  .strictObject({
    bytes: fileBytes(SAFETY_FILE_CHARACTERS).optional(),
    csv: z.string().min(1).max(SAFETY_FILE_CHARACTERS).optional(),
  })
  .refine((body) => isOneOf(body, 'csv'), 'one_of');
/** A file of manufacturers and responsible persons. */
export type SafetyFileInput = z.output<typeof fileInput>;

const safetyRowError = fileRowError(SAFETY_ROW_PROBLEMS);
export type SafetyRowError = z.output<typeof safetyRowError>;
const filePreview = z.object({
  /** What the rows change; null if they change nothing. */
  change: changeSchema.nullable(),
  /** The rows that change nothing. */
  unchanged: count,
  /** Null for a workbook. */
  encoding: fileEncoding.nullable(),
  ...leftOutShape(safetyRowError),
});
nameSchema(filePreview, 'SafetyFilePreview');
export type SafetyFilePreview = z.output<typeof filePreview>;

export const complianceSchemas = schemasFor(compliance, {
  exportFile: { params: userParams, output: z.unknown() },
  prepareFile: { params: userParams, body: fileInput, output: filePreview },
  get: { params: userParams, output: view },
  listBrands: { params: userParams, query: brandsQuery, output: page(brand) },
  listLacking: { params: userParams, query: lackingQuery, output: page(lackingItem) },
  getItem: { params: itemParams, output: itemSafety },
  previewLabel: { params: itemParams, body: labelPreview, output: touched },
  updateLabel: { params: itemParams, body: labelInput, output: z.object({ live: count }) },
  preview: {
    params: userParams,
    body: entryPreview,
    output: touched,
  },
  update: { params: userParams, body: oneScope, output: z.object({ live: count }) },
  listDocuments: { params: userParams, output: documentStates },
  listLabels: { params: userParams, output: labelChoices },
  updateNumbers: { params: userParams, body: numbersInput, output: view },
});
