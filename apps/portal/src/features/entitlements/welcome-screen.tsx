import { Button } from '@mantine/core';
import { entitlements, type SessionUser } from '@quayside/contract';
import { outcomeFor, type RouteGroup, supportChannels, type WelcomePage, welcomePage } from '@quayside/kernel';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { call } from '../../lib/api/call.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { sessionQuery, useUser } from '../../lib/session.ts';
import { noteWelcome } from '../../lib/welcomed.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';

/** The first steps that the seller can take, in the order in which sellers take them, with their addresses. */
function stepsOf(user: SessionUser, { variant }: NonNullable<WelcomePage>) {
  const account = user.accounts.find(({ platform }) => platform === 'ebay');
  const maySee = (group: RouteGroup) => outcomeFor(user, { group, platform: 'ebay' }).kind === 'screen';
  const help = supportChannels(user).help_center ? [{ step: 'help', to: paths.help } as const] : [];
  if (variant === 'inactive' || !account) {
    return [{ step: 'accounts', to: paths.accounts } as const, { step: 'plans', to: paths.plans } as const, ...help];
  }
  const at = { scope: 'ebay', account } as const;
  const steps = [
    { step: 'products', to: paths.products(at) },
    { step: 'priceAdjustment', to: paths.priceAdjustment(at) },
    { step: 'shippingManager', to: paths.shippingManager(at) },
  ] as const;
  return [...steps.filter(({ step }) => maySee(step)), ...help];
}

/** The welcome page (specification, section 6). Its address leads to it only while the user has one. */
export function WelcomeScreen() {
  const user = useUser();
  const page = welcomePage(user);
  return page ? <Welcome user={user} page={page} /> : null;
}

interface WelcomeProps {
  readonly user: SessionUser;
  readonly page: NonNullable<WelcomePage>;
}

function Welcome({ user, page }: WelcomeProps) {
  const { t } = useTranslation('entitlements');
  const { id, name } = user;
  const navigate = useNavigate();
  const optOut = useOptOut();
  useEffect(() => noteWelcome(id), [id]);
  const close = () => optOut.mutate(undefined, { onSuccess: () => void navigate(paths.root) });
  return (
    <>
      <PageHeader
        title={t('welcome.title', { name })}
        lead={t(`welcome.lead.${page.variant}`)}
        actions={
          <>
            {page.canOptOutAtOnce ? (
              <ChangeButton variant="default" loading={optOut.isPending} onClick={close}>
                {t('welcome.optOut')}
              </ChangeButton>
            ) : null}
            <Button component={Link} to={paths.root}>
              {t('welcome.goOn')}
            </Button>
          </>
        }
      />
      <Panel title={t('welcome.steps')}>
        <ol>
          {stepsOf(user, page).map(({ step, to }) => (
            <li key={step}>
              <p>
                <Link to={to}>{t(`welcome.step.${step}.title`)}</Link>
              </p>
              <p>{t(`welcome.step.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </Panel>
    </>
  );
}

function useOptOut() {
  const { id } = useUser();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(entitlements.optOut, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionQuery.queryKey }),
    onError: (error) => toastFailure(error),
  });
}
