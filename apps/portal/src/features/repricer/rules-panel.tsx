import type { RepricerOverview, RepricerRule } from '@quayside/contract';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { ChangeButton } from '../../ui/change-button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import classes from './repricer.module.css';
import { RuleDialog } from './rule-dialog.tsx';
import { useRuleText } from './rule-text.ts';
import { type RulePlace, useRemoveRule, useSortRules } from './use-repricer.ts';

/** The rules in the order in which they are tried; the default rule is the last. */
export function RulesPanel({ overview }: { readonly overview: RepricerOverview }) {
  const { t } = useTranslation('repricer');
  const textOf = useRuleText();
  const sort = useSortRules();
  const remove = useRemoveRule();
  const [open, setOpen] = useState<RulePlace | null>(null);
  const { rules, defaultRule } = overview;
  const nameOf = (rule: RepricerRule) => (rule === defaultRule ? t('rules.default') : rule.name);
  const placeOf = (rule: RepricerRule): RulePlace => (rule === defaultRule ? 'default' : (rule.ruleId ?? 'new'));
  const opened = [...rules, defaultRule].find((rule) => placeOf(rule) === open);
  /** Swaps a rule with the one before it. */
  const raise = (rule: RepricerRule) => {
    const ids = rules.flatMap(({ ruleId }) => ruleId ?? []);
    const at = rules.indexOf(rule);
    const [before, own] = [ids[at - 1], ids[at]];
    if (before === undefined || own === undefined) return;
    sort.mutate(ids.toSpliced(at - 1, 2, own, before));
  };
  return (
    <Panel
      title={t('rules.title')}
      aside={<ChangeButton onClick={() => setOpen('new')}>{t('rules.add')}</ChangeButton>}
      flush
    >
      <PlainTable
        label={t('rules.title')}
        rows={[...rules, defaultRule]}
        rowKey={(rule) => placeOf(rule)}
        columns={[
          {
            key: 'name',
            title: t('rules.name'),
            cell: (rule) => (
              <LinkButton aria-label={t('rules.open', { name: nameOf(rule) })} onClick={() => setOpen(placeOf(rule))}>
                <strong>{nameOf(rule)}</strong>
              </LinkButton>
            ),
          },
          { key: 'what', title: t('rules.what'), cell: (rule) => <span className={classes.why}>{textOf(rule)}</span> },
          {
            key: 'state',
            title: t('rules.state'),
            cell: (rule) => (
              <Badge tone={rule.isEnabled ? 'ok' : 'off'}>{t(rule.isEnabled ? 'rules.on' : 'rules.off')}</Badge>
            ),
          },
          {
            key: 'actions',
            title: t('rules.actions'),
            isNumber: true,
            cell: (rule) =>
              rule === defaultRule ? null : (
                <div className={classes.actions}>
                  {rules.indexOf(rule) > 0 ? (
                    <ChangeButton
                      variant="subtle"
                      size="xs"
                      loading={sort.isPending}
                      aria-label={t('rules.raiseOf', { name: rule.name })}
                      onClick={() => raise(rule)}
                    >
                      {t('rules.raise')}
                    </ChangeButton>
                  ) : null}
                  <ChangeButton
                    variant="subtle"
                    color="red"
                    size="xs"
                    loading={remove.isPending}
                    aria-label={t('rules.removeOf', { name: rule.name })}
                    onClick={() => rule.ruleId !== null && remove.mutate(rule.ruleId)}
                  >
                    {t('rules.remove')}
                  </ChangeButton>
                </div>
              ),
          },
        ]}
      />
      {open !== null ? <RuleDialog place={open} rule={opened ?? defaultRule} onClose={() => setOpen(null)} /> : null}
    </Panel>
  );
}
