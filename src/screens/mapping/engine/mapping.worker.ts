import { expose, proxy } from 'comlink';
import { createEngine } from './createEngine.ts';
import type { MappingEngine, RecordLookUp } from './MappingEngine.ts';

/** Connects the worker: returns an engine that reads basic data through the page. */
export type ConnectEngine = (lookUpRecord: RecordLookUp) => MappingEngine;

const connect: ConnectEngine = (lookUpRecord) => proxy(createEngine(lookUpRecord));

expose(connect);
