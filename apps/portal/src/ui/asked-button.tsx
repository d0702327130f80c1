import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { ChangeButton } from './change-button.tsx';
import { Dialog } from './dialog.tsx';

interface AskedButtonProps {
  readonly label: string;
  /** The accessible name, if the label alone does not identify the object. */
  readonly name?: string;
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly isPending: boolean;
  readonly onConfirm: () => void;
}

/** A button that asks for confirmation and explains when the action helps. */
export function AskedButton({ label, name, title, text, confirm, isPending, onConfirm }: AskedButtonProps) {
  const { t } = useTranslation('app');
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  return (
    <>
      <ChangeButton
        variant="default"
        size="xs"
        loading={isPending}
        {...(name ? { 'aria-label': name } : {})}
        onClick={() => setIsAsking(true)}
      >
        {label}
      </ChangeButton>
      {isAsking ? (
        <Dialog
          title={title}
          onClose={close}
          footer={
            <>
              <Button variant="default" onClick={close}>
                {t('cancel')}
              </Button>
              <ChangeButton
                isInDialog
                onClick={() => {
                  close();
                  onConfirm();
                }}
              >
                {confirm}
              </ChangeButton>
            </>
          }
        >
          <p>{text}</p>
        </Dialog>
      ) : null}
    </>
  );
}
