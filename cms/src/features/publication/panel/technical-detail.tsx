import { Box, Typography } from '@strapi/design-system';

const SHOWN_REM = 24;

/** Error of a build, folded: for the operator of the server. */
export function TechnicalDetail({ detail }: { detail: string | undefined }) {
  if (!detail) return null;
  return (
    <details>
      <Typography tag="summary" variant="pi" textColor="neutral600" style={{ cursor: 'pointer' }}>
        Detalle técnico
      </Typography>
      <Box
        tag="pre"
        paddingTop={2}
        tabIndex={0}
        role="group"
        aria-label="Detalle técnico"
        style={{ maxHeight: `${SHOWN_REM}rem`, overflow: 'auto', whiteSpace: 'pre-wrap' }}
      >
        <Typography variant="pi" style={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
          {detail}
        </Typography>
      </Box>
    </details>
  );
}
