import { money } from '../src/money.ts';
import { findAnomalies, type GateRefusal, judgePrice, LARGEST_REPRICED_MOVE } from '../src/price-gate.ts';
import { type Decision, decide, type Offer, type RepricingRule, type Situation } from '../src/repricing.ts';
import { type History, isOwnSeller, SELLERS, type Step, type Worker } from './any-history.ts';
import { berlin, choiceOf, NOON, OWN, offerOf, ruleOf, situationOf } from './repricing-samples.ts';

/** How often each thing happened, so that a test can see that its histories are not empty. */
export type Tally = Map<string, number>;

/**
 * Lives through a history. What must hold is checked at each decision and at each price that leaves, which may be later, after the figures
 * or the rule have changed. @throws if something happens that must not
 */
export function live({ rule: first, present, offers, steps }: History, tally: Tally): void {
  const listing = new Listing(first, present, tally);
  for (const [seller, offer] of offers.entries()) listing.take({ what: 'offer', seller, offer });
  for (const next of steps) listing.take(next);
  listing.endAlone();
}

class Listing {
  #rule: RepricingRule;
  #now = NOON;
  #situation: Situation;
  readonly #offers = new Map<number, Offer>();
  #isStopped = false;
  /** In millionths: now, and when the live price was decided. */
  #rate = { before: 1_000_000, now: 1_000_000 };
  #costs: number[] = [];
  #sentOn = new Map<string, number>();
  readonly #decided: [Decision?, Decision?] = [];
  readonly #tally: Tally;

  constructor(rule: RepricingRule, present: number, tally: Tally) {
    this.#rule = rule;
    this.#situation = situationOf({ present });
    this.#tally = tally;
  }

  take(step: Step): void {
    switch (step.what) {
      case 'wait':
        this.#now += step.minutes * 60_000;
        return;
      case 'offer':
        this.#offer(step.seller, step.offer);
        return;
      case 'undercut':
        this.#offer(step.seller, { price: Math.max(0, this.#situation.present - 1) });
        return;
      case 'tenfold':
        this.#offer(step.seller, { price: this.#situation.present * 10 });
        return;
      case 'penny':
        this.#offer(step.seller, { price: 1, shipping: 0 });
        return;
      case 'leave':
        this.#offers.delete(step.seller);
        return;
      case 'figures':
        this.#situation = { ...this.#situation, ...step.figures };
        return;
      case 'rate':
        this.#rate = { ...this.#rate, now: this.#rate.before * step.factor };
        this.#situation = { ...this.#situation, rulePrice: Math.round((this.#situation.rulePrice ?? 0) * step.factor) };
        return;
      case 'cost':
        this.#costs.push(step.cost);
        this.#situation = { ...this.#situation, floor: Math.round(step.cost * 1.2) };
        return;
      case 'rule':
        this.#rule = step.rule;
        return;
      case 'stop':
        this.#isStopped = step.isStopped;
        return;
      case 'decide':
        this.#decided[step.worker] = this.#decide();
        return;
      case 'race':
        for (const worker of WORKERS) this.#decided[worker] = this.#decide();
        for (const worker of WORKERS) this.#send(worker);
        return;
      case 'send':
        this.#send(step.worker);
        return;
      case 'kill':
        this.#decided[step.worker] = undefined;
    }
  }

  #offer(seller: number, offer: Partial<Offer>): void {
    const isOwn = isOwnSeller(seller);
    const ids = isOwn ? { sellerId: 'OURS-2', isOwn: seller === SELLERS - 1 } : { sellerId: `RIVAL-${seller}` };
    this.#offers.set(seller, offerOf({ ...ids, ...offer }));
  }

  #read(): Situation {
    return {
      ...this.#situation,
      changesToday: this.#changesToday(),
      offers: { list: [...this.#offers.values()], readAt: this.#now },
    };
  }

  #changesToday(): number {
    return this.#sentOn.get(berlin(this.#now).day) ?? 0;
  }

  /** @returns undefined if the price stays */
  #decide(): Decision | undefined {
    const situation = this.#read();
    const choice = choiceOf(this.#rule);
    const decision = decide(choice, situation, berlin(this.#now), OWN);
    this.#count(decision.because.code);
    this.#requireSound(decision, situation);
    const rivals = [...this.#offers].flatMap(([seller, offer]) => (isOwnSeller(seller) ? [] : [offer]));
    const without = decide(
      choice,
      { ...situation, offers: { list: rivals, readAt: this.#now } },
      berlin(this.#now),
      OWN,
    );
    mustHold(JSON.stringify(without) === JSON.stringify(decision), 'an own offer moved the price');
    return decision.price === situation.present ? undefined : decision;
  }

  #requireSound({ price, target }: Decision, { present, floor, ceiling, rulePrice, changesToday }: Situation): void {
    if (target !== null) {
      mustHold(floor !== null && floor > 0, 'a blank floor wanted a price');
      mustHold(target >= (floor ?? 0) && target <= (ceiling ?? rulePrice ?? 0), 'wanted a price outside the bounds');
    }
    if (price === present) return;
    mustHold(floor !== null && price >= floor, 'decided a price below the floor');
    mustHold(price <= (ceiling ?? rulePrice ?? 0), 'decided a price above the ceiling');
    mustHold(changesToday < this.#rule.mostChangesPerDay, 'decided more changes than a day has');
    const { largestStep } = this.#rule;
    const most = largestStep.in === 'amount' ? largestStep.minor : (present * largestStep.basisPoints) / 10_000;
    mustHold(Math.abs(price - present) <= most, 'decided a larger step than the rule has');
  }

  #send(worker: Worker): void {
    const decision = this.#decided[worker];
    this.#decided[worker] = undefined;
    if (!decision) return;
    const { present, floor, ceiling, rulePrice } = this.#situation;
    const refusal = this.#judge(decision.price);
    this.#count(refusal ?? 'sent');
    if (refusal) return;
    const { price } = decision;
    mustHold(!this.#isStopped, 'a price left although prices are stopped');
    mustHold(floor !== null && floor > 0 && price >= floor, 'a price below the floor left');
    mustHold(price <= (ceiling ?? rulePrice ?? Number.POSITIVE_INFINITY), 'a price above the ceiling left');
    mustHold(Math.abs(price - present) * 10_000 <= present * LARGEST_REPRICED_MOVE, 'a price moved beyond the cap');
    mustHold(this.#changesToday() < this.#rule.mostChangesPerDay, 'more prices left than a day may have');
    this.#goLive(price);
  }

  #judge(price: number): GateRefusal | null {
    const { present, floor, ceiling, rulePrice } = this.#situation;
    const eur = (minor: number | null) => (minor === null ? null : money(minor, 'EUR'));
    const verdict = judgePrice({
      price: money(price, 'EUR'),
      siteCurrency: 'EUR',
      owner: 'repricer',
      floor: eur(floor),
      live: eur(present),
      killSwitch: this.#isStopped,
      isRateTooOld: false,
      maxMoveBasisPoints: LARGEST_REPRICED_MOVE,
      guards: {
        ceiling: eur(ceiling ?? rulePrice),
        marketLimits: null,
        changes: { today: this.#changesToday(), most: this.#rule.mostChangesPerDay },
        isBreakerOpen: false,
        anomalies: findAnomalies({
          lowestOffer: { before: null, now: null },
          rate: this.#rate,
          cost: this.#costs.length === 0 ? null : { now: this.#costs.at(-1) ?? 0, history: this.#costs.slice(0, -1) },
        }),
      },
    });
    return verdict.ok ? null : verdict.refusal;
  }

  #goLive(price: number): void {
    const { day } = berlin(this.#now);
    this.#sentOn.set(day, (this.#sentOn.get(day) ?? 0) + 1);
    this.#situation = { ...this.#situation, present: price, lastChangedAt: this.#now };
  }

  /** When all competitors have left, the price returns to the ceiling or the rule price, whatever was before. */
  endAlone(): void {
    const { present } = this.#situation;
    for (const seller of this.#offers.keys()) if (!isOwnSeller(seller)) this.#offers.delete(seller);
    this.#rule = ruleOf({
      ...this.#rule,
      strategy: { kind: 'lowest', below: { in: 'amount', minor: 1 } },
      schedule: ALWAYS,
    });
    const bounds = { floor: Math.ceil(present / 2), ceiling: present * 3, rulePrice: present * 2 };
    this.#situation = { ...this.#situation, ...bounds, isInStock: true };
    this.#isStopped = false;
    this.#rate = { before: 1_000_000, now: 1_000_000 };
    this.#costs = [];
    const goal = this.#rule.whenAlone === 'ceiling' ? bounds.ceiling : bounds.rulePrice;
    for (let day = 0; this.#situation.present !== goal && day < MOST_DAYS; day += 1) {
      this.take({ what: 'wait', minutes: 24 * 60 });
      this.take({ what: 'decide', worker: 0 });
      this.take({ what: 'send', worker: 0 });
    }
    mustHold(this.#situation.present === goal, `returned to ${this.#situation.present}, not to ${goal}`);
  }

  #count(what: string): void {
    this.#tally.set(what, (this.#tally.get(what) ?? 0) + 1);
  }
}

const WORKERS: readonly Worker[] = [0, 1];
const ALWAYS: RepricingRule['schedule'] = { hours: null, holidays: [] };
/** Enough steps of the smallest size for three times the price. */
const MOST_DAYS = 400;

/** @throws if it does not */
function mustHold(holds: boolean, message: string): asserts holds {
  if (!holds) throw new Error(message);
}
