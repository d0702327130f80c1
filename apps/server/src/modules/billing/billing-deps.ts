import type { PortalSettings } from '@quayside/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { EnqueueMail } from '../../platform/mail/mail.ts';
import type { SecretBox } from '../../platform/secrets.ts';
import type { Supplier } from '../invoices/index.ts';
import type { PaymentProvider } from './provider/payment-provider.ts';
import type { VatRegisters } from './vat-registers/vat-registers.ts';

export interface BillingDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly box: SecretBox;
  readonly enqueueMail: EnqueueMail;
  readonly publicUrl: string;
  /** Null if this installation sells no plans. */
  readonly provider: PaymentProvider | null;
  readonly supplier: Supplier;
  /** Null if only the form of VAT ids is checked. */
  readonly registers: VatRegisters | null;
  /** The installation's settings for browsers, which name its ways to support. */
  readonly portal: Pick<PortalSettings, 'chatScriptUrl' | 'isRequestFormOn'>;
}
