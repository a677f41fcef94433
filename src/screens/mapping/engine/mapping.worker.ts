import { expose, proxy } from 'comlink';
import { createEngine } from './createEngine.ts';
import type { MappingEngine, RecordLookUp } from './MappingEngine.ts';

/** What the page is given by the worker: an engine that asks the page for basic data. */
export type ConnectEngine = (lookUpRecord: RecordLookUp) => MappingEngine;

const connect: ConnectEngine = (lookUpRecord) => proxy(createEngine(lookUpRecord));

expose(connect);
