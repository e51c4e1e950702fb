import type { Handle } from './endpoints.ts';

/** What works on its own beside the calls, until it is stopped. */
export interface Worker {
  readonly stop: () => Promise<void>;
}

/**
 * One noun of the shop. What its service needs of others it takes as parameters of the function that builds it; what only
 * its calls need is given when all modules stand, so that two nouns may answer with each other's help.
 */
export interface Module<Service = unknown, RouteNeeds = unknown> {
  /** What the noun does for others; undefined when it only answers calls. */
  readonly service: Service;
  /** Registers what answers the noun's calls. */
  readonly routes?: (handle: Handle, needs: RouteNeeds) => void;
  /** Deletes what has expired; `before(ageMs)` is the moment that long ago. */
  readonly tidyUp?: (before: (ageMs: number) => Date) => Promise<void>;
  /** Starts what works beside the calls. @param publicUrl address of the shop as people open it */
  readonly startWork?: (publicUrl: string) => readonly Worker[];
}

/** Modules with the services they give. */
export interface Composition<Services, RouteNeeds> {
  readonly services: Services;
  readonly modules: readonly Module<unknown, RouteNeeds>[];
  /** Adds a module that is built from what stands already; its service goes by the name from then on. */
  readonly with: <Name extends string, Service, Needs>(
    name: Name,
    build: (given: Services) => Module<Service, Needs>,
  ) => Composition<Services & Readonly<Record<Name, Service>>, RouteNeeds & Needs>;
}

/** A composition to begin with; `services` are what the first module may need. */
export function compose<Services extends object, RouteNeeds>(
  services: Services,
  modules: readonly Module<unknown, RouteNeeds>[],
): Composition<Services, RouteNeeds> {
  return {
    services,
    modules,
    with<Name extends string, Service, Needs>(
      name: Name,
      build: (given: Services) => Module<Service, Needs>,
    ) {
      const module = build(services);
      const together = { ...services, [name]: module.service } as Services & Readonly<Record<Name, Service>>;
      return compose<typeof together, RouteNeeds & Needs>(together, [...modules, module]);
    },
  };
}
