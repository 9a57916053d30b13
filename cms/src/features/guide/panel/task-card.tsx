import { Badge, Box, Flex, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import { GUIDE_PICTURE } from '../../../../contracts/guide/guide';
import type { GuideTask } from '../../../../contracts/guide/guide-task';
import { PANEL_ROLES } from '../../../../contracts/panel-roles';
import acomodarElOrden from './pictures/acomodar-el-orden.webp';
import agregarUnCaso from './pictures/agregar-un-caso.webp';
import cambiarUnPrecio from './pictures/cambiar-un-precio.webp';
import deshacer from './pictures/deshacer.webp';
import escribirUnBorrador from './pictures/escribir-un-borrador.webp';
import publicarEnUnaFecha from './pictures/publicar-en-una-fecha.webp';
import publicarUnBorrador from './pictures/publicar-un-borrador.webp';
import quitarAlgoDelSitio from './pictures/quitar-algo-del-sitio.webp';
import reemplazarUnaImagen from './pictures/reemplazar-una-imagen.webp';
import saberSiYaEstaEnLinea from './pictures/saber-si-ya-esta-en-linea.webp';

/** URLs of the pictures by task id. */
const pictures: Readonly<Record<string, string>> = {
  'acomodar-el-orden': acomodarElOrden,
  'agregar-un-caso': agregarUnCaso,
  'cambiar-un-precio': cambiarUnPrecio,
  deshacer,
  'escribir-un-borrador': escribirUnBorrador,
  'publicar-en-una-fecha': publicarEnUnaFecha,
  'publicar-un-borrador': publicarUnBorrador,
  'quitar-algo-del-sitio': quitarAlgoDelSitio,
  'reemplazar-una-imagen': reemplazarUnaImagen,
  'saber-si-ya-esta-en-linea': saberSiYaEstaEnLinea,
};

const LABEL = /(«[^»]+»)/;

/** A sentence with the labels of the screen, between «», in bold. */
function StepText({ children }: { children: string }) {
  const parts = children.split(LABEL);
  return (
    <Typography variant="omega" tag="span" lineHeight={1.6}>
      {parts.map((part, index) => (LABEL.test(part) ? <strong key={index}>{part}</strong> : part))}
    </Typography>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <Flex direction="column" alignItems="flex-start" gap={1}>
      <Typography tag="dt" variant="sigma" textColor="neutral600">
        {name}
      </Typography>
      <Box tag="dd">{children}</Box>
    </Flex>
  );
}

/** A task of the guide with its goal, steps, roles, effect on the site and picture. */
export function TaskCard({ task, number }: { task: GuideTask; number: number }) {
  const { id, title, goal, steps, roles, others, onSite, picture } = task;
  const url = pictures[id];
  return (
    <Box
      tag="article"
      aria-labelledby={id}
      background="neutral0"
      hasRadius
      shadow="tableShadow"
      padding={7}
    >
      <Heading id={id} tag="h2" variant="beta" tabIndex={-1}>
        {number}. {title}
      </Heading>
      <Box paddingTop={1} paddingBottom={4}>
        <Typography textColor="neutral600">{goal}</Typography>
      </Box>
      <Steps>
        {steps.map((step) => (
          <li key={step}>
            <StepText>{step}</StepText>
          </li>
        ))}
      </Steps>
      <Facts>
        <Fact name="En el sitio">
          <Typography>{onSite}</Typography>
        </Fact>
        <Fact name="Quién puede">
          <Flex gap={2} wrap="wrap">
            {roles.map((role) => (
              <Badge key={role}>{PANEL_ROLES[role].name}</Badge>
            ))}
          </Flex>
          {others ? (
            <Box paddingTop={2}>
              <Typography>{others}</Typography>
            </Box>
          ) : null}
        </Fact>
      </Facts>
      {url ? (
        <Picture href={url} target="_blank" rel="noreferrer">
          <img src={url} alt={picture} loading="lazy" {...GUIDE_PICTURE} />
        </Picture>
      ) : null}
    </Box>
  );
}

const Heading = styled(Typography)`
  scroll-margin-top: 2.4rem;
`;

const Steps = styled.ol`
  display: flex;
  flex-direction: column;
  gap: 0.8rem;
  list-style: decimal;
  padding-left: 2.4rem;
  max-width: 76rem;
  font-size: 1.4rem;

  li::marker {
    font-weight: 600;
    color: ${({ theme }) => theme.colors.primary600};
  }
`;

const Facts = styled.dl`
  display: grid;
  gap: 2.4rem;
  padding: 2.4rem 0;

  ${({ theme }) => theme.breakpoints.medium} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Picture = styled.a`
  display: block;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
  overflow: hidden;

  img {
    display: block;
    width: 100%;
    height: auto;
  }
`;
