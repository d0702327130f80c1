import { Button } from '@mantine/core';
import { type Invoice, invoices as invoicesCalls } from '@quayside/contract';
import { Link } from 'react-router';
import { addressOf } from '../../lib/api/address.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { useUser } from '../../lib/session.ts';
import { useVatBasis } from '../../lib/use-vat-basis.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListBody } from '../../ui/list/list-body.tsx';
import { ListFoot } from '../../ui/list/list-foot.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import classes from './invoices.module.css';
import { isRefundable, RefundButton } from './refund-button.tsx';
import { useInvoices } from './use-invoices.ts';

const TONES: Readonly<Record<Invoice['status'], Tone>> = { open: 'warn', paid: 'ok', credited: 'off' };

export function InvoicesScreen() {
  const { t } = useTranslation('invoices');
  const { id } = useUser();
  const invoices = useInvoices();
  const list = invoices.data?.pages.flatMap((page) => page.data) ?? [];
  const unpaid = list.filter(({ status }) => status === 'open').length;
  const year = list[0]?.invoice_date.slice(0, 4);
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          year ? (
            <Button
              component="a"
              variant="default"
              href={addressOf(invoicesCalls.exportYear.path, { params: { id }, query: { year: Number(year) } })}
              download
            >
              {t('export', { year })}
            </Button>
          ) : null
        }
      />
      {unpaid > 0 ? (
        <Notice
          tone="warn"
          action={
            <Button component={Link} to={paths.paymentMethod} size="xs">
              {t('pay')}
            </Button>
          }
        >
          {t('unpaid', { count: unpaid })}
        </Notice>
      ) : null}
      <Panel flush>
        <ListBody
          list={invoices}
          isEmpty={list.length === 0}
          empty={<EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>}
        >
          <InvoiceTable invoices={list} />
          <ListFoot list={invoices} />
        </ListBody>
      </Panel>
    </>
  );
}

function InvoiceTable({ invoices }: { readonly invoices: readonly Invoice[] }) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const sayBasis = useVatBasis();
  const { id, adminUserId } = useUser();
  const fileOf = (number: string) => addressOf(invoicesCalls.getFile.path, { params: { id, number } });
  return (
    <PlainTable
      label={t('title')}
      rows={invoices}
      rowKey={(invoice) => invoice.number}
      columns={[
        { key: 'number', title: t('column.number'), cell: ({ number }) => <strong>{number}</strong> },
        { key: 'date', title: t('column.date'), cell: (invoice) => format.date(`${invoice.invoice_date}T12:00:00`) },
        { key: 'kind', title: t('column.kind'), cell: ({ kind }) => t(`kind.${kind}`) },
        {
          key: 'status',
          title: t('column.status'),
          cell: ({ status }) => <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>,
        },
        {
          key: 'vat',
          title: t('column.vat'),
          cell: (invoice) => (
            <>
              {invoice.vatTreatment === 'reverse_charge' || invoice.vatTreatment === 'outside_eu'
                ? t(`vat.${invoice.vatTreatment}`)
                : format.percent(invoice.vatBasisPoints / 10_000)}
              {sayBasis(invoice).map((sentence) => (
                <span key={sentence} className={classes.basis}>
                  {sentence}
                </span>
              ))}
            </>
          ),
        },
        {
          key: 'total',
          title: t('column.total'),
          isNumber: true,
          cell: ({ total, currency }) => format.money({ minor: total, currency }),
        },
        {
          key: 'actions',
          title: t('column.actions'),
          isNumber: true,
          cell: (invoice) => (
            <span className={classes.actions}>
              {adminUserId !== null && isRefundable(invoice) ? <RefundButton invoice={invoice} /> : null}
              <a href={fileOf(invoice.number)} download aria-label={t('download', { number: invoice.number })}>
                {t('downloadShort')}
              </a>
            </span>
          ),
        },
      ]}
    />
  );
}
