import { defineCall, type UserParams } from './call.ts';
import type { ErrorStatuses } from './errors.ts';
import type { ContactDetails, ContactDetailsView, ToolList, ToolMappings } from './profile.schema.ts';

export type { ContactDetails, ContactDetailsView, ToolList, ToolMapping, ToolMappings } from './profile.schema.ts';

/**
 * The third-party tools that Quayside knows, by tool code. A mapping applies only for C (specification, section 5). `slug` is the last part
 * of the tool's address in the portal.
 */
export const THIRD_PARTY_TOOLS = { C: { name: 'ChannelAdvisor', slug: 'channeladvisor' } } as const;
export type ToolCode = keyof typeof THIRD_PARTY_TOOLS;

/** The error codes of this room → HTTP status. */
export const profileErrors = {
  contact_details_invalid: 400,
} as const satisfies ErrorStatuses;

export const profile = {
  getContactDetails: defineCall<{ params: UserParams }, ContactDetailsView>({
    id: 'profile.getContactDetails',
    method: 'GET',
    path: '/v1/users/{id}/personal_data_management/contact_details',
    userParam: 'id',
    summary: 'Who support reaches in the business, and where',
  }),
  /**
   * A new e-mail address is mailed a link, and used once that has been opened. An address that a member has already
   * confirmed is used at once.
   */
  updateContactDetails: defineCall<{ params: UserParams; body: ContactDetails }, ContactDetailsView>({
    id: 'profile.updateContactDetails',
    method: 'PUT',
    path: '/v1/users/{id}/personal_data_management/contact_details',
    userParam: 'id',
    summary: 'Change name, phone, e-mail and address of the contact',
    duty: 'settings',
    errors: ['contact_details_invalid', 'too_many_attempts'],
  }),
  confirmContactEmail: defineCall<{ params: UserParams; body: { token: string } }, ContactDetailsView>({
    id: 'profile.confirmContactEmail',
    method: 'POST',
    path: '/v1/users/{id}/personal_data_management/contact_details/email',
    userParam: 'id',
    summary: 'Prove the new e-mail address of the contact with the mailed link’s token',
    duty: 'settings',
    errors: ['link_invalid', 'link_expired', 'too_many_attempts'],
  }),
  listTools: defineCall<object, ToolList>({
    id: 'profile.listTools',
    method: 'GET',
    path: '/v1/no-auth/personal_data_management/tools_list',
    summary: 'The third-party tools that Quayside knows',
    access: 'public',
  }),
  getTools: defineCall<{ params: UserParams }, ToolMappings>({
    id: 'profile.getTools',
    method: 'GET',
    path: '/v1/users/{id}/personal_data_management/tools',
    userParam: 'id',
    summary: 'The third-party tools of the business',
  }),
  updateTools: defineCall<{ params: UserParams; body: ToolMappings }, ToolMappings>({
    id: 'profile.updateTools',
    method: 'PUT',
    path: '/v1/users/{id}/personal_data_management/tools',
    userParam: 'id',
    summary: 'Replace the third-party tools of the business',
    duty: 'settings',
  }),
};
