/** Bounds of a gate, in weight: what asks for more work weighs more. */
export interface GateBounds {
  /** Worked on at once for everybody together. */
  readonly atOnce: number;
  readonly atOncePerAddress: number;
  readonly atOncePerSession: number;
  /** Requests that may wait, for everybody together. */
  readonly longestLine: number;
  readonly longestLinePerAddress: number;
}

/** One request at the gate. */
export interface Arrival {
  readonly address: string;
  /** Null for whoever has no session yet; all of them at one address take turns as one. */
  readonly session: string | null;
  readonly weight: number;
  /** Called once when a request that had to wait may begin. */
  readonly begin: () => void;
  /** Called instead when a request that had to wait loses its place; never after `leave`. */
  readonly turnAway: () => void;
}

/** A request at the gate; hand it back to `leave` when its work is done or it has given up. */
export interface Pass {
  /** `over`: turned away, or has left. */
  readonly state: 'waiting' | 'running' | 'over';
}

interface House {
  readonly name: string;
  readonly parties: Map<string, Party>;
  /** Sessions with a request that could begin, in the order of their turns. */
  readonly ready: Set<Party>;
  running: number;
  waiting: number;
}

interface Party {
  readonly name: string;
  readonly house: House;
  readonly mostAtOnce: number;
  readonly line: Set<Entry>;
  running: number;
}

class Entry implements Pass {
  readonly party: Party;
  readonly arrival: Arrival;
  state: Pass['state'] = 'waiting';

  constructor(party: Party, arrival: Arrival) {
    this.party = party;
    this.arrival = arrival;
  }
}

const withoutSession = '';

const longest = <Item>(items: Iterable<Item>, lengthOf: (item: Item) => number): Item | null => {
  let found: Item | null = null;
  for (const item of items) if (found === null || lengthOf(item) > lengthOf(found)) found = item;
  return found;
};

/**
 * Lets requests begin in turns: addresses take turns, within an address its sessions do, within a session who came
 * first. A newcomer begins as long as what is under way for all, for its address and for its session is below the
 * bounds. When a line is full, the longest part of it loses its oldest request, so that nobody fills it for others.
 */
export class FairGate {
  readonly #bounds: GateBounds;
  readonly #houses = new Map<string, House>();
  readonly #ready = new Set<House>();
  #running = 0;
  #waiting = 0;

  constructor(bounds: GateBounds) {
    this.#bounds = bounds;
  }

  /** Weight of what is under way for everybody. */
  get running(): number {
    return this.#running;
  }

  /** Weight of what is under way for an address. */
  runningFor(address: string): number {
    return this.#houses.get(address)?.running ?? 0;
  }

  /** Names the gate remembers; empty when nothing is under way and nobody waits. */
  get size(): number {
    return this.#houses.size;
  }

  /** Lets a request begin, wait or go: the state of its pass says which. */
  enter(arrival: Arrival): Pass {
    const party = this.#partyOf(arrival);
    const { house } = party;
    const entry = new Entry(party, arrival);
    if (
      this.#running < this.#bounds.atOnce &&
      house.running < this.#bounds.atOncePerAddress &&
      party.running < party.mostAtOnce
    ) {
      this.#start(entry);
      return entry;
    }
    if (!this.#makeRoom(party)) {
      this.#forget(entry);
      return entry;
    }
    party.line.add(entry);
    house.waiting += 1;
    this.#waiting += 1;
    this.#updateTurns(party);
    return entry;
  }

  /** Ends a pass: its place is the next one's. Does nothing the second time. */
  leave(pass: Pass): void {
    const entry = pass as Entry;
    const { party } = entry;
    if (entry.state === 'over') return;
    if (entry.state === 'waiting') this.#takeOut(entry);
    else {
      const { weight } = entry.arrival;
      party.running -= weight;
      party.house.running -= weight;
      this.#running -= weight;
    }
    this.#forget(entry);
    this.#updateTurns(party);
    this.#fill();
  }

  #partyOf({ address, session }: Arrival): Party {
    let house = this.#houses.get(address);
    if (house === undefined) {
      house = { name: address, parties: new Map(), ready: new Set(), running: 0, waiting: 0 };
      this.#houses.set(address, house);
    }
    const name = session ?? withoutSession;
    let party = house.parties.get(name);
    if (party === undefined) {
      const mostAtOnce = session === null ? this.#bounds.atOncePerAddress : this.#bounds.atOncePerSession;
      party = { name, house, mostAtOnce, line: new Set(), running: 0 };
      house.parties.set(name, party);
    }
    return party;
  }

  #start(entry: Entry): void {
    const { party, arrival } = entry;
    entry.state = 'running';
    party.running += arrival.weight;
    party.house.running += arrival.weight;
    this.#running += arrival.weight;
  }

  #takeOut(entry: Entry): void {
    const { party } = entry;
    party.line.delete(entry);
    party.house.waiting -= 1;
    this.#waiting -= 1;
  }

  /** Marks a request as over and drops what nobody needs any more of its session and address. */
  #forget(entry: Entry): void {
    const { party } = entry;
    const { house } = party;
    entry.state = 'over';
    if (party.running === 0 && party.line.size === 0) house.parties.delete(party.name);
    if (house.parties.size === 0) this.#houses.delete(house.name);
  }

  /** Room in the lines for one more of this session; false when its own part is the longest. */
  #makeRoom(party: Party): boolean {
    const { house } = party;
    if (house.waiting >= this.#bounds.longestLinePerAddress) return this.#shortenFor(party, house);
    if (this.#waiting < this.#bounds.longestLine) return true;
    const fullest = longest(this.#houses.values(), ({ waiting }) => waiting);
    return fullest !== null && this.#shortenFor(party, fullest);
  }

  #shortenFor(party: Party, house: House): boolean {
    if (house !== party.house && house.waiting <= party.house.waiting + 1) return false;
    const loser = longest(house.parties.values(), ({ line }) => line.size);
    if (loser === null || (house === party.house && loser.line.size <= party.line.size + 1)) return false;
    const [oldest] = loser.line;
    if (oldest === undefined) return false;
    this.#takeOut(oldest);
    this.#forget(oldest);
    this.#updateTurns(loser);
    oldest.arrival.turnAway();
    return true;
  }

  #updateTurns(party: Party): void {
    const { house } = party;
    if (party.line.size > 0 && party.running < party.mostAtOnce) house.ready.add(party);
    else house.ready.delete(party);
    if (house.ready.size > 0 && house.running < this.#bounds.atOncePerAddress) this.#ready.add(house);
    else this.#ready.delete(house);
  }

  #fill(): void {
    while (this.#running < this.#bounds.atOnce) {
      const [house] = this.#ready;
      if (house === undefined) return;
      const [party] = house.ready;
      if (party === undefined) return;
      const [entry] = party.line;
      if (entry === undefined) return;
      // Taken out first, so that both stand behind all others when they are added again.
      this.#ready.delete(house);
      house.ready.delete(party);
      this.#takeOut(entry);
      this.#start(entry);
      this.#updateTurns(party);
      // On a later turn: what is answered at once would otherwise begin the next within itself, line after line.
      setImmediate(entry.arrival.begin);
    }
  }
}
