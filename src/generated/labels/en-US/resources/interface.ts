// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';
import interfaceLabels from '../entities/interface.ts';
import menuLabels from '../entities/menu.ts';

const labels: Table = {
  entities: { interface: interfaceLabels, menu: menuLabels },
  resources: {
  "interface": {
    "title": "Interfaces",
    "record": "interface",
    "description": "An interface exchanges one kind of document with an ERP or WCS. Create one, map its fields, then take it online.",
    "groups": {
      "basic": {
        "title": "Basics"
      },
      "connection": {
        "title": "Connection"
      },
      "schedule": {
        "title": "Trigger"
      },
      "processing": {
        "title": "Processing"
      },
      "alarm": {
        "title": "Alarm"
      }
    },
    "actions": {
      "online": {
        "title": "Online",
        "consequence": "The interface starts to accept and dispatch documents."
      },
      "offline": {
        "title": "Offline",
        "consequence": "The interface refuses new documents and stops debugging. What is queued is kept."
      },
      "suspend": {
        "title": "Suspend",
        "consequence": "The interface still accepts documents, but they queue until it is resumed."
      },
      "resume": {
        "title": "Resume",
        "consequence": "The interface dispatches what has queued up, then carries on."
      },
      "runNow": {
        "title": "Run now",
        "consequence": "The interface fetches documents at once, as at its scheduled time."
      },
      "debug": {
        "title": "Debug",
        "consequence": "For 30 minutes every run is recorded step by step. Documents are sent for real."
      },
      "unDebug": {
        "title": "Stop debugging",
        "consequence": "Runs are no longer recorded step by step."
      },
      "export": {
        "title": "Export"
      }
    },
    "tabs": {
      "mapping": {
        "title": "Field mapping"
      },
      "rules": {
        "title": "Rules"
      },
      "logs": {
        "title": "Logs"
      },
      "pending": {
        "title": "Pending"
      },
      "debugging": {
        "title": "Debug"
      },
      "docs": {
        "title": "Docs"
      }
    }
  }
},
};

export default labels;
