import { Container } from '#src/components/ui/container.tsx';
import { SectionHead } from '#src/components/ui/section-head.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { Stack } from '#src/components/ui/stack.tsx';
import type { SectionId } from '@tequiora/cms/contracts/pages.ts';
import { BotCard } from './bot-card.tsx';

type BotServicesProps = {
  head: Queries.SectionHeadFieldsFragment | null;
  services: readonly Queries.ComplementaryServiceFieldsFragment[];
};

const SECTION_ID: SectionId<'/servicios'> = 'chatbots';
const TITLE_ID: SectionId<'/servicios'> = 'chatbots-y-automatizacion';

export function BotServices({ head, services }: BotServicesProps) {
  if (services.length === 0) return null;
  return (
    <Section tone="navy" hasEdge id={SECTION_ID} labelledBy={TITLE_ID}>
      <Container>
        <SectionHead {...(head ?? { title: 'Chatbots y automatización' })} id={TITLE_ID} />
        <Stack gap="gap">
          {services.map((service, index) => (
            <BotCard key={service.slug} service={service} index={index} />
          ))}
        </Stack>
      </Container>
    </Section>
  );
}
