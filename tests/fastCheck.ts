import fc from 'fast-check';

// The same values in each run, so that a failure comes from a change. `npm test -- --all` sets another seed.
// A failure names its seed.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });

export default fc;
