import { Banner } from '#src/admin/ui/banner.tsx';
import { formatWait } from '@tequiora/cms/contracts/session.ts';
import type { SignInProblem } from '../lib/sign-in-problem.ts';

type SignInNoticeProps = { problem: SignInProblem; secondsLeft: number };

/** Shows why the last attempt failed. The wait counts down on screen but is announced only once. */
export function SignInNotice({ problem, secondsLeft }: SignInNoticeProps) {
  switch (problem.kind) {
    case 'credentials':
      return <Banner tone="danger">{problem.message}</Banner>;
    case 'server':
      return <Banner tone="warning">{problem.message}</Banner>;
    case 'wait':
      return (
        <Banner tone="warning">
          Demasiados intentos. Podrás volver a intentarlo en{' '}
          <span role="timer" aria-live="off">
            {formatWait(secondsLeft)}
          </span>
          .
        </Banner>
      );
  }
}
