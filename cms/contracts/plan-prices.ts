import { formatCount } from './number';

/** Prices of the plans of a system for the quantities that a visitor chooses. */

/** What a plan says about one unit of the system. */
export type PlanRate = {
  /** How many the price of the plan includes. */
  included: number;
  /** Pesos for each further one; null for a plan that allows no more. */
  extra: number | null;
};

export type Plan = {
  /** Pesos with everything that the plan includes. */
  amount: number;
  /** One per unit of the system, in their order. */
  rates: readonly PlanRate[];
};

/** The unit that a price depends on: «caja», «cajas». */
export type PlanUnit = { singular: string; plural: string };

/** The price of a plan for some quantities. */
export type PlanPrice = {
  total: number;
  /** How many of each unit are beyond what the plan includes, and what they cost together. */
  extras: { count: number; amount: number }[];
};

const toCents = (pesos: number) => Math.round(pesos * 100);

/**
 * Returns the price of a plan; null when the plan does not allow that many. A unit without a rate is
 * not limited and costs nothing.
 */
export function priceOfPlan(plan: Plan, quantities: readonly number[]): PlanPrice | null {
  const extras: PlanPrice['extras'] = [];
  let cents = toCents(plan.amount);
  for (const [index, quantity] of quantities.entries()) {
    const rate = plan.rates[index];
    const count = rate ? Math.max(0, quantity - rate.included) : 0;
    if (count > 0 && rate?.extra === null) return null;
    const extra = count * toCents(rate?.extra ?? 0);
    extras.push({ count, amount: extra / 100 });
    cents += extra;
  }
  return { total: cents / 100, extras };
}

/** Returns the index of the plan that costs least for the quantities; -1 when none allows them. */
export function cheapestPlan(plans: readonly Plan[], quantities: readonly number[]): number {
  let best = -1;
  let least = Infinity;
  for (const [index, plan] of plans.entries()) {
    const total = priceOfPlan(plan, quantities)?.total ?? Infinity;
    if (total < least) [best, least] = [index, total];
  }
  return best;
}

/** Formats '3 cajas' and '1 caja'. */
export function formatQuantity({ singular, plural }: PlanUnit, quantity: number): string {
  return formatCount(quantity, singular, plural);
}

/** Formats '3 cajas y 2 sucursales'. */
export function formatQuantities(
  units: readonly PlanUnit[],
  quantities: readonly number[],
): string {
  return units.map((unit, index) => formatQuantity(unit, quantities[index] ?? 0)).join(' y ');
}
