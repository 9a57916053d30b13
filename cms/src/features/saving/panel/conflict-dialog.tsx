import { Box, Button, Flex, Modal, Radio, Typography } from '@strapi/design-system';
import { useId, useState } from 'react';
import { createGlobalStyle } from 'styled-components';

import { formatChangePath } from '../../../content-model/panel/format-change';
import type { FormDifference } from './form-differences';
import { formatDifference } from './format-difference';
import type { KeepsMine } from './merge-form';

// UPSTREAM: sonner 2.0 · the attribute of the list of notifications, which Strapi shows with sonner
// why: the notification of the failed save says the same and would cover the title on a phone; there is no
// function to close it
// test: site/e2e/panel/saving.spec.ts
// until: `useNotification` can close a notification
const HideNotifications = createGlobalStyle`
  [data-sonner-toaster] { display: none; }
`;

type Choice = 'mine' | 'theirs';

type ConflictDialogProps = {
  title: string;
  /** The user who saved the other version ('Ana Gómez'); omitted when that is the form itself. */
  who?: string;
  /** What happened, and when. */
  explanation: string;
  differences: readonly FormDifference[];
  confirmLabel: string;
  /** `keepsMine` returns true for the fields of which this user's value was chosen. */
  onConfirm: (keepsMine: KeepsMine) => void;
  onCancel: () => void;
};

const describeSides = (who: string | undefined) =>
  who
    ? {
        mine: 'Lo tuyo',
        theirs: `Lo de ${who}`,
        onlyMine: 'Solo lo cambiaste tú; se queda así',
        onlyTheirs: `Solo lo cambió ${who}; se queda así`,
      }
    : {
        mine: 'Lo que no se guardó',
        theirs: 'Lo del formulario',
        onlyMine: 'Solo cambió en lo que no se guardó; se pone en el formulario',
        onlyTheirs: 'Solo cambió en el formulario; se queda así',
      };

type FieldListProps = { title: string; differences: readonly FormDifference[]; side: Choice };

function FieldList({ title, differences, side }: FieldListProps) {
  if (differences.length === 0) return null;
  return (
    <Box>
      <Typography variant="delta" tag="h3">
        {title}
      </Typography>
      <ul>
        {differences.map((difference) => (
          <Typography key={difference.at.join('.')} tag="li" style={{ overflowWrap: 'anywhere' }}>
            {formatChangePath(difference.steps)}: {formatDifference(difference)[side]}
          </Typography>
        ))}
      </ul>
    </Box>
  );
}

type FieldChoiceProps = {
  difference: FormDifference;
  who: string | undefined;
  choice: Choice;
  onChoose: (choice: Choice) => void;
};

function FieldChoice({ difference, who, choice, onChoose }: FieldChoiceProps) {
  const label = useId();
  const labels = describeSides(who);
  const values = formatDifference(difference);
  return (
    <Box borderColor="neutral200" hasRadius padding={4} style={{ overflowWrap: 'anywhere' }}>
      <Typography id={label} fontWeight="bold" tag="h4">
        {formatChangePath(difference.steps)}
      </Typography>
      <Radio.Group
        aria-labelledby={label}
        value={choice}
        onValueChange={(value: string) => onChoose(value === 'mine' ? 'mine' : 'theirs')}
      >
        <Radio.Item value="mine">
          {labels.mine}: {values.mine}
        </Radio.Item>
        <Radio.Item value="theirs">
          {labels.theirs}: {values.theirs}
        </Radio.Item>
      </Radio.Group>
    </Box>
  );
}

/** Lets a user decide between their own text and what another user saved, field by field. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { title, who, explanation, differences, confirmLabel, onConfirm, onCancel } = props;
  const labels = describeSides(who);
  const both = differences.filter(({ changedBy }) => changedBy === 'both');
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const choiceOf = ({ at }: FormDifference): Choice => choices[at.join('.')] ?? 'theirs';
  const only = (side: Choice) => differences.filter(({ changedBy }) => changedBy === side);
  return (
    <Modal.Root open onOpenChange={(isOpen) => (isOpen ? undefined : onCancel())}>
      <HideNotifications />
      <Modal.Content>
        <Modal.Header closeLabel="Cerrar" gap={4}>
          <Modal.Title>{title}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Typography>{explanation}</Typography>
            {both.length > 0 && (
              <Flex direction="column" alignItems="stretch" gap={3}>
                <Typography variant="delta" tag="h3">
                  Cambió en las dos versiones: elige qué queda
                </Typography>
                {both.map((difference) => (
                  <FieldChoice
                    key={difference.at.join('.')}
                    difference={difference}
                    who={who}
                    choice={choiceOf(difference)}
                    onChoose={(choice) =>
                      setChoices({ ...choices, [difference.at.join('.')]: choice })
                    }
                  />
                ))}
              </Flex>
            )}
            <FieldList title={labels.onlyTheirs} differences={only('theirs')} side="theirs" />
            <FieldList title={labels.onlyMine} differences={only('mine')} side="mine" />
          </Flex>
        </Modal.Body>
        <Modal.Footer gap={2} wrap="wrap">
          <Button variant="tertiary" onClick={onCancel}>
            Volver al formulario
          </Button>
          <Button onClick={() => onConfirm((difference) => choiceOf(difference) === 'mine')}>
            {confirmLabel}
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
