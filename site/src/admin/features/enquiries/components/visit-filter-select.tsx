import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FilterSelect } from '#src/admin/ui/filter-select.tsx';
import {
  VISIT_FILTER_LABELS,
  VISIT_FILTERS,
  type VisitFilter,
} from '@tequiora/cms/contracts/visit-columns.ts';
import { visitValuesQuery } from '../api/enquiries.ts';
import { VISIT_FILTER_OPTIONS, visitFilterOptions } from '../lib/filter-options.ts';

type VisitFilterSelectProps = {
  values: Record<VisitFilter, string>;
  onChange: (change: Partial<Record<VisitFilter, string>>) => void;
};

/** Selects what to filter by about the visit, and then one of its values. */
export function VisitFilterSelect({ values, onChange }: VisitFilterSelectProps) {
  const [filter, setFilter] = useState<VisitFilter>();
  return (
    <>
      <FilterSelect
        label="Origen de la visita"
        value={filter ?? ''}
        options={VISIT_FILTER_OPTIONS}
        onChange={(value) => setFilter(VISIT_FILTERS.find((name) => name === value))}
      />
      {filter ? (
        <VisitValueSelect
          filter={filter}
          value={values[filter]}
          onChange={(value) => onChange({ [filter]: value })}
        />
      ) : null}
    </>
  );
}

type VisitValueSelectProps = {
  filter: VisitFilter;
  value: string;
  onChange: (value: string) => void;
};

function VisitValueSelect({ filter, value, onChange }: VisitValueSelectProps) {
  const { data: values = [] } = useQuery(visitValuesQuery(filter));
  return (
    <FilterSelect
      label={VISIT_FILTER_LABELS[filter]}
      value={value}
      options={visitFilterOptions(value, values)}
      onChange={onChange}
    />
  );
}
