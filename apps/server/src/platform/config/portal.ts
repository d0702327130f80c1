import type { PortalSettings } from '@quayside/contract';
import type { SettingReader } from './setting-reader.ts';

/** The installation's external addresses. Unset ones default to reserved addresses. */
export function readPortal(read: SettingReader, publicUrl: string): PortalSettings {
  const contactUrl = read.contact('CONTACT_URL', 'mailto:support@quayside.example');
  const hasMailbox = read.text('SUPPORT_EMAIL') !== undefined || mailboxOf(contactUrl) !== undefined;
  return {
    mainSiteUrl: read.url('MAIN_SITE_URL', 'https://www.quayside.example'),
    careersUrl: read.url('CAREERS_URL', 'https://careers.quayside.example'),
    shippingUrl: read.url('SHIPPING_URL', 'https://shipping.quayside.example'),
    adminPortalUrls: [
      read.url('ADMIN_PORTAL_URL', 'https://admin.quayside.example'),
      read.url('ADMIN_PORTAL_2_URL', 'https://admin2.quayside.example'),
    ],
    helpCentreUrl: read.url('HELP_CENTRE_URL', `${publicUrl}/help`),
    contactUrl,
    isRequestFormOn: read.oneOf('SUBMIT_REQUEST', ['form', 'contact'], hasMailbox ? 'form' : 'contact') === 'form',
    chatScriptUrl: read.text('CHAT_SCRIPT_URL') === undefined ? null : read.url('CHAT_SCRIPT_URL', ''),
    popUp: readPopUp(read),
  };
}

function readPopUp(read: SettingReader): PortalSettings['popUp'] {
  const userPercentage = read.integer('POP_UP_PERCENTAGE', { fallback: 100, min: 0, max: 100 });
  const delayMs = read.integer('POP_UP_DELAY_MS', { fallback: 2_000, min: 0, max: 600_000 });
  return read.text('POP_UP_URL') === undefined ? null : { url: read.url('POP_UP_URL', ''), userPercentage, delayMs };
}

/** The mailbox of a `mailto:` address; undefined for a page. */
export function mailboxOf(contactUrl: string): string | undefined {
  return contactUrl.startsWith('mailto:') ? contactUrl.slice('mailto:'.length) : undefined;
}
