import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { failureText } from '#src/admin/lib/notify-failure.ts';
import { useOverview } from '#src/admin/lib/use-overview.ts';
import { adminText, mutedCss } from '#src/admin/ui/admin-text.ts';
import { Panel } from '#src/admin/ui/panel.tsx';
import { RetryBanner } from '#src/admin/ui/retry-banner.tsx';
import { Badge, type BadgeTone } from '#src/components/ui/badge.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Skeleton, SkeletonGroup } from '#src/components/ui/skeleton.tsx';
import { TextLink } from '#src/components/ui/text-link.tsx';
import { useNow } from '#src/hooks/use-now.ts';
import { space } from '#src/theme/tokens.ts';
import { formatDateTime, formatTime } from '@tequiora/cms/contracts/format-date.ts';
import type { PublicationEntry, PublicationStatus } from '@tequiora/cms/contracts/publication.ts';
import { isoDay } from '@tequiora/cms/contracts/zoned-time.ts';
import { publicationQuery } from '../api/publication-query.ts';
import { usePublishNow } from '../lib/use-publish-now.ts';

const MINUTE = 60_000;

/** Shows the publication status, with a button to publish now. */
export function SiteState() {
  const { data: status, error, isFetching, refetch } = useQuery(publicationQuery);
  const { publish, isPending } = usePublishNow(status);
  const isBuilding = status?.phase === 'building';
  return (
    <Panel title="Estado del sitio">
      <div css={bodyCss}>
        {error ? (
          <RetryBanner isRetrying={isFetching} onRetry={() => void refetch()}>
            {`Error al consultar el estado del sitio. ${failureText(error)}`}
          </RetryBanner>
        ) : (
          <State status={status} />
        )}
        {entriesToFix(status).map((entry) => (
          <EntryToFix key={`${entry.uid}:${entry.documentId}`} entry={entry} />
        ))}
        <Button
          variant="secondary"
          icon="upload"
          isLoading={isPending}
          aria-disabled={isBuilding || undefined}
          onClick={publish}
        >
          Publicar ahora
        </Button>
      </div>
    </Panel>
  );
}

function State({ status }: { status: PublicationStatus | undefined }) {
  const now = useNow(MINUTE) ?? new Date();
  if (!status) {
    return (
      <SkeletonGroup label="Consultando el estado del sitio…">
        <div css={stateCss}>
          <Skeleton width="60%" height="1.5rem" />
          <Skeleton width="90%" height="1.25rem" />
        </div>
      </SkeletonGroup>
    );
  }
  const { tone, title, hint } = describePublication(status, now);
  return (
    <div role="status" css={stateCss}>
      <Badge tone={tone} hasDot>
        {title}
      </Badge>
      <p css={mutedCss}>{hint}</p>
    </div>
  );
}

function entriesToFix(status: PublicationStatus | undefined): PublicationEntry[] {
  if (status?.phase === 'failed') return status.entry ? [status.entry] : [];
  return status?.phase === 'live' ? status.held : [];
}

/** Link to the CMS entry that fails its publish check. */
function EntryToFix({ entry }: { entry: PublicationEntry }) {
  const { data: overview } = useOverview();
  if (!overview) return null;
  return (
    <p css={linkCss}>
      <TextLink
        href={overview.cms.url + entry.path}
        isExternal
      >{`Abrir la entrada «${entry.name}»`}</TextLink>
    </p>
  );
}

type Description = { tone: BadgeTone; title: string; hint: string };

/** Returns badge, title and explanation of a publication status. */
function describePublication(status: PublicationStatus, now: Date): Description {
  const { phase, liveSince, startedAt, error, held } = status;
  const seen = liveSince
    ? `Los visitantes ven la versión publicada ${formatSince(liveSince, now, 'a las ')}.`
    : 'Los visitantes todavía no ven ninguna versión.';
  switch (phase) {
    case 'live':
      if (held.length > 0) {
        const what = held.length === 1 ? 'una entrada' : `${held.length} entradas`;
        return {
          tone: 'amber',
          title: `En línea, menos ${what}`,
          hint: held.map(({ reason }) => reason).join(' '),
        };
      }
      return {
        tone: 'green',
        title: liveSince ? `En línea desde ${formatSince(liveSince, now)}` : 'En línea',
        hint: 'Los visitantes ven todo lo que está publicado.',
      };
    case 'waiting':
      return { tone: 'amber', title: 'En espera', hint: seen };
    case 'building':
      return {
        tone: 'blue',
        title: 'Publicando…',
        hint: startedAt ? `Empezó ${formatSince(startedAt, now, 'a las ')}.` : seen,
      };
    case 'failed':
      return { tone: 'red', title: `Falló: ${error ?? 'no sabemos por qué'}`, hint: seen };
    case 'unreachable':
      return {
        tone: 'gray',
        title: 'No sabemos: el publicador no responde',
        hint: 'Lo que guardes se publicará en cuanto vuelva.',
      };
  }
}

/** Formats a timestamp as '14:05' on the same day, else 'el 20 nov 2026, 14:05'. */
function formatSince(iso: string, now: Date, beforeClock = ''): string {
  return isoDay(new Date(iso)) === isoDay(now)
    ? `${beforeClock}${formatTime(iso)}`
    : `el ${formatDateTime(iso)}`;
}

const bodyCss = css({ display: 'grid', gap: space[5] });

const stateCss = css({ display: 'grid', gap: space[3], justifyItems: 'start' });

const linkCss = css(adminText.sm);
