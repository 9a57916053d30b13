import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { pendingDeletionsStore } from '#src/admin/lib/pending-deletions.ts';
import { Banner } from '#src/admin/ui/banner.tsx';
import { CheckBox } from '#src/admin/ui/check-box.tsx';
import { CodeInput } from '#src/admin/ui/code-input.tsx';
import { ConfirmDialog } from '#src/admin/ui/confirm-dialog.tsx';
import { DangerButton } from '#src/admin/ui/danger-button.tsx';
import { DataTable, type Column } from '#src/admin/ui/data-table.tsx';
import { DeletionBadge } from '#src/admin/ui/deletion-badge.tsx';
import { Dialog } from '#src/admin/ui/dialog.tsx';
import { DraftNotice } from '#src/admin/ui/draft-notice.tsx';
import { DueBadge } from '#src/admin/ui/due-badge.tsx';
import { EnquiryStatusBadge } from '#src/admin/ui/enquiry-status-badge.tsx';
import { ErrorState } from '#src/admin/ui/error-state.tsx';
import { Facts } from '#src/admin/ui/facts.tsx';
import { FileChooser } from '#src/admin/ui/file-chooser.tsx';
import { FileDrop } from '#src/admin/ui/file-drop.tsx';
import { FilterBar } from '#src/admin/ui/filter-bar.tsx';
import { FilterDate } from '#src/admin/ui/filter-date.tsx';
import { FilterSelect } from '#src/admin/ui/filter-select.tsx';
import { LinkButton } from '#src/admin/ui/link-button.tsx';
import { Pagination } from '#src/admin/ui/pagination.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { PasswordInput } from '#src/admin/ui/password-input.tsx';
import { RelativeTime } from '#src/admin/ui/relative-time.tsx';
import { RetryBanner } from '#src/admin/ui/retry-banner.tsx';
import { ScreenLink } from '#src/admin/ui/screen-link.tsx';
import { StatCard } from '#src/admin/ui/stat-card.tsx';
import { STATUS_LABELS } from '#src/admin/ui/status-labels.ts';
import { TableSkeleton } from '#src/admin/ui/table-skeleton.tsx';
import { Thumbnail } from '#src/admin/ui/thumbnail.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Specimen } from './specimen.tsx';

type Row = { name: string; price: string };

const ROWS: Row[] = [
  { name: 'Báscula con salida a caja', price: '$3,450.00' },
  { name: 'Cajón de dinero reforzado', price: '$1,190.00' },
];
const COLUMNS: Column<Row>[] = [
  { key: 'name', header: 'Nombre', isRowHeader: true, sortKey: 'name', cell: ({ name }) => name },
  { key: 'price', header: 'Precio', align: 'end', cell: ({ price }) => price },
];
const OPTIONS = [
  { value: '', label: 'Todos' },
  { value: 'nuevo', label: 'Nuevos' },
];
const HOUR_MS = 3_600_000;
const DELETED = 'por-eliminar';
pendingDeletionsStore.setState({ ids: new Set([DELETED]) });
const ignore = () => undefined;

function enquiryDueIn(hours: number) {
  return { waitingUntil: new Date(Date.now() + hours * HOUR_MS).toISOString() };
}

/** The primitives of the dashboard, `admin/ui`. */
export function DashboardSpecimens() {
  return (
    <MemoryRouter future={{ v7_startTransition: true, v7_relativeSplatPath: true }}>
      <Specimen name="Banner · DraftNotice · RetryBanner" layout="stack">
        {(['info', 'warning', 'danger', 'success'] as const).map((tone) => (
          <Banner key={tone} tone={tone} action={<Button size="sm">Reintentar</Button>}>
            {`Mensaje ${tone}`}
          </Banner>
        ))}
        <DraftNotice onDiscard={ignore} />
        <DraftNotice tone="warning" onDiscard={ignore}>
          Recuperamos lo que escribiste, pero la entrada cambió.
        </DraftNotice>
        <RetryBanner onRetry={ignore}>Error al cargar consultas.</RetryBanner>
      </Specimen>
      <Specimen name="StatCard" layout="tiles">
        <StatCard
          label="Productos"
          value="14"
          change={{ text: '+8%', direction: 'up' }}
          icon="package"
          to="/productos"
        />
        <StatCard
          label="Ventas"
          value="$45,280"
          change={{ text: '−3%', direction: 'down' }}
          icon="trending"
        />
        <StatCard label="Servicios" value={undefined} icon="briefcase" />
      </Specimen>
      <Specimen name="EnquiryStatusBadge · DueBadge · RelativeTime">
        {(Object.keys(STATUS_LABELS) as (keyof typeof STATUS_LABELS)[]).map((status) => (
          <EnquiryStatusBadge key={status} status={status} />
        ))}
        {[-3, 0.5, 30].map((hours) => (
          <DueBadge key={hours} enquiry={enquiryDueIn(hours)} />
        ))}
        <RelativeTime iso={new Date(Date.now() - HOUR_MS).toISOString()} />
      </Specimen>
      <Specimen name="DeletionBadge">
        <DeletionBadge id={DELETED} />
      </Specimen>
      <Specimen name="DangerButton · LinkButton · ScreenLink">
        <DangerButton>Eliminar</DangerButton>
        <LinkButton to="/productos/nuevo" icon="plus">
          Agregar producto
        </LinkButton>
        <ScreenLink to="/productos">Ver productos</ScreenLink>
      </Specimen>
      <Specimen name="CheckBox · PasswordInput · CodeInput" layout="tiles">
        <CheckBox label="Marcado" isChecked onToggle={ignore} />
        <CheckBox label="Sin marcar" isChecked={false} onToggle={ignore} />
        <CheckBox label="Algunos" isChecked={false} isMixed onToggle={ignore} />
        <PasswordInput id="campo-clave" label="Contraseña" autoComplete="off" />
        <CodeInput id="campo-codigo" />
      </Specimen>
      <Specimen name="FilterBar · FilterSelect · FilterDate" layout="stack">
        <FilterBar
          label="Filtros de ejemplo"
          activeCount={1}
          search={{ placeholder: 'Nombre o folio', value: '', onChange: ignore }}
          onClear={ignore}
        >
          <FilterSelect label="Estado" value="nuevo" options={OPTIONS} onChange={ignore} />
          <FilterDate label="Desde" value="2026-11-01" onChange={ignore} />
        </FilterBar>
      </Specimen>
      <Specimen name="DataTable · TableSkeleton · Pagination" layout="stack">
        <DataTable
          caption="Productos"
          columns={COLUMNS}
          rows={ROWS}
          rowKey={({ name }) => name}
          isUrgent={({ name }) => name.startsWith('Báscula')}
          sort={{ key: 'name', isDescending: false }}
          onSort={ignore}
        />
        <TableSkeleton label="Cargando productos…" rows={2} />
        <Pagination
          page={2}
          pageSize={25}
          total={60}
          noun={['producto', 'productos']}
          onPage={ignore}
        />
      </Specimen>
      <Specimen name="Panel · Facts · Thumbnail" layout="tiles">
        <Panel title="Cliente" action={<ScreenLink to="/">Ver todo</ScreenLink>}>
          <Facts facts={[{ label: 'Correo', value: 'ana@example.com' }]} />
        </Panel>
        <Thumbnail url="/icons/icon-192.png" />
        <Thumbnail url={null} />
      </Specimen>
      <Specimen name="FileChooser">
        <FileChooser
          label="Adjuntar archivo"
          fieldLabel="Archivo adjunto"
          accept="application/pdf"
          onFile={ignore}
        />
      </Specimen>
      <Specimen name="FileDrop" layout="stack">
        <FileDrop isActive onFile={ignore}>
          Arrastra aquí tu archivo de Excel
        </FileDrop>
      </Specimen>
      <Specimen name="ErrorState" layout="stack">
        <ErrorState title="Error al cargar consultas" hint="Sin conexión." onRetry={ignore} />
      </Specimen>
      <Specimen name="Dialog · ConfirmDialog">
        <DialogSpecimens />
      </Specimen>
    </MemoryRouter>
  );
}

function DialogSpecimens() {
  const [opened, setOpened] = useState<'dialog' | 'confirm' | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <Button onClick={() => setOpened('dialog')}>Abrir diálogo</Button>
      <Button onClick={() => setOpened('confirm')}>Abrir confirmación</Button>
      <Dialog
        isOpen={opened === 'dialog'}
        onClose={close}
        title="Diálogo"
        description="Con un botón al final."
        footer={<Button onClick={close}>Aceptar</Button>}
      />
      <ConfirmDialog
        isOpen={opened === 'confirm'}
        onClose={close}
        onConfirm={close}
        title="¿Eliminar la consulta?"
        description="No se puede deshacer."
        confirmLabel="Eliminar consulta"
      />
    </>
  );
}
