import { Panel } from '#src/admin/ui/panel.tsx';
import { Skeleton, SkeletonGroup } from '#src/components/ui/skeleton.tsx';
import { EnquiryLayout } from './enquiry-layout.tsx';

/** Placeholder while an enquiry loads. */
export function EnquirySkeleton() {
  return (
    <SkeletonGroup label="Cargando la consulta…">
      <EnquiryLayout
        main={
          <>
            <Panel>
              <Skeleton height="7rem" />
            </Panel>
            <Panel>
              <Skeleton height="12rem" />
            </Panel>
          </>
        }
        side={
          <>
            <Panel>
              <Skeleton height="6rem" />
            </Panel>
            <Panel>
              <Skeleton height="16rem" />
            </Panel>
          </>
        }
      />
    </SkeletonGroup>
  );
}
