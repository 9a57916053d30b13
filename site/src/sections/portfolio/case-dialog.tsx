import { css, Global } from '@emotion/react';
import * as Dialog from '@radix-ui/react-dialog';
import { useRef, type RefObject } from 'react';
import { Helmet } from 'react-helmet';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import { Skeleton, SkeletonGroup } from '#src/components/ui/skeleton.tsx';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';
import { space } from '#src/theme/tokens.ts';
import { CaseDialogBody } from './case-dialog-body.tsx';
import {
  barCss,
  bodyCss,
  caseDialogCss,
  movingPictureCss,
  overlayCss,
  printCss,
} from './case-dialog-css.ts';
import { CaseHeadLine } from './case-head-line.tsx';
import { useCaseContent } from './use-case-content.ts';

type CaseDialogProps = {
  /** The open case; null while closed. */
  slug: string | null;
  /** The card's link, to restore the focus; null when browser navigation opened the case. */
  trigger: RefObject<HTMLElement>;
  onClose: () => void;
};

/** Shows a case over the list. */
export function CaseDialog({ slug, trigger, onClose }: CaseDialogProps) {
  const content = useCaseContent(slug);
  const panel = useRef<HTMLDivElement>(null);

  // The second click on a card lands outside the dialog that the first one opened.
  function keepOpenWhileMoving(event: Event) {
    if (panel.current?.getAnimations().length) event.preventDefault();
  }

  function returnFocus(event: Event) {
    event.preventDefault();
    const link = trigger.current?.isConnected
      ? trigger.current
      : document.querySelector<HTMLElement>(`[data-case="${content?.slug ?? ''}"]`);
    link?.focus({ preventScroll: true });
  }

  return (
    <Dialog.Root open={slug !== null} onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Overlay css={overlayCss} />
        <Dialog.Content
          css={caseDialogCss}
          ref={panel}
          onCloseAutoFocus={returnFocus}
          onPointerDownOutside={keepOpenWhileMoving}
          {...(content ? null : { 'aria-describedby': undefined })}
        >
          <Global styles={[printCss, movingPictureCss]} />
          <div css={barCss}>
            {content ? <CaseHeadLine content={content} /> : <span />}
            <Dialog.Close asChild>
              <IconButton icon="close" label="Cerrar" />
            </Dialog.Close>
          </div>
          <div css={bodyCss}>
            {content ? <CaseDialogBody content={content} /> : <CaseDialogSkeleton />}
          </div>
          {content && slug !== null ? (
            <Helmet>
              <title>{`${content.title} | Tequiora`}</title>
            </Helmet>
          ) : null}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Skeleton of a case while it loads. */
function CaseDialogSkeleton() {
  return (
    <SkeletonGroup label="Cargando caso…">
      <Dialog.Title>
        <VisuallyHidden>Caso</VisuallyHidden>
      </Dialog.Title>
      <Skeleton ratio="21 / 9" />
      <div css={linesCss}>
        <Skeleton width="60%" height="2.5rem" />
        <Skeleton width="80%" height="1.25rem" />
        <Skeleton height="11rem" />
        <Skeleton height="14rem" />
      </div>
    </SkeletonGroup>
  );
}

const linesCss = css({ display: 'grid', gap: space[6], padding: 'clamp(1.25rem, 4cqi, 2.75rem)' });
