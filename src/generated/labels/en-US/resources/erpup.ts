// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
import interfaceLabels from '../entities/interface.ts';
import successRuleTestLabels from '../entities/successRuleTest.ts';
import menuLabels from '../entities/menu.ts';

const labels: PhraseTable = {
  entities: { interface: interfaceLabels, successRuleTest: successRuleTestLabels, menu: menuLabels },
  resources: {
  "erpup": {
    "title": "ERP upload interfaces",
    "recordTitle": "interface",
    "description": "An interface exchanges one kind of document with an ERP or WCS. Create one, map its fields, then bring it online.",
    "groups": {
      "basic": {
        "title": "Basic information"
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
        "title": "Bring online",
        "titleWithName": "Bring {{name}} online",
        "confirmMessage": "The interface starts to accept and deliver documents."
      },
      "offline": {
        "title": "Take offline",
        "titleWithName": "Take {{name}} offline",
        "confirmMessage": "The interface rejects new documents and stops debugging. Queued documents are kept."
      },
      "suspend": {
        "title": "Suspend",
        "confirmMessage": "The interface still accepts documents and queues them until you resume it."
      },
      "resume": {
        "title": "Resume",
        "confirmMessage": "The interface delivers the queued documents, then continues as usual."
      },
      "runNow": {
        "title": "Run now",
        "confirmMessage": "The interface fetches documents now, as it does at its scheduled time."
      },
      "debug": {
        "title": "Debug",
        "confirmMessage": "Records every run step by step for 30 minutes. Documents are sent for real."
      },
      "unDebug": {
        "title": "Stop debugging",
        "confirmMessage": "Runs are no longer recorded step by step."
      },
      "export": {
        "title": "Export"
      }
    },
    "testActions": {
      "testSuccessRule": {
        "title": "Test success rule"
      }
    },
    "recordTabs": {
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
      "failures": {
        "title": "Failures"
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
