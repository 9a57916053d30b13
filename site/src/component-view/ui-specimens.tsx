import { AddToList } from '#src/components/ui/add-to-list.tsx';
import { Badge, type BadgeTone } from '#src/components/ui/badge.tsx';
import { BrandIcon } from '#src/components/ui/brand-icon.tsx';
import { Breadcrumb } from '#src/components/ui/breadcrumb.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Card } from '#src/components/ui/card.tsx';
import { CheckList } from '#src/components/ui/check-list.tsx';
import { Cluster } from '#src/components/ui/cluster.tsx';
import { Container } from '#src/components/ui/container.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { FretMark } from '#src/components/ui/fret-mark.tsx';
import { GrecaField } from '#src/components/ui/greca-field.tsx';
import { Grid } from '#src/components/ui/grid.tsx';
import { Highlighted } from '#src/components/ui/highlighted.tsx';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import { IconTile } from '#src/components/ui/icon-tile.tsx';
import { Icon } from '#src/components/ui/icon.tsx';
import { Kicker } from '#src/components/ui/kicker.tsx';
import { Price } from '#src/components/ui/price.tsx';
import { Rating } from '#src/components/ui/rating.tsx';
import { SectionHead } from '#src/components/ui/section-head.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SideHeaded } from '#src/components/ui/side-headed.tsx';
import { Skeleton, SkeletonGroup } from '#src/components/ui/skeleton.tsx';
import { SmartLink } from '#src/components/ui/smart-link.tsx';
import { Stack } from '#src/components/ui/stack.tsx';
import { StatRow } from '#src/components/ui/stat.tsx';
import { Tag } from '#src/components/ui/tag.tsx';
import { TextLink } from '#src/components/ui/text-link.tsx';
import { WaitingScreen } from '#src/components/ui/waiting-screen.tsx';
import { Specimen } from './specimen.tsx';

const TONES: BadgeTone[] = ['blue', 'navy', 'sky', 'amber', 'popular', 'green', 'red', 'gray'];
const VARIANTS = ['primary', 'secondary', 'ghost', 'whatsapp', 'link'] as const;
const SIZES = ['lg', 'md', 'sm'] as const;
const ITEMS = ['Varias sucursales', 'CFDI 4.0', 'Funciona sin internet'];
const PRODUCT = { slug: 'muestra', name: 'Terminal de muestra', minQuantity: null };
const STATS = [
  { value: '200+', label: 'proyectos' },
  { value: '98%', label: 'satisfacción' },
  { value: '< 2 h', label: 'de respuesta' },
];

/** The primitives of `components/ui`. */
export function UiSpecimens() {
  return (
    <>
      <Specimen name="Button" hasDark>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        {SIZES.map((size) => (
          <Button key={size} size={size} icon="plus">
            {`Tamaño ${size}`}
          </Button>
        ))}
        <Button icon="arrow-right">Con flecha</Button>
        <Button isLoading>Enviando…</Button>
        <Button disabled>Inactivo</Button>
        <Button isFullWidth>Ancho completo</Button>
      </Specimen>
      <Specimen name="AddToList">
        <AddToList product={PRODUCT} />
        <AddToList product={PRODUCT} isPlain />
      </Specimen>
      <Specimen name="ButtonLink">
        {VARIANTS.map((variant) => (
          <ButtonLink key={variant} to="/contacto" variant={variant}>
            {`Contacto, ${variant}`}
          </ButtonLink>
        ))}
      </Specimen>
      <Specimen name="IconButton" hasDark>
        <IconButton icon="close" label="Cerrar" />
        <IconButton icon="eye" label="Mostrar" shape="square" />
        <IconButton icon="plus" label="Agregar" size={32} />
      </Specimen>
      <Specimen name="TextLink · SmartLink">
        <TextLink href="/productos">Ver productos</TextLink>
        <TextLink href="/productos" hasArrow>
          Ver todos los productos
        </TextLink>
        <TextLink href="https://example.com">Otro sitio</TextLink>
        <SmartLink href="/servicios">Servicios</SmartLink>
      </Specimen>
      <Specimen name="Badge" hasDark>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone} hasDot={tone === 'green'}>
            {tone}
          </Badge>
        ))}
      </Specimen>
      <Specimen name="Tag">
        <Cluster as="ul" gap={3}>
          <Tag>Laravel</Tag>
          <Tag>React</Tag>
        </Cluster>
      </Specimen>
      <Specimen name="Icon · BrandIcon · IconTile · FretMark" hasDark>
        <Icon name="store" />
        <Icon name="store" size={32} />
        <BrandIcon name="whatsapp" />
        <IconTile name="bed" />
        <IconTile name="bed" size={56} />
        <FretMark />
        <FretMark width={36} />
      </Specimen>
      <Specimen name="Kicker · Highlighted" hasDark>
        <Kicker>Especialidades</Kicker>
        <p>
          <Highlighted text="Vende más *sin perder inventario*" />
        </p>
      </Specimen>
      <Specimen name="SectionHead" hasDark layout="stack">
        <SectionHead
          level={3}
          kicker="Servicios"
          title="Cuando lo que necesitas *todavía no existe*"
          description="Empezamos por entender tu operación."
          action={
            <TextLink href="/servicios" hasArrow>
              Ver todos
            </TextLink>
          }
        />
      </Specimen>
      <Specimen name="SideHeaded" layout="stack">
        <SideHeaded head={<SectionHead level={3} align="side" title="Al *lado*" />}>
          <CheckList items={ITEMS} />
        </SideHeaded>
      </Specimen>
      <Specimen name="Section · Container · GrecaField" layout="stack">
        {(['white', 'subtle', 'navy', 'deep'] as const).map((tone) => (
          <Section key={tone} tone={tone} label={`Sección ${tone}`} isCompact>
            {tone === 'navy' ? <GrecaField /> : null}
            <Container width="narrow">{`Sección ${tone}`}</Container>
          </Section>
        ))}
      </Specimen>
      <Specimen name="Card · Grid" layout="stack">
        <Grid columns={3}>
          {(['plain', 'tint', 'dark'] as const).map((tone) => (
            <Card key={tone} tone={tone}>
              <p>{`Tarjeta ${tone}`}</p>
            </Card>
          ))}
        </Grid>
      </Specimen>
      <Specimen name="CheckList" hasDark layout="stack">
        <CheckList items={ITEMS} />
        <CheckList items={ITEMS} columns={2} />
        <CheckList items={ITEMS} isInline />
      </Specimen>
      <Specimen name="Price">
        <Price amount={1499.99} />
        <Price amount={299} unit="/mes" size="lg" isFrom />
        <Price min={7000} max={12000} />
        <Price min={25000} isOpenEnded />
      </Specimen>
      <Specimen name="Rating" hasDark>
        <Rating value={5} />
        <Rating value={3.5} />
      </Specimen>
      <Specimen name="StatRow" hasDark layout="stack">
        <StatRow stats={STATS} />
        <StatRow stats={[...STATS, { value: '24/7', label: 'soporte' }]} />
      </Specimen>
      <Specimen name="Breadcrumb">
        <Breadcrumb
          trail={[
            { name: 'Productos', path: '/productos' },
            { name: 'Báscula', path: '/productos/bascula' },
          ]}
        />
      </Specimen>
      <Specimen name="Stack · Cluster">
        <Stack gap={3}>
          <span>Uno</span>
          <span>Dos</span>
        </Stack>
        <Cluster gap={3}>
          <span>Uno</span>
          <span>Dos</span>
        </Cluster>
      </Specimen>
      <Specimen name="Skeleton">
        <SkeletonGroup label="Cargando…">
          <Skeleton width="12rem" />
          <Skeleton width="8rem" height="2rem" />
        </SkeletonGroup>
      </Specimen>
      <Specimen name="EmptyState" layout="stack">
        <EmptyState
          title="No encontramos productos"
          hint="Prueba con otra palabra."
          action={<Button variant="secondary">Quitar filtros</Button>}
        />
      </Specimen>
      <Specimen name="WaitingScreen" layout="stack">
        <WaitingScreen />
      </Specimen>
    </>
  );
}
