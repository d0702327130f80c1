import { siteFacts } from '@quayside/kernel';
import { useFormat } from '../../../lib/i18n/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useUser } from '../../../lib/session.ts';
import { ChangeButton } from '../../../ui/change-button.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { SitePlate } from '../../../ui/site-plate.tsx';
import { StepFoot } from './step-foot.tsx';
import { StepForm } from './step-form.tsx';
import type { StepProps } from './step-props.ts';

/** Confirms the home site that the marketplace reported. Items are read there and listed elsewhere. */
export function SourceSiteStep({
  accountId,
  isPending,
  onAnswer,
  onConnectAnother,
}: StepProps & { readonly onConnectAnother: () => void }) {
  const { t } = useTranslation('onboarding');
  const format = useFormat();
  const account = useUser().accounts.find(({ id }) => id === accountId);
  if (!account) return null;
  const { site } = account;
  const facts = siteFacts(site);
  return (
    <StepForm onSubmit={() => onAnswer({ step: 'ConfirmSourceSite', site })}>
      <Facts
        list={[
          [t('steps.ConfirmSourceSite.shop'), account.username],
          [
            t('steps.ConfirmSourceSite.home'),
            <span key="home">
              <SitePlate site={site} /> {format.site(site)}
            </span>,
          ],
          [t('steps.ConfirmSourceSite.currency'), facts.currency],
        ]}
      />
      <StepFoot isPending={isPending} label={t('steps.ConfirmSourceSite.yes')}>
        <ChangeButton duty="accounts" variant="default" size="md" disabled={isPending} onClick={onConnectAnother}>
          {t('steps.Connect.another')}
        </ChangeButton>
      </StepFoot>
    </StepForm>
  );
}
