import { isCountry } from '@quayside/kernel';
import { z } from 'zod';
import { profile } from './profile.ts';
import { schemasFor, userParams, visibleOrEmpty, visibleText } from './schema.ts';

const text = visibleOrEmpty(120);

const address = z.strictObject({
  line1: text,
  line2: text,
  city: text,
  postal_code: z.string().trim().max(20),
  country: z.string().refine(isCountry, 'invalid_country'),
  /** The code of a state or province in the United States and Canada; free text elsewhere; may be empty. */
  state_or_province: visibleOrEmpty(60),
});

/** Every text may be empty, because a contact is optional. */
const contactDetails = z.strictObject({
  first_name: text,
  last_name: text,
  /** `+`, then 7 to 15 digits, or empty. */
  phone: z.string().trim().max(20),
  email: z.string().trim().max(254),
  address,
});
export type ContactDetails = z.output<typeof contactDetails>;

/** `pending_email` replaces `email` once the mailed link to it has been opened; null if no address is pending. */
const contactDetailsView = z.strictObject({ ...contactDetails.shape, pending_email: z.string().nullable() });
export type ContactDetailsView = z.output<typeof contactDetailsView>;

const toolCode = z.enum(['C']);

const toolList = z.object({
  tools: z.array(z.object({ code: toolCode, name: z.string(), slug: z.string() })).readonly(),
});
export type ToolList = z.output<typeof toolList>;

/** `tool_external_reference`: ChannelAdvisor's Profile ID. */
const toolMapping = z.strictObject({ code: toolCode, tool_external_reference: visibleText(100) });
export type ToolMapping = z.output<typeof toolMapping>;

const toolMappings = z.strictObject({
  tools: z.array(toolMapping).max(1).readonly(),
});
export type ToolMappings = z.output<typeof toolMappings>;

export const profileSchemas = schemasFor(profile, {
  getContactDetails: { params: userParams, output: contactDetailsView },
  updateContactDetails: { params: userParams, body: contactDetails, output: contactDetailsView },
  confirmContactEmail: {
    params: userParams,
    body: z.strictObject({ token: z.string().min(1).max(100) }),
    output: contactDetailsView,
  },
  listTools: { output: toolList },
  getTools: { params: userParams, output: toolMappings },
  updateTools: { params: userParams, body: toolMappings, output: toolMappings },
});
